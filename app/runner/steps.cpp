// SPDX-License-Identifier: Apache-2.0
#include "app/runner/requests.h"
#include "app/runner/steps_work.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/steps/steps_json.h"

#include <utility>

namespace ks::runner {

namespace {

std::string code_text(const Recording& recording) {
    Table table({Table::Align::right});
    for (std::size_t i = 0; i < recording.code().size(); ++i)
        table.row({std::to_string(i + 1), recording.code()[i]});
    return table.text();
}

Result<void> write_text(const Recording& recording, const std::vector<std::int64_t>& steps,
                        Session& session) {
    if (const auto written = session.out.text(formatted("{}, {} steps\n\n{}\n", recording.variant(),
                                                        grouped(recording.count()), code_text(recording)));
        !written)
        return written;
    Table table({Table::Align::right, Table::Align::left, Table::Align::right});
    table.row({"STEP", "PHASE", "ROW", "WHAT HAPPENS"});
    for (const std::int64_t index : steps) {
        const Step step = recording.at(index);
        table.row({grouped(index), step.phase, std::to_string(step.row), plain_subscripts(step.text)});
    }
    return session.out.text(table.text());
}

Result<void> run_steps(const Arguments& arguments, Session& session) {
    KS_TRY(const StepsRequest request, steps_request(arguments));
    KS_TRY(const Recorded made, recorded(request, session.machine, session.stop));
    KS_TRY(const auto steps, steps_of(*made.recording, request, session.stop));
    if (!arguments.has("--json"))
        return write_text(*made.recording, steps, session);
    // Nothing is written before it is known that there is not too much.
    std::string header = steps_header_json(*made.recording) + "\n";
    return write_step_lines(*made.recording, steps, request, session.stop, [&](std::string_view lines) {
        return session.out.write(std::exchange(header, {}) + std::string(lines));
    });
}

constexpr std::string_view steps_operands[] = {"FILE"};
constexpr Option steps_options[] = {
    option_variant,
    {.name = "--from", .value = "N", .help = "the first step to show (default: 0, before the first cell)"},
    {.name = "--count",
     .value = "N",
     .help = "how many (default: all, if they are not above 100,000 or, as JSON, 16 MiB)"},
    {.name = "--level", .value = "LEVEL", .help = "phase, row, tile or cell: show only where one begins"},
    {.name = "--json", .help = "JSON Lines: a header, then one line a step"},
};

} // namespace

const Command steps_command = {.name = "steps",
                               .summary = "shows the recording used for stepping, step by step",
                               .grammar = {.operands = steps_operands, .options = steps_options},
                               .run = run_steps};

} // namespace ks::runner
