// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <stop_token>
#include <thread>

namespace ks {

/// Joins an outer stop request and a time limit in one token; either of them stops its holder.
class Deadline {
public:
    /// The clock starts now. Without a limit only the outer request counts.
    Deadline(std::stop_token outer, std::optional<std::chrono::duration<double>> limit);

    std::stop_token token() const { return source_.get_token(); }
    /// Whether the time limit, and not the outer request, asked to stop.
    bool passed() const { return passed_; }
    /// The limit error to report when the time limit has passed.
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
    std::jthread watcher_; // last: it is joined before what it uses goes
};

} // namespace ks
