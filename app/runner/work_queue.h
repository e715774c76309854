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
#include <string>
#include <thread>

namespace ks::runner {

/// One request to `serve` that takes its time.
struct Job {
    using Emit = std::function<void(const Json&)>;
    /// Does the work on the queue's thread and emits events meanwhile; its value is the `result` of the last
    /// event, as text, because the tree of a large document takes many times as much memory.
    using Work = std::function<Result<std::string>(const Job& job, const Emit& emit)>;

    std::optional<std::int64_t> id; ///< nothing: none could be read
    std::size_t line = 0;           ///< of the input, from 1: which request this is, also where ids collide
    std::size_t bytes = 0;          ///< of the request's text
    Work work;
    std::stop_source stop;
    std::chrono::steady_clock::time_point arrived = std::chrono::steady_clock::now();

    double seconds() const;
};

/// The line of an event, with `result` after its other members.
std::string with_result(const Json& event, const std::string& result);

/// Runs jobs in order of arrival on one thread. Each ends with exactly one `result` or `error` event.
class WorkQueue {
public:
    /// How many jobs may wait, and how many bytes their texts may have together; a single job may always
    /// wait.
    static constexpr std::size_t most_waiting = 1000;
    static constexpr std::size_t most_waiting_bytes = std::size_t{256} << 20;

    using EmitLine = std::function<void(std::string line)>;
    /// `emit` writes the line of one event, which has no newline; any thread may call it. `go_on` is called
    /// after each job's last event; its error ends the queue, and the waiting jobs fail with that error.
    WorkQueue(EmitLine emit, std::function<Result<void>()> go_on);
    ~WorkQueue() { close(); }
    /// Cancels everything and waits for the running job.
    void close();

    /// Fails, and emits nothing, if a job with this id is waiting or running or if too many jobs wait.
    Result<void> submit(std::shared_ptr<Job> job);
    /// Cancels a waiting job (its `error` event comes at once) or asks the running one to stop. False if
    /// there is no such job.
    bool cancel(std::int64_t id);
    /// Cancels all jobs.
    void cancel_all();
    /// Emits `error` for the running job, whose own last event is then dropped. This is for work that does
    /// not stop in time.
    void abandon(const Error& error);

private:
    void work();
    void perform(const std::shared_ptr<Job>& job);
    void fail_waiting(const Error& error);

    EmitLine emit_;
    std::function<Result<void>()> go_on_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::shared_ptr<Job>> waiting_;
    std::shared_ptr<Job> running_; ///< until its last event is out
    bool ending_ = false;
    std::thread thread_;
};

} // namespace ks::runner
