// SPDX-License-Identifier: Apache-2.0
#include "app/runner/bench_work.h"
#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ks::runner {

namespace {

std::string parameters_text(const RecordedRow& row) {
    std::string text;
    for (const auto& [name, value] : row.parameters)
        text += formatted("{}{} = {}", text.empty() ? "" : ", ", name, value);
    return text;
}

/// Whether the row's times are those of the emulation, which no GPU needs.
bool emulated(const RecordedRow& row) {
    return row.on == "emulator" && !row.error;
}

std::vector<std::string> cells(const RecordedRow& row) {
    const std::string named = instance_words(row);
    const std::string instance = row.seed ? formatted("{}, seed {}", named, *row.seed) : named;
    std::vector<std::string> cells = {instance, row.variant, row.on, parameters_text(row), row.status};
    // A front or a plan has no objective, so its cell says how many points or batches it has.
    cells.push_back(row.objective ? grouped(*row.objective) : answer_words(row));
    for (const double ms : {row.total_ms.median, row.total_ms.min, row.total_ms.max})
        cells.push_back(row.error ? "" : milliseconds(ms));
    cells.emplace_back(emulated(row) ? "emulated" : "");
    return cells;
}

/// The rows as a table, what their times are, and why some have none.
std::string results_table(const RecordedResults& results) {
    using enum Table::Align;
    Table table({left, left, left, left, left, right, right, right, right});
    table.row({"INSTANCE", "VARIANT", "ON", "PARAMETERS", "STATUS", "OBJECTIVE", "MEDIAN MS", "MIN", "MAX",
               "NOTE"});
    std::string errors;
    for (const RecordedRow& row : results.rows) {
        table.row(cells(row));
        if (row.error)
            errors += formatted("{} on {}, {}: {}\n", row.variant, row.on, instance_words(row),
                                row.error->sentence());
    }
    const bool any_emulated = std::ranges::any_of(results.rows, emulated);
    const std::string_view emulation =
        any_emulated ? "emulated: a time of the emulation on this machine, not of a GPU\n" : "";
    const std::string place =
        results.device.empty() ? results.host
                               : formatted("{}; {}, driver {}", results.host, results.device, results.driver);
    return formatted("Measured on {}\n{}{}{}", place, table.text(), emulation, errors);
}

Result<void> run_bench(const Arguments& arguments, Session& session) {
    if (const auto form = check_one_form(arguments); !form)
        return form;
    KS_CHECK(check_output(arguments, "-o"));
    BenchRequest request;
    KS_TRY(request.campaign,
           read_campaign_file(arguments.operand(0), built_in_catalogue(), ReadFrom::anything));
    request.output = arguments.value("-o");
    request.command = "knapscope-run bench " + arguments.text();
    const bool as_events = arguments.has("--events");
    const auto seconds = [&session] { return session.seconds(); };
    const auto emit = [&session](const Json& event) { (void)session.out.line(to_line(event)); };
    KS_TRY(const auto results,
           bench(request, session.machine, as_events ? bench_events(seconds, emit) : CampaignEvents{},
                 session.stop));
    if (as_events) {
        session.out.last_line(to_line(result_event(session.seconds(), to_json(results))));
        return {};
    }
    if (arguments.has("--json"))
        return session.out.line(to_line(to_json(results)));
    return session.out.text(results_table(results));
}

constexpr std::string_view bench_operands[] = {"CAMPAIGN.json"};
constexpr Option bench_options[] = {
    {.name = "-o",
     .value = "RESULTS.json",
     .help = "write the results here, row by row; a second run continues where the first one ended"},
    option_json,
    option_events,
};

} // namespace

const Command bench_command = {.name = "bench",
                               .summary =
                                   "measures a campaign: variants x instances x repetitions, taking turns",
                               .grammar = {.operands = bench_operands, .options = bench_options},
                               .run = run_bench};

} // namespace ks::runner
