// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/curve_store.h"
#include "solvers/gpu/counters/host.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace ks::gpu {

/// CUPTI's PM sampling: the hardware writes its counters to a buffer every 50 microseconds while the GPU
/// works, and a thread of this process reads the buffer. It counts all work on the GPU, including other
/// programs.
class PmSampling {
public:
    using Clock = std::chrono::steady_clock;

    /// Starts sampling. Times of the curves count from `zero`.
    static Result<std::unique_ptr<PmSampling>> start(const Cupti& cupti, const HostProfiler& host, int device,
                                                     Clock::time_point zero);
    ~PmSampling();
    PmSampling(const PmSampling&) = delete;
    PmSampling& operator=(const PmSampling&) = delete;

    /// Ends sampling and reads the remaining samples.
    Result<std::vector<live::CounterCurve>> finish();

private:
    PmSampling(const Cupti& cupti, const HostProfiler& host)
        : cupti_(cupti), host_(host), curves_(host.metrics().size()) {}
    Result<void> configure(int device);
    Result<void> begin(Clock::time_point zero);
    Result<void> end();
    void read_until(const std::stop_token& stop);
    Result<void> read_buffer();
    Result<bool> read_image();
    Result<void> reset_image();
    Result<void> take(std::size_t sample);

    const Cupti& cupti_;
    const HostProfiler& host_;
    CUpti_PmSampling_Object* sampling_ = nullptr;
    bool running_ = false;
    std::vector<std::uint8_t> config_;
    std::vector<std::uint8_t> data_; ///< the counter data image
    CurveStore curves_;
    double begin_s_ = 0;                      ///< when sampling began, in seconds after `zero`
    std::optional<std::uint64_t> first_time_; ///< of the first sample, by the GPU's clock, in nanoseconds
    std::mutex mutex_;
    std::optional<Error> failure_; ///< failure of the reading thread
    std::jthread reader_;          ///< the last member, because it uses the others
};

} // namespace ks::gpu
