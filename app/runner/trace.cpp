// SPDX-License-Identifier: Apache-2.0
#include "app/runner/own_kernel.h"
#include "app/runner/requests.h"
#include "app/runner/spared_files.h"
#include "app/runner/trace_text.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/run/trace_file.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

Json finding_event(double t, const Json& finding) {
    Json event = {{"event", "finding"}, {"t", t}};
    event.update(finding);
    return event;
}

/// Traces, and emits an event for each finding, too.
Result<Trace> traced(const TraceRequest& request, const Workplace& at) {
    Result<Trace> trace = ks::trace(request, at.events(), at.stop);
    if (trace && at.report)
        for (const Finding& finding : trace->findings)
            at.report(finding_event(at.seconds(), to_json(finding)));
    return trace;
}

/// Writes the trace file if the user asked for it. `own` has the source of the user's kernel, or is empty.
Result<void> write(const Trace& trace, const Instance& instance, const Arguments& arguments,
                   const std::stop_token& stop, std::span<const TraceFile::Source> own = {}) {
    const auto file = arguments.value("-o");
    return file ? write_file(*file, trace_file(trace, instance, own), stop) : Result<void>();
}

/// Returns the files that the trace is made of: the instance, and the user's kernel with its launch.
std::vector<std::filesystem::path> files_traced(const Arguments& arguments) {
    std::vector<std::filesystem::path> files = files_read(arguments, {option_kernel.name});
    if (arguments.has(option_kernel.name))
        files.emplace_back(launch_file(arguments));
    return files;
}

Result<void> print_trace(const Trace& trace, const Arguments& arguments, Session& session) {
    return print(
        arguments, session, [&] { return to_json(trace); }, [&] { return trace_text(trace); });
}

/// Traces the kernel that --kernel names.
Result<void> run_own_kernel(const Arguments& arguments, Request asked, Session& session) {
    for (const std::string_view other : {"--variant", "--events"})
        if (arguments.has(other))
            return Error{.code = ErrorCode::usage,
                         .what = formatted("--kernel and {} exclude each other", other),
                         .todo = "choose one"};
    KS_TRY(TraceRequest request, trace_request(std::move(asked), VariantIs::optional));
    const InstancePtr instance = request.instance;
    KS_TRY(const own::OwnReply reply, trace_own_kernel(arguments, std::move(request), session));
    const TraceFile::Source source{.file = reply.trace.sources.back().file, .text = reply.source};
    KS_CHECK(write(reply.trace, *instance, arguments, session.stop, {&source, 1}));
    return print_trace(reply.trace, arguments, session);
}

Result<void> run_trace(const Arguments& arguments, Session& session) {
    KS_CHECK(check_one_form(arguments));
    KS_CHECK(check_outputs(arguments, {"-o"}, files_traced(arguments)));
    KS_TRY(Request asked, Request::of(trace_command, arguments));
    if (arguments.has(option_kernel.name))
        return run_own_kernel(arguments, std::move(asked), session);
    KS_TRY(const TraceRequest request, trace_request(std::move(asked)));
    KS_TRY(const Trace trace, traced(request, workplace(arguments, session)));
    KS_CHECK(write(trace, *request.instance, arguments, session.stop));
    return print_trace(trace, arguments, session);
}

Result<std::string> answer_trace(Request asked, Workplace& at) {
    KS_TRY(const TraceRequest request, trace_request(std::move(asked)));
    KS_TRY(const Trace trace, traced(request, at));
    return to_line(to_json(trace));
}

constexpr std::string_view trace_operands[] = {"FILE"};
constexpr Option trace_options[] = {
    option_variant,
    option_kernel,
    option_kernel_name,
    option_launch,
    option_optimised,
    option_locals,
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

constexpr std::string_view trace_fields[] = {"instance", "variant", "on",     "set",      "device",  "memory",
                                             "timeout",  "window",  "blocks", "findings", "lockstep"};

} // namespace

const Command trace_command = {.name = "trace",
                               .summary =
                                   "runs a kernel in the emulator and counts what each source line costs",
                               .grammar = {.operands = trace_operands, .options = trace_options},
                               .run = run_trace,
                               .fields = trace_fields,
                               .answer = answer_trace};

} // namespace ks::runner
