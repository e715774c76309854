// SPDX-License-Identifier: Apache-2.0
#include "app/runner/bench_work.h"
#include "app/runner/spared_files.h"
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
    KS_CHECK(check_one_form(arguments));
    KS_CHECK(check_outputs(arguments, {"-o"}, files_read(arguments)));
    KS_TRY(Request asked, Request::of(bench_command, arguments));
    KS_TRY(BenchRequest request, bench_request(std::move(asked)));
    request.command = "knapscope-run bench " + arguments.text();
    KS_TRY(const auto results, bench(request, workplace(arguments, session)));
    return print(
        arguments, session, [&] { return to_json(results); }, [&] { return results_table(results); });
}

Result<std::string> answer_bench(Request asked, Workplace& at) {
    KS_TRY(const BenchRequest request, bench_request(std::move(asked)));
    at.on_gpu = true; // only a GPU's failure ends a campaign; others are in their rows
    KS_TRY(const auto results, bench(request, at));
    return to_line(to_json(results));
}

constexpr std::string_view bench_operands[] = {"CAMPAIGN.json"};
constexpr Option bench_options[] = {
    {.name = "-o",
     .value = "RESULTS.json",
     .help = "write the results here, row by row; a second run continues where the first one ended"},
    option_json,
    option_events,
};

constexpr std::string_view bench_fields[] = {"campaign", "folder", "output"};

} // namespace

const Command bench_command = {.name = "bench",
                               .summary =
                                   "measures a campaign: variants x instances x repetitions, taking turns",
                               .grammar = {.operands = bench_operands, .options = bench_options},
                               .run = run_bench,
                               .fields = bench_fields,
                               .answer = answer_bench};

} // namespace ks::runner
