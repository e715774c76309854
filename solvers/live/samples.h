// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks::live {

/// The values that the driver reports about a GPU (NVML), several times per second. A value that the board
/// does not report is empty.
struct Telemetry {
    std::optional<double> busy; ///< 0..1: fraction of the last sample period in which any kernel ran, however
                                ///< small. It does not show how full the GPU is (NVML calls it utilisation)
    std::optional<double> memory_busy; ///< 0..1: fraction of the period in which device memory was read or
                                       ///< written
    std::optional<double> sm_mhz, memory_mhz;
    std::optional<double> power_w;
    std::optional<double> temperature_c;
    std::optional<std::int64_t> memory_used_bytes;
    std::optional<double> sm_occupancy;   ///< 0..1, from GPM
    std::optional<double> dram_bandwidth; ///< 0..1 of the peak, from GPM
    std::vector<std::string> throttled;   ///< reasons for reduced clocks, in words; empty: not reduced
    std::optional<int> other_processes;   ///< number of other processes that compute on this GPU

    friend bool operator==(const Telemetry&, const Telemetry&) = default;
};

/// One sample of a run, `t` seconds after its beginning.
struct Sample {
    double t = 0;
    /// [SM]: resident warps / maximum warps, 0..1. Empty: not known at this moment.
    std::vector<float> occupancy;
    /// Number of grid barriers that the running launch has passed (rows of CUDA-SYNC).
    std::optional<std::int64_t> barriers;
    std::optional<Telemetry> telemetry;

    friend bool operator==(const Sample&, const Sample&) = default;
};

} // namespace ks::live
