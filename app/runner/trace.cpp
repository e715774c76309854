// SPDX-License-Identifier: Apache-2.0
#include "app/runner/requests.h"
#include "app/runner/trace_text.h"
#include "app/runner/trace_work.h"
#include "solvers/core/files.h"
#include "solvers/run/trace_file.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

Result<std::optional<std::int64_t>> blocks_option(const Arguments& arguments) {
    if (arguments.value("--blocks") == "all")
        return std::optional<std::int64_t>();
    return arguments.integer("--blocks", 1, INT64_MAX);
}

Result<TraceRequest> read_request(const Arguments& arguments) {
    if (const auto form = check_one_form(arguments); !form)
        return form.error();
    KS_CHECK(check_output(arguments, "-o"));
    const auto blocks = blocks_option(arguments);
    if (!blocks)
        return blocks.error();
    Result<RunRequest> run = run_request(arguments);
    if (!run)
        return run.error();
    Result<TraceRequest> request = trace_request(std::move(*run), *blocks);
    if (const auto window = arguments.value("--window"); request && window) {
        const Result<WarpPlace> place = parse_warp_place(*window);
        if (!place)
            return place.error();
        request->window = *place;
    }
    if (request) {
        request->findings = !arguments.has("--no-findings");
        request->lockstep = arguments.has("--lockstep");
    }
    return request;
}

/// Writes the trace file if one was asked for.
Result<void> write(const Trace& trace, const Instance& instance, const std::optional<std::string>& file,
                   const std::stop_token& stop) {
    return file ? write_file(*file, trace_file(trace, instance), stop) : Result<void>();
}

Result<void> with_events(const TraceRequest& request, const std::optional<std::string>& file,
                         Session& session) {
    const auto seconds = [&session] { return session.seconds(); };
    const auto emit = [&session](const Json& event) { (void)session.out.line(to_line(event)); };
    const Result<Trace> trace = traced(request, seconds, emit, session.stop);
    if (!trace)
        return trace.error();
    if (const auto written = write(*trace, *request.instance, file, session.stop); !written)
        return written;
    session.out.last_line(to_line(result_event(session.seconds(), to_json(*trace))));
    return {};
}

Result<void> run_trace(const Arguments& arguments, Session& session) {
    const Result<TraceRequest> request = read_request(arguments);
    if (!request)
        return request.error();
    const std::optional<std::string> file = arguments.value("-o");
    if (arguments.has("--events"))
        return with_events(*request, file, session);
    const Result<Trace> trace = ks::trace(*request, {}, session.stop);
    if (!trace)
        return trace.error();
    if (const auto written = write(*trace, *request->instance, file, session.stop); !written)
        return written;
    return arguments.has("--json") ? session.out.line(to_line(to_json(*trace)))
                                   : session.out.text(trace_text(*trace));
}

constexpr std::string_view trace_operands[] = {"FILE"};
constexpr Option trace_options[] = {
    option_variant,
    option_set,
    option_device,
    {.name = "--blocks",
     .value = "N",
     .help = "how many blocks of each launch to record, or all (default: all)"},
    {.name = "--lockstep",
     .help = "the lanes of a warp take turns after every event: slower, equal counters"},
    {.name = "--no-findings",
     .help = "count alone: no search for races and unwritten memory, which takes memory and time; the rounds "
             "of spins then differ from run to run"},
    option_memory,
    option_timeout,
    option_json,
    option_events,
    {.name = "-o", .value = "FILE.kstrace", .help = "write trace, instance and sources into this file"},
    {.name = "--window",
     .value = "LAUNCH:BLOCK:WARP",
     .help = "record every lane of this warp; each counts from 0"},
};

} // namespace

const Command trace_command = {.name = "trace",
                               .summary =
                                   "runs a kernel in the emulator and counts what each source line costs",
                               .grammar = {.operands = trace_operands, .options = trace_options},
                               .run = run_trace};

} // namespace ks::runner
