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

/// Asks a GPU eight times a second, on a thread of its own. NVML averages some of its figures over longer
/// than that, so a faster rate would tell the same again.
class TelemetrySampler {
public:
    static constexpr std::chrono::milliseconds interval{125};
    using Callback = std::function<void(const live::Telemetry&)>;

    /// Returns at once: the library is loaded on the thread, by `load`. `callback` is called on the thread,
    /// and not any more once the sampler is destroyed.
    TelemetrySampler(std::function<Result<nvml::Functions>()> load, std::string uuid, bool gpm,
                     Callback callback);
    /// Ends the thread without waiting for the next sample.
    ~TelemetrySampler() = default;

    /// What is not told, and why, as far as is known by now; a sentence each.
    std::vector<std::string> remarks() const;

private:
    void run(std::stop_token stop, const std::function<Result<nvml::Functions>()>& load,
             const std::string& uuid, bool gpm, const Callback& callback);
    void remark(const std::string& sentence);

    mutable std::mutex mutex_;
    std::vector<std::string> remarks_;
    std::jthread thread_; ///< the last member: it uses the others
};

} // namespace ks::gpu
