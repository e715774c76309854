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
                     .what = counted("the system refuses to start {} thread",
                                     "the system refuses to start {} threads", threads),
                     .todo = "choose fewer threads"};
    }
    return team;
}

Team::~Team() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    begins_.notify_all();
}

void Team::run(std::int64_t tasks, const std::function<void(std::int64_t)>& work,
               const std::function<void()>& watch) {
    tasks_ = tasks;
    work_ = &work;
    watch_ = &watch;
    next_ = 0;
    failed_.clear();
    failure_ = nullptr;
    if (tasks > 1 && !others_.empty()) {
        const std::lock_guard lock(mutex_);
        ++round_;
        open_ = true;
        begins_.notify_all();
    }
    take_tasks(true);
    {
        std::unique_lock lock(mutex_);
        open_ = false;
        ends_.wait(lock, [this] { return working_ == 0; });
    }
    if (failure_)
        std::rethrow_exception(failure_);
}

void Team::wait_for_rounds() {
    std::unique_lock lock(mutex_);
    for (std::uint64_t seen = 0;;) {
        begins_.wait(lock, [&] { return over_ || (open_ && round_ != seen); });
        if (over_)
            return;
        seen = round_;
        ++working_;
        lock.unlock();
        take_tasks(false);
        lock.lock();
        if (--working_ == 0)
            ends_.notify_one();
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
        next_ = tasks_; // no thread begins another task
        if (!failed_.test_and_set())
            failure_ = std::current_exception();
    }
}

} // namespace ks::cpu
