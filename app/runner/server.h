// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/command.h"
#include "app/runner/work_queue.h"
#include "solvers/core/json_outline.h"
#include "solvers/core/json_tree.h"

#include <optional>

namespace ks::runner {

/// The protocol of `serve`: takes request lines, answers `list`, `devices` and `cancel` at once, queues the
/// rest.
class Server {
public:
    explicit Server(Session& session);

    /// Takes one line with a request. Never fails: a faulty request is answered by an `error` event.
    /// `outline` is of the line, or of its beginning.
    void take(std::string line, json::Outline& outline);
    /// Answers a line that was skipped because it is too long.
    void refuse_long_line();

    /// Stop is requested here when a device failure makes the server end by itself.
    std::stop_token ended() const { return ended_.get_token(); }
    /// Cancels the running job and the waiting ones, lets their events out, and returns the failure that
    /// ended the server, if there was one.
    Result<void> close();
    /// Reports `cancelled` for the running job, which did not stop in time.
    void abandon() { queue_->abandon({.code = ErrorCode::cancelled, .what = "cancelled"}); }

private:
    Result<void> take_small(std::string& line, std::optional<std::int64_t>& id);
    Result<void> take_large(std::string& line, json::Outline& outline, std::optional<std::int64_t>& id);
    Result<void> cancel(const json::Cursor& request, std::int64_t id);
    Result<void> submit(std::size_t bytes, std::optional<std::int64_t> id, Job::Work work);
    void answer(std::int64_t id, const std::string& result);
    void refuse(std::optional<std::int64_t> id, const Error& error);
    /// A request waits as its line, because what is parsed from it can take fifty times the memory.
    Job::Work work(const Command& command, std::string line);
    void end(const Error& error);

    Session& session_;
    std::size_t line_ = 0; ///< of the input, from 1: the request that is being taken
    std::stop_source ended_;
    std::mutex mutex_;
    Result<void> failure_;
    std::optional<WorkQueue> queue_; ///< the last member, because its thread uses the others
};

} // namespace ks::runner
