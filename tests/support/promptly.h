// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sanitizers.h"
#include "tests/support/cpu_clock.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <semaphore>
#include <stop_token>
#include <thread>

namespace ks {

/// A user who cancels a run from a separate thread, and measures how soon the run ends.
class Impatient {
public:
    enum class Asks {
        once_seen,    ///< after the run has reported progress (`see`)
        once_at_work, ///< after this process has then worked for 20 ms, for runs that report no progress
    };

    explicit Impatient(Asks when = Asks::once_seen) : user_([this, when] { ask(when); }) {}
    ~Impatient() { end(); }

    std::stop_token token() const { return source_.get_token(); }

    /// Call it when the run reports progress, or when it begins.
    void see() {
        if (!seen_.exchange(true))
            begun_.release();
    }

    /// Call it after the run has ended: returns whether it ended promptly after the request, and prints how
    /// soon. Returns false if it ended before the request.
    bool was_heard(unsigned threads = 1) {
        const bool asked = source_.stop_requested();
        end();
        user_.join();
        const double took = since_asked_.milliseconds(), at_most = slower * 100 * threads;
        const std::chrono::duration<double, std::milli> wall = Clock::now() - asked_at_;
        if (asked)
            std::printf("stopped after %.1f ms of CPU time, %.1f ms in all\n", took, wall.count());
        else
            std::puts("it ended before it was asked to");
        return asked && took < at_most && wall < std::chrono::seconds(10);
    }

private:
    using Clock = std::chrono::steady_clock;

#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
    static constexpr double slower = 5;
#else
    static constexpr double slower = 1;
#endif

    /// Ends the thread, which would otherwise wait forever if the run never reported progress.
    void end() {
        over_ = true;
        see();
    }

    void ask(Asks when) {
        begun_.acquire();
        if (when == Asks::once_at_work)
            for (const CpuClock since_seen; since_seen.milliseconds() < 20 && !over_;)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
        asked_at_ = Clock::now();
        since_asked_ = CpuClock();
        source_.request_stop();
    }

    std::stop_source source_;
    std::binary_semaphore begun_{0};
    std::atomic<bool> seen_ = false, over_ = false;
    CpuClock since_asked_;
    Clock::time_point asked_at_;
    std::jthread user_;
};

} // namespace ks
