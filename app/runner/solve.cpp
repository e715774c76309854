// SPDX-License-Identifier: Apache-2.0
#include "app/commit/built_commit.h"
#include "app/runner/host.h"
#include "app/runner/live_text.h"
#include "app/runner/outcome_text.h"
#include "app/runner/requests.h"
#include "app/runner/spared_files.h"
#include "solvers/core/new_file.h"
#include "solvers/run/live_collector.h"
#include "solvers/run/live_document.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

/// The file of a watched run, opened before anything runs: a run of minutes must not end without a place for
/// it. Empty: none is wanted.
Result<std::optional<NewFile>> open_watched(const Arguments& arguments) {
    const auto path = arguments.value("--watch");
    if (!path)
        return std::optional<NewFile>();
    KS_TRY(NewFile file, NewFile::open(*path));
    return std::optional<NewFile>(std::move(file));
}

/// The document of the watched run, with where, when and how it was made.
Result<void> write_watched(NewFile& file, const Arguments& arguments, const Outcome& outcome,
                           const LiveCollector& collector, const Session& session) {
    live::LiveRun run = collector.run(outcome);
    run.host = host_text();
    run.date = date_text();
    run.command = "knapscope-run solve " + arguments.text();
    run.commit = built_commit();
    for (const BackendProvider& provider : session.machine.providers)
        for (const GpuInfo& gpu : provider.gpus)
            if (gpu.id == outcome.on)
                run.driver = gpu.driver;
    KS_CHECK(file.write(to_line(to_json(run)) + "\n", session.stop));
    return file.commit();
}

Result<void> run_solve(const Arguments& arguments, Session& session) {
    KS_CHECK(check_one_form(arguments));
    KS_CHECK(check_outputs(arguments, {"--table", "--watch"}, files_read(arguments, {"--plan"})));
    KS_TRY(Request asked, Request::of(solve_command, arguments));
    KS_TRY(const RunRequest request, run_request(std::move(asked)));
    KS_TRY(std::optional<NewFile> watched, open_watched(arguments));
    const Workplace at = workplace(arguments, session);
    LiveCollector collector;
    KS_TRY(const Outcome outcome, run(request, at.machine, collector.listening(at.events()), at.stop));
    if (watched)
        KS_CHECK(write_watched(*watched, arguments, outcome, collector, session));
    return print(
        arguments, session, [&] { return to_json(outcome); },
        [&] {
            const std::string seen = request.watch.anything() ? live_text(collector.run(outcome)) : "";
            return outcome_text(outcome, request.instance.get()) + seen;
        });
}

Result<std::string> answer_solve(Request asked, Workplace& at) {
    KS_TRY(const RunRequest request, run_request(std::move(asked)));
    at.on_gpu = goes_to_gpu(request, at.machine);
    KS_TRY(const Outcome outcome, run(request, at.machine, at.events(), at.stop));
    return to_line(to_json(outcome));
}

constexpr std::string_view solve_operands[] = {"FILE"};
constexpr Option solve_options[] = {
    option_variant,
    option_on,
    option_set,
    option_device,
    option_memory,
    option_timeout,
    option_json,
    option_events,
    option_watch,
    option_repeat,
    option_counters,
    {.name = "--plan",
     .value = "PLAN.json",
     .help = "run this plan (of `plan --json`, or of a result), for variants that run plans"},
    {.name = "--table", .value = "OUT", .help = "write every row of the table that ran to this file"},
};

constexpr std::string_view solve_fields[] = {"instance", "variant", "on",    "set",  "device",
                                             "memory",   "timeout", "table", "plan", "watch"};

} // namespace

const Command solve_command = {.name = "solve",
                               .summary = "solves one instance with one variant",
                               .grammar = {.operands = solve_operands, .options = solve_options},
                               .run = run_solve,
                               .fields = solve_fields,
                               .answer = answer_solve};

} // namespace ks::runner
