// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/cpu/cores.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace ks::cpu {

/// Threads that do the tasks of one round after the other, for algorithms whose steps wait for each other.
/// The thread that creates a team is a member of it, and the only one that may call it.
class Team {
public:
    /// Starts the threads. It is a limit error if the system refuses to start a thread.
    static Result<std::unique_ptr<Team>> start(std::int64_t threads);
    ~Team();
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    /// Calls `work(task)` for each task of 0..tasks - 1, the lowest first, each on some thread of the team,
    /// and returns when all of them have ended. The calling thread calls `watch()` after each of its tasks.
    /// An exception of any of them is thrown by this function when no thread is working any more; tasks that
    /// have not begun are then skipped.
    void run(std::int64_t tasks, const std::function<void(std::int64_t task)>& work,
             const std::function<void()>& watch = {});

private:
    explicit Team(std::int64_t threads) : apart_(threads) {}
    void wait_for_rounds();
    void take_tasks(bool calling);

    const OneThreadACore apart_;
    std::mutex mutex_;
    std::condition_variable begins_, ends_;
    /// Guarded by the mutex. A thread that wakes up when the round's tasks are all taken has missed the
    /// round: on a busy machine the others do not wait for a thread without work.
    std::uint64_t round_ = 0;
    bool open_ = false, over_ = false;
    std::int64_t working_ = 0; ///< threads in the round, except the calling one

    /// Of the current round.
    std::atomic<std::int64_t> next_ = 0;
    std::int64_t tasks_ = 0;
    const std::function<void(std::int64_t)>* work_ = nullptr;
    const std::function<void()>* watch_ = nullptr;
    std::atomic_flag failed_;
    std::exception_ptr failure_;

    std::vector<std::jthread> others_; ///< the last member: joined before the other members are destroyed
};

} // namespace ks::cpu
