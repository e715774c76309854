// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <chrono>
#include <semaphore>
#include <stop_token>
#include <thread>

namespace ks {

/// How soon after a stop request a run must have ended. Sanitizers make everything several times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::chrono::milliseconds promptly{500};
#else
inline constexpr std::chrono::milliseconds promptly{100};
#endif

/// Somebody who asks a run to stop, from a thread of their own, once it has told of progress: so it is at
/// work.
class Impatient {
public:
    std::stop_token token() const { return source_.get_token(); }
    /// For the run's progress.
    void see() {
        if (!seen_.exchange(true))
            begun_.release();
    }
    /// When the run has ended: whether that was promptly after it was asked to.
    bool was_heard() {
        const auto ended = Clock::now();
        see(); // or it would wait for ever, where nothing was told
        user_.join();
        return ended - asked_ < promptly;
    }
    ~Impatient() { see(); }

private:
    using Clock = std::chrono::steady_clock;

    std::stop_source source_;
    std::binary_semaphore begun_{0};
    std::atomic<bool> seen_ = false;
    Clock::time_point asked_;
    std::jthread user_{[this] {
        begun_.acquire();
        asked_ = Clock::now();
        source_.request_stop();
    }};
};

} // namespace ks
