// SPDX-License-Identifier: Apache-2.0
#include "app/runner/trace_work.h"

#include "app/runner/requests.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

Result<TraceRequest> trace_request(RunRequest run, std::optional<std::int64_t> blocks) {
    if (!run.on.empty() && run.on != "emulator")
        return Error{.code = ErrorCode::usage,
                     .what = formatted("a trace is made in the emulator, not on '{}'", printable(run.on)),
                     .where = "/on",
                     .todo = "leave it out"};
    TraceRequest request;
    request.instance = std::move(run.instance);
    request.variant = std::move(run.variant);
    request.set = std::move(run.set);
    request.device = std::move(run.device);
    request.memory = run.memory;
    request.timeout = run.timeout;
    request.blocks = blocks;
    return request;
}

Result<TraceRequest> trace_request(const json::Cursor& request, const std::stop_token& stop) {
    Result<RunRequest> run = run_request(request, stop);
    if (!run)
        return run.error();
    std::optional<std::int64_t> blocks;
    if (request.has("blocks")) {
        const json::Cursor field = *request.member("blocks");
        const bool all = field.node().type == json::Node::Type::string && field.node().text == "all";
        if (!all) {
            const Result<std::int64_t> number = field.integer(1, INT64_MAX);
            if (!number)
                return number.error();
            blocks = *number;
        }
    }
    Result<TraceRequest> trace = trace_request(std::move(*run), blocks);
    if (trace && request.has("window")) {
        const json::Cursor field = *request.member("window");
        const Result<std::string> text = field.string();
        if (!text)
            return text.error();
        const Result<WarpPlace> place = parse_warp_place(*text);
        if (!place)
            return Error{.code = place.error().code,
                         .what = place.error().what,
                         .where = field.place(),
                         .todo = place.error().todo};
        trace->window = *place;
    }
    if (!trace)
        return trace;
    for (const auto& [key, wanted] :
         {std::pair("findings", &trace->findings), {"lockstep", &trace->lockstep}})
        if (request.has(key)) {
            const json::Cursor field = *request.member(key);
            if (field.node().type != json::Node::Type::boolean)
                return field.error("it must be true or false");
            *wanted = field.node().boolean;
        }
    return trace;
}

Json finding_event(double t, const Json& finding) {
    Json event = {{"event", "finding"}, {"t", t}};
    event.update(finding);
    return event;
}

Result<Trace> traced(const TraceRequest& request, const std::function<double()>& seconds,
                     const std::function<void(const Json&)>& emit, std::stop_token stop) {
    Result<Trace> trace = ks::trace(request, json_events(seconds, emit), std::move(stop));
    if (trace)
        for (const Finding& finding : trace->findings)
            emit(finding_event(seconds(), to_json(finding)));
    return trace;
}

} // namespace ks::runner
