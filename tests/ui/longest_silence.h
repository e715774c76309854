// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/sanitizers.h"
#include "tests/support/cpu_clock.h"

#include <QTimer>

#include <algorithm>

namespace ks::tests {

/// Measures the longest work of this thread between two events, in CPU time: the window did not respond
/// during this time.
class LongestSilence {
public:
    LongestSilence() {
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { note(); });
        timer_.start(1);
    }
    double milliseconds() {
        note();
        return longest_;
    }

private:
    void note() {
        longest_ = std::max(longest_, since_.milliseconds());
        since_ = CpuClock(Cpu::thread);
    }

    QTimer timer_;
    CpuClock since_{Cpu::thread};
    double longest_ = 0;
};

#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
inline constexpr double most_silent_ms = 500;
#else
inline constexpr double most_silent_ms = 200; // the goal is 100; a slow and busy machine needs twice as long
#endif

} // namespace ks::tests
