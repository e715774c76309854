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

/// The results of a traced run, per launch. A backend with a recorder runs traced.
struct Recorder {
    struct Launched {
        std::string kernel;
        LaunchShape shape;
        SiteTable sites;
        std::int64_t traced = 0;         ///< number of traced blocks
        std::vector<std::int64_t> costs; ///< costs of each block, as in Launch
        std::int64_t blocks_per_sm = 0;
        bool measured = true; ///< whether the registers and the static shared memory, which blocks_per_sm
                              ///< depends on, are known
        std::optional<WarpRecord> window; ///< set for the launch that was requested
    };

    std::optional<std::int64_t> blocks; ///< number of blocks to trace per launch; empty: all
    std::optional<WarpPlace> window;    ///< the warp to record
    double expected_events = 0;         ///< events of the whole run if every block were traced
    double most_events = 0;             ///< a run that expects more events is refused before its first launch
    bool findings = false;              ///< watch for races and other faults; launches then use one OS thread
    bool lockstep = false;              ///< the lanes of a warp take turns after every event
    std::vector<Launched> launches;
    std::vector<PlacedBuffer> buffers;
    int sms = 0;                      ///< SMs of the emulated device
    int load_bytes = 32;              ///< bytes that the device moves at a time for a global load
    std::vector<Found> found;         ///< findings that did not void a launch
    std::optional<LaunchFault> fault; ///< the fault that voided the last launch
    /// Returns the warp that last wrote the word at this offset of the last downloaded buffer, or nothing if
    /// no traced block wrote it. May be called while the backend lives and watches for findings.
    std::function<std::optional<WarpPlace>(std::int64_t offset)> writer;
};

using KernelLists = std::span<const KernelList<EmulatedKernel>>;

/// The kernels of every variant in variants.def, and those that were added.
KernelLists built_in_kernels();

/// Makes kernels known that are compiled at run time. They outlive the process's runs. Call it before the
/// first of them.
void add_kernels(KernelList<EmulatedKernel> kernels);

/// Returns "family.name" of each kernel, without arrays in constant memory, in the order of the lists.
std::vector<std::string> kernel_names(KernelLists kernels = built_in_kernels());

/// Opens the emulator with these kernels, for the preset and budget of `request`. `recorder` must outlive the
/// backend.
Result<std::unique_ptr<Backend>> open_emulator(const BackendRequest& request,
                                               KernelLists kernels = built_in_kernels(),
                                               Recorder* recorder = nullptr);

/// Frees a buffer of the emulator now, even if handles to it remain, as cudaFree does. Using the buffer later
/// is an error, and a finding in a kernel.
void release(const Buffer& buffer);

} // namespace ks::emulator
