// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/documents.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace ks::runner {

/// One request to `serve` that takes its time.
struct Job {
    using Emit = std::function<void(const Json&)>;
    /// Does the work on the queue's thread, emitting events meanwhile; its value is the last event's
    /// `result`.
    using Work = std::function<Result<Json>(const Job& job, const Emit& emit)>;

    std::int64_t id = 0;
    std::size_t bytes = 0; ///< of the request's text
    Work work;
    std::stop_source stop;
    std::chrono::steady_clock::time_point arrived = std::chrono::steady_clock::now();

    double seconds() const;
};

/// Works jobs off in order of arrival on one thread. Each ends with exactly one `result` or `error` event.
class WorkQueue {
public:
    /// How many may wait, and how long their texts may be together; one alone may always.
    static constexpr std::size_t most_waiting = 1000;
    static constexpr std::size_t most_waiting_bytes = std::size_t{256} << 20;

    /// `emit` writes one event, from any thread. `go_on` is asked after each job's last event; its error ends
    /// the queue: what still waits fails with it.
    WorkQueue(Job::Emit emit, std::function<Result<void>()> go_on);
    ~WorkQueue() { close(); }
    /// Cancels everything and waits for the running job.
    void close();

    /// An id that is waiting or running, or one job too many, is an error; nothing was emitted then.
    Result<void> submit(std::shared_ptr<Job> job);
    /// Cancels a waiting job (its `error` event comes at once) or asks the running one to stop. False: no
    /// such job.
    bool cancel(std::int64_t id);
    /// Cancels all of them.
    void cancel_all();
    /// Says `error` for the running job, whose own last event is then dropped: for work that does not stop in
    /// time.
    void abandon(const Error& error);

private:
    void work();
    void perform(const std::shared_ptr<Job>& job);
    void fail_waiting(const Error& error);

    Job::Emit emit_;
    std::function<Result<void>()> go_on_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::shared_ptr<Job>> waiting_;
    std::shared_ptr<Job> running_; ///< until its last event is out
    bool ending_ = false;
    std::thread thread_;
};

} // namespace ks::runner
