// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/resource.h>
#include <sys/time.h>

namespace ks {

/// The processes or the thread whose CPU time is measured.
enum class Cpu {
    here = RUSAGE_SELF,      ///< all threads of this process
    thread = RUSAGE_THREAD,  ///< the calling thread
    there = RUSAGE_CHILDREN, ///< child processes that have ended and been waited for
};

/// Measures work in CPU time. On a busy machine, elapsed time does not depend only on the program under test.
class CpuClock {
public:
    explicit CpuClock(Cpu whose = Cpu::here) : whose_(whose), begin_(now()) {}

    double milliseconds() const { return now() - begin_; }

private:
    double now() const {
        rusage usage{};
        getrusage(static_cast<decltype(RUSAGE_SELF)>(whose_), &usage);
        const auto ms = [](const timeval& time) {
            return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) * 1e-3;
        };
        return ms(usage.ru_utime) + ms(usage.ru_stime);
    }

    Cpu whose_;
    double begin_;
};

} // namespace ks
