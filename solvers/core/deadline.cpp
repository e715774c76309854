// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/deadline.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace ks {

namespace {
using Clock = std::chrono::steady_clock;
constexpr double longest_seconds = 1e8; // three years; keeps the clock's arithmetic from overflowing
} // namespace

Deadline::Deadline(std::stop_token outer, std::optional<std::chrono::duration<double>> limit)
    : limit_(limit), forward_(std::move(outer), Forward{.source = &source_}) {
    if (!limit)
        return;
    if (limit->count() <= 0) { // the limit has already passed, and a watcher thread might notice it too late
        expire();
        return;
    }
    const std::chrono::duration<double> bounded(std::min(limit->count(), longest_seconds));
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(bounded);
    watcher_ = std::jthread([this, end](std::stop_token done) { watch(std::move(done), end); });
}

Error Deadline::error() const {
    return {.code = ErrorCode::limit,
            .what = formatted("the time limit of {} is over", seconds_text(limit_->count())),
            .todo = "raise it with --timeout, or choose a smaller instance or a faster variant",
            .remedy = {.advice = "choose a smaller instance or a faster variant"}};
}

void Deadline::expire() {
    passed_ = !source_.stop_requested(); // a user's request has priority
    source_.request_stop();
}

void Deadline::watch(std::stop_token done, Clock::time_point end) {
    std::mutex mutex;
    std::condition_variable_any wake;
    std::unique_lock lock(mutex);
    wake.wait_until(lock, done, end, [] { return false; });
    if (done.stop_requested())
        return;
    expire();
}

} // namespace ks
