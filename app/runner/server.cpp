// SPDX-License-Identifier: Apache-2.0
#include "app/runner/server.h"

#include "app/runner/bench_work.h"
#include "app/runner/host.h"
#include "app/runner/pareto_work.h"
#include "app/runner/plan_work.h"
#include "app/runner/requests.h"
#include "app/runner/steps_work.h"
#include "app/runner/trace_work.h"
#include "app/runner/user_ceilings.h"
#include "solvers/core/formatted.h"
#include "solvers/core/guard.h"
#include "solvers/core/text.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/place.h"
#include "solvers/run/plan_document.h"
#include "solvers/run/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace ks::runner {

namespace {

const std::string document = "request";

constexpr std::array<std::string_view, 2> plain_keys = {"id", "do"};
constexpr std::array<std::string_view, 3> cancel_keys = {"id", "do", "of"};
constexpr std::array<std::string_view, 12> solve_keys = {
    "id", "do", "instance", "variant", "on", "set", "device", "memory", "timeout", "table", "plan", "watch"};
constexpr std::array<std::string_view, 13> trace_keys = {
    "id",     "do",      "instance", "variant", "on",       "set",     "device",
    "memory", "timeout", "window",   "blocks",  "findings", "lockstep"};

constexpr std::array<std::string_view, 13> pareto_keys = {"id",  "do",     "instance", "variant", "on",
                                                          "set", "device", "memory",   "timeout", "from",
                                                          "to",  "take",   "without"};

constexpr std::array<std::string_view, 7> plan_keys = {"id",  "do",     "instance", "variant",
                                                       "set", "memory", "timeout"};

constexpr std::array<std::string_view, 7> steps_keys = {"id",   "do",    "instance", "variant",
                                                        "from", "count", "level"};

constexpr std::array<std::string_view, 5> bench_keys = {"id", "do", "campaign", "folder", "output"};

/// The request's id if it can be read, even where the rest of the request is broken.
std::optional<std::int64_t> readable_id(const json::Node& request) {
    const json::Node* id = request.type == json::Node::Type::object ? request.find("id") : nullptr;
    if (!id || id->type != json::Node::Type::integer || id->integer < 0)
        return std::nullopt;
    return id->integer;
}

bool goes_to_gpu(const RunRequest& request, const Machine& machine) {
    const Result<const Variant*> variant = find_variant(request.variant);
    if (!variant)
        return false;
    const Result<ChosenPlace> place = choose_place((*variant)->info(), request.on, machine);
    return place && place->provider && place->provider->id == "gpu";
}

/// The document in one line.
Result<std::string> pareto_document(const ParetoRequest& request, const FoundFront& found,
                                    const std::stop_token& stop) {
    std::string text;
    KS_CHECK(write_pareto_json(*request.run.instance, found.front, found.question,
                               [&](std::string_view piece) -> Result<void> {
                                   if (stop.stop_requested())
                                       return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
                                   text += piece;
                                   return {};
                               }));
    text.pop_back(); // the newline
    return text;
}

/// What `read` makes of the request that waited as this line; nothing of what was parsed is kept.
template <class Read>
std::invoke_result_t<Read, const json::Cursor&, const std::stop_token&>
read_again(const std::string& line, const Job& job, Read read) {
    const std::stop_token stop = job.stop.get_token();
    KS_TRY(const json::Node request, json::parse(line, document, json::max_values, stop));
    return read(json::Cursor(request, document), stop);
}

} // namespace

Server::Server(Session& session) : session_(session) {
    queue_.emplace([this](std::string line) { (void)session_.out.line(std::move(line)); },
                   [this] {
                       const std::lock_guard lock(mutex_);
                       return failure_;
                   });
}

void Server::take(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos)
        return;
    std::optional<std::int64_t> id;
    const Result<void> taken = guarded([&]() -> Result<void> { // a request too large for the memory left
        KS_TRY(const json::Node parsed, json::parse(line, document));
        id = readable_id(parsed);
        return dispatch(json::Cursor(parsed, document), line, id);
    });
    if (!taken)
        refuse(id, taken.error());
}

void Server::refuse_long_line() {
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

Result<void> Server::dispatch(const json::Cursor& request, std::string_view line,
                              std::optional<std::int64_t> id) {
    const Result<json::Cursor> id_field = request.member("id");
    if (!id_field)
        return id_field.error();
    if (!id)
        return id_field->error("the id must be an integer from 0 on");
    const Result<json::Cursor> what = request.member("do");
    if (!what)
        return what.error();
    const Result<std::string> command = what->string();
    if (!command)
        return command.error();
    if (*command == "solve" || *command == "trace" || *command == "pareto" || *command == "plan" ||
        *command == "steps" || *command == "bench")
        return submit(request, line, *id, *command);
    if (*command == "cancel")
        return cancel(request, *id);
    if (*command == "list" || *command == "devices") {
        if (const auto known = request.only(plain_keys); !known)
            return known;
        answer(*id, *command == "list"
                        ? list_document(session_.machine, {})
                        : devices_document(session_.machine, host_text(), user_ceilings().ceilings));
        return {};
    }
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no request '{}'", printable(*command)),
                 .where = what->place(),
                 .todo = "do: solve, trace, steps, pareto, plan, bench, list, devices or cancel"};
}

Result<void> Server::cancel(const json::Cursor& request, std::int64_t id) {
    if (const auto known = request.only(cancel_keys); !known)
        return known;
    const Result<json::Cursor> of = request.member("of");
    if (!of)
        return of.error();
    const Result<std::int64_t> which = of->natural();
    if (!which)
        return which.error();
    answer(id, {{"of", *which}, {"cancelled", queue_->cancel(*which)}});
    return {};
}

Result<void> Server::submit(const json::Cursor& request, std::string_view line, std::int64_t id,
                            std::string_view command) {
    auto job = std::make_shared<Job>();
    job->id = id;
    job->bytes = line.size();
    Result<void> known;
    if (command == "bench") {
        known = request.only(bench_keys);
        job->work = bench_work(std::string(line));
    } else if (command == "trace") {
        known = request.only(trace_keys);
        job->work = trace_work(std::string(line));
    } else if (command == "pareto") {
        known = request.only(pareto_keys);
        job->work = pareto_work(std::string(line));
    } else if (command == "plan") {
        known = request.only(plan_keys);
        job->work = plan_work(std::string(line));
    } else if (command == "steps") {
        known = request.only(steps_keys);
        job->work = steps_work(std::string(line));
    } else {
        known = request.only(solve_keys);
        job->work = solve_work(std::string(line));
    }
    if (!known)
        return known;
    return queue_->submit(std::move(job));
}

void Server::answer(std::int64_t id, Json result) {
    Json event = {{"event", "result"}, {"id", id}, {"t", 0.0}, {"result", std::move(result)}};
    (void)session_.out.line(to_line(event));
}

void Server::refuse(std::optional<std::int64_t> id, const Error& error) {
    Json event = {{"event", "error"}};
    if (id)
        event["id"] = *id;
    event.update(error_event(0, error));
    (void)session_.out.line(to_line(event));
}

Job::Work Server::trace_work(std::string line) {
    return [line = std::move(line)](const Job& job, const Job::Emit& emit) -> Result<std::string> {
        const auto request =
            read_again(line, job, [](const json::Cursor& fields, const std::stop_token& stop) {
                return trace_request(fields, stop);
            });
        if (!request)
            return request.error();
        const Result<Trace> trace = traced(
            *request, [&job] { return job.seconds(); }, emit, job.stop.get_token());
        if (!trace)
            return trace.error();
        return to_line(to_json(*trace));
    };
}

Job::Work Server::bench_work(std::string line) {
    return [this, line = std::move(line)](const Job& job, const Job::Emit& emit) -> Result<std::string> {
        const auto request = read_again(line, job, [](const json::Cursor& fields, const std::stop_token&) {
            return bench_request(fields);
        });
        if (!request)
            return request.error();
        const CampaignEvents events = bench_events([&job] { return job.seconds(); }, emit);
        const Result<RecordedResults> results =
            bench(*request, session_.machine, events, job.stop.get_token());
        if (results)
            return to_line(to_json(*results));
        if (results.error().code ==
            ErrorCode::device) // only a GPU's error comes here; others are in their rows
            end(results.error());
        return results.error();
    };
}

Job::Work Server::pareto_work(std::string line) {
    return [this, line = std::move(line)](const Job& job, const Job::Emit& emit) -> Result<std::string> {
        const auto request =
            read_again(line, job, [](const json::Cursor& fields, const std::stop_token& stop) {
                return pareto_request(fields, stop);
            });
        if (!request)
            return request.error();
        const RunEvents events = json_events([&job] { return job.seconds(); }, emit);
        const Result<FoundFront> found = find_front(*request, session_.machine, events, job.stop.get_token());
        if (found)
            return pareto_document(*request, *found, job.stop.get_token());
        if (found.error().code == ErrorCode::device && goes_to_gpu(request->run, session_.machine))
            end(found.error());
        return found.error();
    };
}

Job::Work Server::plan_work(std::string line) {
    return [this, line = std::move(line)](const Job& job, const Job::Emit& emit) -> Result<std::string> {
        KS_TRY(const RunRequest request,
               read_again(line, job, [](const json::Cursor& fields, const std::stop_token& stop) {
                   return plan_request(fields, stop);
               }));
        const RunEvents events = json_events([&job] { return job.seconds(); }, emit);
        KS_TRY(const Outcome outcome, find_plan(request, session_.machine, events, job.stop.get_token()));
        return to_line(plan_document(*request.instance, outcome));
    };
}

Job::Work Server::steps_work(std::string line) {
    return [this, line = std::move(line)](const Job& job, const Job::Emit&) -> Result<std::string> {
        KS_TRY(const StepsRequest request,
               read_again(line, job, [](const json::Cursor& fields, const std::stop_token& stop) {
                   return steps_request(fields, stop);
               }));
        return steps_document(request, session_.machine, job.stop.get_token());
    };
}

Job::Work Server::solve_work(std::string line) {
    return [this, line = std::move(line)](const Job& job, const Job::Emit& emit) -> Result<std::string> {
        const auto request =
            read_again(line, job, [](const json::Cursor& fields, const std::stop_token& stop) {
                return run_request(fields, stop);
            });
        if (!request)
            return request.error();
        const RunEvents events = json_events([&job] { return job.seconds(); }, emit);
        const Result<Outcome> outcome = run(*request, session_.machine, events, job.stop.get_token());
        if (outcome)
            return to_line(to_json(*outcome));
        // A CUDA error sticks to the process's context: nothing after it could be trusted.
        if (outcome.error().code == ErrorCode::device && goes_to_gpu(*request, session_.machine))
            end(outcome.error());
        return outcome.error();
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
