// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace ks {

inline constexpr int warp_size = 32;
inline constexpr int most_block_threads = 1024; ///< on every device from compute capability 2.0 on

/// What one compute capability allows (CUDA's cuda_occupancy.h; 2.0 from the header of CUDA 7.0). Memory in
/// bytes.
struct ComputeCapability {
    std::string_view name; ///< "9.0"
    int threads_per_sm = 0;
    int warps_per_sm = 0;
    int blocks_per_sm = 0;
    int registers_per_sm = 0;
    int registers_per_block = 0;
    int registers_per_thread = 0;
    int register_unit = 0; ///< registers are given to a warp in multiples of it
    int sub_partitions = 0;
    int shared_per_sm = 0;
    int shared_per_block = 0;               ///< without opting in
    int shared_per_block_optin = 0;         ///< equal to shared_per_block where there is no opt-in
    int shared_reserved = 0;                ///< taken by the system from each block
    int shared_unit = 0;                    ///< shared memory is given in multiples of it
    std::span<const int> shared_splits_kib; ///< choices of shared_per_sm, ascending; empty: there is none
};

/// A device as its maker or the papers describe it. The calculator and the emulator take its limits; those of
/// a GPU that is present come from the driver, never from this table.
struct DevicePreset {
    std::string_view id;   ///< "h200"
    std::string_view name; ///< "H200"
    std::string_view cc;   ///< "9.0"
    int sms = 0;
    int cores = 0;
    int clock_mhz = 0;
    std::int64_t memory_bytes = 0;
    double peak_gb_s = 0;
    std::int64_t l2_bytes = 0;

    const ComputeCapability& limits() const;
};

std::span<const ComputeCapability> compute_capabilities();
std::span<const DevicePreset> device_presets();

/// An unknown preset is a usage error that names the known ones.
Result<const DevicePreset*> find_device_preset(std::string_view id);

/// The preset that is most like a GPU: the one whose name ends its own ("NVIDIA H200"), else the first of its
/// compute capability. Null: none is like it.
const DevicePreset* preset_like(std::string_view gpu, std::string_view cc);

} // namespace ks
