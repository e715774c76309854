// SPDX-License-Identifier: Apache-2.0
#include "app/runner/server.h"

#include "app/runner/requests.h"
#include "solvers/core/formatted.h"
#include "solvers/core/guard.h"
#include "solvers/core/text.h"

#include <nlohmann/json.hpp>

#include <array>

namespace ks::runner {

namespace {

const std::string document = "request";

/// A longer line is parsed by the queue's thread, so that requests after it are taken within milliseconds.
constexpr std::size_t most_parsed_at_once = std::size_t{1} << 16;

constexpr std::array<std::string_view, 2> plain_keys = {"id", "do"};
constexpr std::array<std::string_view, 3> cancel_keys = {"id", "do", "of"};

/// The request's id if it can be read, even where the rest of the request is broken.
std::optional<std::int64_t> readable_id(const json::Node& request) {
    const json::Node* id = request.type == json::Node::Type::object ? request.find("id") : nullptr;
    if (!id || id->type != json::Node::Type::integer || id->integer < 0)
        return std::nullopt;
    return id->integer;
}

/// Refuses a field that the request of a command does not have.
Result<void> check_fields(const json::Cursor& request, const Command& command) {
    std::vector<std::string_view> keys(plain_keys.begin(), plain_keys.end());
    keys.insert(keys.end(), command.fields.begin(), command.fields.end());
    return request.only(keys);
}

/// "solve, trace, steps, pareto, plan, bench, list, devices or cancel".
std::string served_names() {
    std::string queued, at_once;
    for (const Command& command : commands())
        if (command.answer != nullptr)
            (command.at_once ? at_once : queued) += std::string(command.name) + ", ";
    at_once.resize(at_once.size() - 2); // the last comma
    return queued + at_once + " or cancel";
}

/// The command that a request names.
Result<const Command*> served(const json::Cursor& request, std::string_view name) {
    const auto command = find_command(name);
    if (command && (*command)->answer != nullptr)
        return *command;
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no request '{}'", printable(name)),
                 .where = request.member("do")->place(),
                 .todo = "do: " + served_names()};
}

/// The request that waited as this line.
Result<Request> read_again(const std::string& line, const Command& command, const std::stop_token& stop) {
    KS_TRY(json::Node parsed, json::parse(line, document, {}, stop));
    KS_CHECK(check_fields(json::Cursor(parsed, document), command));
    return Request(std::move(parsed), stop);
}

/// The request that `do` names.
Result<std::string> command_of(const json::Cursor& request) {
    KS_TRY(const json::Cursor id, request.member("id"));
    if (!readable_id(request.node()))
        return id.error("the id must be an integer from 0 on");
    KS_TRY(const json::Cursor what, request.member("do"));
    return what.string();
}

/// The id and the command of a request without its other fields, which are not looked at. Nothing: they
/// cannot be found without parsing all of it.
std::optional<json::Node> peek_at_request(std::string_view line, const json::Outline& outline) {
    constexpr std::size_t longest = 1000; // of a value
    const auto values = outline.values(line, plain_keys);
    if (!values)
        return std::nullopt;
    json::Node request{.type = json::Node::Type::object};
    for (std::size_t i = 0; i < values->size(); ++i) {
        const std::string_view text = (*values)[i];
        if (text.empty())
            continue;
        auto value = json::parse(text.substr(0, longest), document);
        if (!value)
            return std::nullopt;
        request.members.push_back({.key = std::string(plain_keys[i]), .value = *std::move(value)});
    }
    return request;
}

/// Reports why a line is not a request. The line was too long to be parsed when it came.
Job::Work unreadable_work(std::string line) {
    return [line = std::move(line)](const Job& job, const Job::Emit&) -> Result<std::string> {
        KS_TRY(const json::Node request, json::parse(line, document, {}, job.stop.get_token()));
        const json::Cursor fields(request, document);
        KS_CHECK(command_of(fields));
        return fields.error("is not a request");
    };
}

} // namespace

Server::Server(Session& session) : session_(session) {
    queue_.emplace([this](std::string line) { (void)session_.out.line(std::move(line)); },
                   [this] {
                       const std::lock_guard lock(mutex_);
                       return failure_;
                   });
}

void Server::take(std::string line, json::Outline& outline) {
    ++line_;
    if (line.find_first_not_of(" \t\r") == std::string_view::npos)
        return;
    std::optional<std::int64_t> id;
    const Result<void> taken = guarded([&] { // a request too large for the memory left
        return line.size() <= most_parsed_at_once ? take_small(line, id) : take_large(line, outline, id);
    });
    if (!taken)
        refuse(id, taken.error());
}

void Server::refuse_long_line() {
    ++line_;
    refuse(std::nullopt, {.code = ErrorCode::limit,
                          .what = formatted("the line is longer than {} bytes", json::max_bytes),
                          .where = document,
                          .todo = "send a smaller instance"});
}

Result<void> Server::close() {
    queue_->close();
    const std::lock_guard lock(mutex_);
    return failure_;
}

Result<void> Server::take_small(std::string& line, std::optional<std::int64_t>& id) {
    KS_TRY(json::Node parsed, json::parse(line, document));
    id = readable_id(parsed);
    const json::Cursor request(parsed, document);
    KS_TRY(const std::string name, command_of(request));
    if (name == "cancel")
        return cancel(request, *id);
    KS_TRY(const Command* const command, served(request, name));
    KS_CHECK(check_fields(request, *command));
    if (!command->at_once) {
        const std::size_t bytes = line.size(); // before it is moved
        return submit(bytes, id, work(*command, std::move(line)));
    }
    Workplace at{.machine = session_.machine, .stop = {}, .seconds = {}, .report = {}};
    KS_TRY(const std::string result, command->answer(Request(std::move(parsed), {}), at));
    answer(*id, result);
    return {};
}

Result<void> Server::take_large(std::string& line, json::Outline& outline, std::optional<std::int64_t>& id) {
    const std::size_t bytes = line.size(); // before it is moved
    outline.read_on(line);
    const auto peeked = peek_at_request(line, outline);
    if (!peeked)
        return submit(bytes, {}, unreadable_work(std::move(line)));
    id = readable_id(*peeked);
    const json::Cursor request(*peeked, document);
    KS_TRY(const std::string name, command_of(request));
    if (name != "cancel") {
        KS_TRY(const Command* const command, served(request, name));
        if (!command->at_once)
            return submit(bytes, id, work(*command, std::move(line)));
    }
    return Error{.code = ErrorCode::limit,
                 .what = formatted("a request '{}' has at most {} bytes", name, most_parsed_at_once),
                 .where = document,
                 .todo = "leave out what does not belong to it"};
}

Result<void> Server::cancel(const json::Cursor& request, std::int64_t id) {
    KS_CHECK(request.only(cancel_keys));
    KS_TRY(const json::Cursor of, request.member("of"));
    KS_TRY(const std::int64_t which, of.natural());
    answer(id, to_line({{"of", which}, {"cancelled", queue_->cancel(which)}}));
    return {};
}

Result<void> Server::submit(std::size_t bytes, std::optional<std::int64_t> id, Job::Work work) {
    auto job = std::make_shared<Job>();
    job->id = id;
    job->line = line_;
    job->bytes = bytes;
    job->work = std::move(work);
    return queue_->submit(std::move(job));
}

void Server::answer(std::int64_t id, const std::string& result) {
    (void)session_.out.line(with_result({{"event", "result"}, {"id", id}, {"t", 0.0}}, result));
}

void Server::refuse(std::optional<std::int64_t> id, const Error& error) {
    Json event = {{"event", "error"}};
    if (id)
        event["id"] = *id;
    event.update(error_event(0, error));
    event["line"] = line_;
    (void)session_.out.line(to_line(event));
}

Job::Work Server::work(const Command& command, std::string line) {
    return [this, &command, line = std::move(line)](const Job& job, const Job::Emit& emit) {
        Workplace at{.machine = session_.machine,
                     .stop = job.stop.get_token(),
                     .seconds = [&job] { return job.seconds(); },
                     .report = emit};
        Result<Request> request = read_again(line, command, at.stop);
        if (!request)
            return Result<std::string>(request.error());
        Result<std::string> result = command.answer(*std::move(request), at);
        // A CUDA error sticks to the process's context: nothing after it could be trusted.
        if (!result && result.error().code == ErrorCode::device && at.on_gpu)
            end(result.error());
        return result;
    };
}

void Server::end(const Error& error) {
    const std::lock_guard lock(mutex_);
    failure_ = Error{.code = ErrorCode::device,
                     .what = "the runner ends after a device failure: " + error.what,
                     .where = error.where,
                     .todo = "start it again"};
    ended_.request_stop();
}

} // namespace ks::runner
