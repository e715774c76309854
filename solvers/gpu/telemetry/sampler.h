// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/telemetry/nvml.h"
#include "solvers/live/samples.h"

#include <chrono>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace ks::gpu {

/// Reads a GPU's values eight times per second, on a separate thread. NVML averages some values over a longer
/// time, so a faster rate would repeat them.
class TelemetrySampler {
public:
    static constexpr std::chrono::milliseconds interval{125};
    using Callback = std::function<void(const live::Telemetry&)>;

    /// Starts the thread and returns at once; the thread loads the library with `load`. `callback` is called
    /// on the thread, and never after the sampler is destroyed.
    TelemetrySampler(std::function<Result<nvml::Functions>()> load, std::string uuid, bool gpm,
                     Callback callback);
    /// Ends the thread without waiting for the next sample.
    ~TelemetrySampler() = default;

    /// Returns the values that are missing and the reasons, as far as known now; one sentence each.
    std::vector<std::string> remarks() const;

private:
    void run(std::stop_token stop, const std::function<Result<nvml::Functions>()>& load,
             const std::string& uuid, bool gpm, const Callback& callback);
    void remark(const std::string& sentence);

    mutable std::mutex mutex_;
    std::vector<std::string> remarks_;
    std::jthread thread_; ///< the last member, because it uses the others
};

} // namespace ks::gpu
