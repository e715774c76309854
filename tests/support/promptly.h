// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/cpu_clock.h"

#include <atomic>
#include <chrono>
#include <semaphore>
#include <stop_token>
#include <thread>

namespace ks {

/// Somebody who asks a run to stop, from a thread of their own, and measures how soon it does.
///
/// What is measured is the work done after the request, in CPU time: 100 ms for each of the run's threads,
/// more under a sanitizer. That holds on a busy machine, too. A run that waits instead of working has ten
/// seconds.
class Impatient {
public:
    enum class Asks {
        once_seen,    ///< when the run has told of progress (`see`): so it is at work
        once_at_work, ///< when this process has worked for 20 ms since: for runs that tell of nothing on
                      ///< their way
    };

    explicit Impatient(Asks when = Asks::once_seen) : user_([this, when] { ask(when); }) {}
    ~Impatient() { end(); }

    std::stop_token token() const { return source_.get_token(); }

    /// For the run's progress, or its beginning.
    void see() {
        if (!seen_.exchange(true))
            begun_.release();
    }

    /// When the run has ended: whether that was promptly after it was asked to. False, too, if it ended
    /// before.
    bool was_heard(unsigned threads = 1) {
        const bool asked = source_.stop_requested();
        end();
        user_.join();
        return asked && since_asked_.milliseconds() < slower * 100 * threads &&
               Clock::now() - asked_at_ < std::chrono::seconds(10);
    }

private:
    using Clock = std::chrono::steady_clock;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    static constexpr double slower = 5;
#else
    static constexpr double slower = 1;
#endif

    /// Where nothing was told it would wait for ever.
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
