// SPDX-License-Identifier: Apache-2.0
#include "app/runner/work_queue.h"

#include "solvers/core/formatted.h"
#include "solvers/core/guard.h"
#include "solvers/core/units.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <utility>

namespace ks::runner {

namespace {

const Error cancelled = {.code = ErrorCode::cancelled, .what = "cancelled"};

Json with_id(const Job& job, const Json& event) {
    Json json = {{"event", event.at("event")}};
    if (job.id)
        json["id"] = *job.id;
    json.update(event);
    return json;
}

std::string line_of(const Job& job, const Json& event) {
    return to_line(with_id(job, event));
}

std::string error_line(const Job& job, const Error& error) {
    Json event = error_event(job.seconds(), error);
    event["line"] = job.line;
    return line_of(job, event);
}

/// Returns the last event of a job: its result, or the error if the job failed or memory for the result is
/// missing.
std::string last_line(const Job& job, const Result<std::string>& result) {
    if (!result)
        return error_line(job, result.error());
    const auto line = guarded([&]() -> Result<std::string> {
        return with_result(with_id(job, {{"event", "result"}, {"t", job.seconds()}}), *result);
    });
    return line ? *line : error_line(job, line.error());
}

} // namespace

std::string with_result(const Json& event, const std::string& result) {
    std::string line = to_line(event);
    line.pop_back(); // the closing brace
    line.reserve(line.size() + result.size() + 20);
    line += ",\"result\":";
    line += result;
    line += '}';
    return line;
}

double Job::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - arrived).count();
}

WorkQueue::WorkQueue(EmitLine emit, std::function<Result<void>()> go_on)
    : emit_(std::move(emit)), go_on_(std::move(go_on)), thread_([this] { work(); }) {}

void WorkQueue::close() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    cancel_all();
    wake_.notify_all();
    if (thread_.joinable())
        thread_.join();
}

Result<void> WorkQueue::submit(std::shared_ptr<Job> job) {
    const std::lock_guard lock(mutex_);
    const auto same = [&job](const std::shared_ptr<Job>& other) { return other->id == job->id; };
    if (job->id && ((running_ && same(running_)) || std::any_of(waiting_.begin(), waiting_.end(), same)))
        return Error{.code = ErrorCode::input,
                     .what = formatted("a request with id {} is still waiting or running", *job->id),
                     .where = "request /id",
                     .todo = "give each request its own id"};
    if (waiting_.size() >= most_waiting)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} requests are waiting already", most_waiting),
                     .todo = "wait for some of them"};
    const auto held = std::accumulate(
        waiting_.begin(), waiting_.end(), job->bytes,
        [](std::size_t sum, const std::shared_ptr<Job>& other) { return sum + other->bytes; });
    if (!waiting_.empty() && held > most_waiting_bytes)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the requests that wait would be longer than {} together",
                                       bytes_text(static_cast<std::int64_t>(most_waiting_bytes))),
                     .todo = "wait for some of them"};
    waiting_.push_back(std::move(job));
    wake_.notify_all();
    return {};
}

bool WorkQueue::cancel(std::int64_t id) {
    const std::lock_guard lock(mutex_);
    if (running_ && running_->id == id) {
        running_->stop.request_stop();
        return true; // also if it was cancelled before
    }
    const auto found = std::find_if(waiting_.begin(), waiting_.end(),
                                    [id](const std::shared_ptr<Job>& job) { return job->id == id; });
    if (found == waiting_.end())
        return false;
    emit_(error_line(**found, cancelled));
    waiting_.erase(found);
    return true;
}

void WorkQueue::cancel_all() {
    const std::lock_guard lock(mutex_);
    if (running_)
        running_->stop.request_stop();
    fail_waiting(cancelled);
}

void WorkQueue::abandon(const Error& error) {
    const std::lock_guard lock(mutex_);
    if (const std::shared_ptr<Job> job = std::exchange(running_, nullptr))
        emit_(error_line(*job, error));
}

void WorkQueue::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
        if (ending_)
            return;
        running_ = std::move(waiting_.front());
        waiting_.pop_front();
        const std::shared_ptr<Job> job = running_;
        lock.unlock();
        perform(job);
        lock.lock();
    }
}

void WorkQueue::perform(const std::shared_ptr<Job>& job) {
    const Job::Emit emit = [&](const Json& event) {
        const std::lock_guard lock(mutex_);
        if (running_ == job)
            emit_(line_of(*job, event));
    };
    const Result<std::string> result = guarded([&] { return job->work(*job, emit); });
    std::string last = last_line(*job, result);
    const std::lock_guard lock(mutex_);
    if (std::exchange(running_, nullptr) == job)
        emit_(std::move(last));
    const Result<void> go_on = go_on_();
    if (go_on)
        return;
    ending_ = true;
    fail_waiting(go_on.error());
}

/// The caller holds the mutex.
void WorkQueue::fail_waiting(const Error& error) {
    for (const std::shared_ptr<Job>& job : std::exchange(waiting_, {}))
        emit_(error_line(*job, error));
}

} // namespace ks::runner
