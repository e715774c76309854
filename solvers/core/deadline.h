// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <stop_token>
#include <thread>

namespace ks {

/// Combines an outer stop request and a time limit in one token; either of them requests a stop.
class Deadline {
public:
    /// Starts the clock. Without a limit only the outer request counts.
    Deadline(std::stop_token outer, std::optional<std::chrono::duration<double>> limit);

    std::stop_token token() const { return source_.get_token(); }
    /// Returns whether the time limit, and not the outer request, requested the stop.
    bool passed() const { return passed_; }
    /// Returns the limit error to report after the time limit.
    Error error() const;

private:
    void expire();
    void watch(std::stop_token done, std::chrono::steady_clock::time_point end);

    struct Forward {
        std::stop_source* source;
        void operator()() const { source->request_stop(); }
    };

    std::stop_source source_;
    std::atomic<bool> passed_ = false;
    std::optional<std::chrono::duration<double>> limit_;
    std::stop_callback<Forward> forward_;
    std::jthread watcher_; // last: joined before the other members are destroyed
};

} // namespace ks
