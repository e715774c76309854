// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks::live {

/// What the driver tells of a GPU (NVML), a few times a second. What a board does not tell is empty.
struct Telemetry {
    std::optional<double> busy; ///< 0..1: share of the last sample period in which any kernel ran, however
                                ///< small: no measure of how full the GPU is (NVML calls it utilisation)
    std::optional<double> memory_busy; ///< 0..1: share of it in which device memory was read or written
    std::optional<double> sm_mhz, memory_mhz;
    std::optional<double> power_w;
    std::optional<double> temperature_c;
    std::optional<std::int64_t> memory_used_bytes;
    std::optional<double> sm_occupancy;   ///< 0..1, from GPM
    std::optional<double> dram_bandwidth; ///< 0..1 of the peak, from GPM
    std::vector<std::string> throttled;   ///< why the clocks are held down, in words; empty: they are not
    std::optional<int> other_processes;   ///< that compute on this GPU

    friend bool operator==(const Telemetry&, const Telemetry&) = default;
};

/// One moment of a run, `t` seconds after it began.
struct Sample {
    double t = 0;
    /// Of each SM: resident warps over the most it holds, 0..1. Empty: not known at this moment.
    std::vector<float> occupancy;
    /// Grid barriers that the running launch has passed (rows of CUDA-SYNC).
    std::optional<std::int64_t> barriers;
    std::optional<Telemetry> telemetry;

    friend bool operator==(const Sample&, const Sample&) = default;
};

} // namespace ks::live
