// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace ks {

inline constexpr int warp_size = 32;
inline constexpr int most_block_threads = 1024; ///< on every device from compute capability 2.0 on

/// The limits of one compute capability (CUDA's cuda_occupancy.h; 2.0 from the header of CUDA 7.0). Memory in
/// bytes.
struct ComputeCapability {
    std::string_view name; ///< "9.0"
    int threads_per_sm = 0;
    int warps_per_sm = 0;
    int blocks_per_sm = 0;
    int registers_per_sm = 0;
    int registers_per_block = 0;
    int registers_per_thread = 0;
    int register_unit = 0; ///< registers of a warp are allocated in multiples of this
    int sub_partitions = 0;
    int shared_per_sm = 0;
    int shared_per_block = 0;               ///< without opt-in
    int shared_per_block_optin = 0;         ///< equal to shared_per_block without an opt-in
    int shared_reserved = 0;                ///< per block, for the system
    int shared_unit = 0;                    ///< shared memory is allocated in multiples of this
    std::span<const int> shared_splits_kib; ///< possible values of shared_per_sm, ascending; empty: fixed
};

/// A device as its maker or the papers describe it. The calculator and the emulator use its limits; the
/// limits of a real GPU come from the driver, never from this table.
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

/// Returns a preset. An unknown preset is a usage error that lists the known ones.
Result<const DevicePreset*> find_device_preset(std::string_view id);

/// Returns the preset that is most similar to a GPU: the one whose name ends the GPU's name ("NVIDIA H200"),
/// otherwise the first of its compute capability. Null: none is similar.
const DevicePreset* preset_like(std::string_view gpu, std::string_view cc);

} // namespace ks
