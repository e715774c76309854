// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/checking/memory_checker.h"
#include "solvers/emulator/engine/launch.h"
#include "solvers/emulator/memory.h"
#include "solvers/emulator/warp_place.h"
#include "solvers/kernels/backend.h"
#include "solvers/kernels/kernel_table.h"

#include <functional>
#include <optional>
#include <vector>

namespace ks::emulator {

/// What a traced run leaves behind, launch by launch. With a recorder a backend runs traced.
struct Recorder {
    struct Launched {
        std::string kernel;
        LaunchShape shape;
        SiteTable sites;
        std::int64_t traced = 0;         ///< blocks
        std::vector<std::int64_t> costs; ///< of each block, as Launch has them
        std::int64_t blocks_per_sm = 0;
        bool measured =
            true; ///< whether registers and static shared memory, on which blocks_per_sm rests, are known
        std::optional<WarpRecord> window; ///< in the launch that was asked for
    };

    std::optional<std::int64_t> blocks; ///< of each launch to trace; empty: all
    std::optional<WarpPlace> window;    ///< the warp to record
    double expected_events = 0;         ///< of the whole run if every block were traced
    double most_events = 0;             ///< a run that expects more is refused before its first launch
    bool findings = false;              ///< watch for races and the like; launches then take one OS thread
    bool lockstep = false;              ///< the lanes of a warp take turns after every event
    std::vector<Launched> launches;
    std::vector<PlacedBuffer> buffers;
    int sms = 0;                      ///< of the device emulated
    int load_bytes = 32;              ///< what the device moves at a time for a global load
    std::vector<Found> found;         ///< what was found without voiding a launch
    std::optional<LaunchFault> fault; ///< what voided the last launch
    /// The warp that last wrote the word at this offset of what the host has downloaded last; empty where no
    /// traced block wrote it. It may be called while the backend lives and looks for findings.
    std::function<std::optional<WarpPlace>(std::int64_t offset)> writer;
};

using KernelLists = std::span<const KernelList<EmulatedKernel>>;

/// The kernels of every variant in variants.def.
KernelLists built_in_kernels();

/// "family.name" of each, arrays in constant memory left out, in the order of the lists.
std::vector<std::string> kernel_names(KernelLists kernels = built_in_kernels());

/// Opens the emulator for the preset and budget of `request`, with these kernels. `recorder` outlives the
/// backend.
Result<std::unique_ptr<Backend>> open_emulator(const BackendRequest& request,
                                               KernelLists kernels = built_in_kernels(),
                                               Recorder* recorder = nullptr);

/// Frees a buffer of the emulator now, even if handles to it remain, as cudaFree does. Using it is an error
/// from here on, and in a kernel a finding.
void release(const Buffer& buffer);

} // namespace ks::emulator
