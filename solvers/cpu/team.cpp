// SPDX-License-Identifier: Apache-2.0
#include "solvers/cpu/team.h"

#include "solvers/core/formatted.h"

#include <system_error>

namespace ks::cpu {

Result<std::unique_ptr<Team>> Team::start(std::int64_t threads) {
    std::unique_ptr<Team> team(new Team(threads));
    team->others_.reserve(static_cast<std::size_t>(threads));
    try {
        for (std::int64_t i = 1; i < threads; ++i)
            team->others_.emplace_back([made = team.get()] { made->wait_for_rounds(); });
    } catch (const std::system_error&) {
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the system refuses to start {} threads", threads),
                     .todo = "choose fewer threads"};
    }
    return team;
}

Team::~Team() {
    over_ = true;
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
}

void Team::run(std::int64_t tasks, const std::function<void(std::int64_t)>& work,
               const std::function<void()>& watch) {
    tasks_ = tasks;
    work_ = &work;
    watch_ = &watch;
    next_ = 0;
    failed_.clear();
    failure_ = nullptr;
    const bool together = tasks > 1 && !others_.empty();
    if (together) {
        busy_ = static_cast<std::int64_t>(others_.size());
        round_.fetch_add(1, std::memory_order_release);
        round_.notify_all();
    }
    take_tasks(true);
    for (std::int64_t busy = 0; (busy = busy_.load(std::memory_order_acquire)) > 0;)
        busy_.wait(busy, std::memory_order_acquire);
    if (failure_)
        std::rethrow_exception(failure_);
}

void Team::wait_for_rounds() {
    for (std::uint64_t seen = 0;; ++seen) {
        round_.wait(seen, std::memory_order_acquire);
        if (over_)
            return;
        take_tasks(false);
        if (busy_.fetch_sub(1, std::memory_order_acq_rel) == 1)
            busy_.notify_one();
    }
}

void Team::take_tasks(bool calling) {
    try {
        for (std::int64_t task = 0; (task = next_.fetch_add(1, std::memory_order_relaxed)) < tasks_;) {
            (*work_)(task);
            if (calling && *watch_)
                (*watch_)();
        }
    } catch (...) {
        next_ = tasks_; // nobody begins another one
        if (!failed_.test_and_set())
            failure_ = std::current_exception();
    }
}

} // namespace ks::cpu
