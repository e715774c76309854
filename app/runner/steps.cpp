// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/problems/format.h"
#include "solvers/run/place.h"
#include "solvers/run/registry.h"
#include "solvers/steps/steps_json.h"

#include <algorithm>

namespace ks::runner {

namespace {

constexpr std::int64_t most_unasked = 100'000;
constexpr std::size_t most_bytes_unasked = std::size_t{16} << 20;

/// Which steps to show: `count` of them from `from` on, each the beginning of a unit of `level`.
struct Choice {
    std::int64_t from = 0;
    std::optional<std::int64_t> count;
    std::optional<Level> level;
};

Result<std::optional<Level>> level_option(const Arguments& arguments, const Recording& recording) {
    const std::optional<std::string> word = arguments.value("--level");
    if (!word)
        return std::optional<Level>();
    std::string offered;
    for (const Level level : recording.levels()) {
        if (to_text(level) == *word)
            return std::optional(level);
        offered += (offered.empty() ? "" : ", ") + std::string(to_text(level));
    }
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no level '{}' here", printable(*word)),
                 .where = "--level",
                 .todo = "choose one of " + offered};
}

Result<Choice> choice(const Arguments& arguments, const Recording& recording) {
    const auto from = arguments.integer("--from", 0, recording.count());
    if (!from)
        return from.error();
    const auto count = arguments.integer("--count", 1, INT64_MAX);
    if (!count)
        return count.error();
    const auto level = level_option(arguments, recording);
    if (!level)
        return level.error();
    return Choice{.from = from->value_or(0), .count = *count, .level = *level};
}

Error too_much(const std::string& what) {
    return {.code = ErrorCode::limit,
            .what = formatted("there are more than {} to show", what),
            .todo = "ask for a part with --from and --count, or for a coarser --level"};
}

/// The steps to show. Without --count, more steps than anybody reads are refused.
Result<std::vector<std::int64_t>> steps_of(const Recording& recording, const Choice& chosen,
                                           std::stop_token stop) {
    std::vector<std::int64_t> steps;
    const std::int64_t most = chosen.count.value_or(most_unasked);
    std::int64_t step = chosen.from;
    for (;;) {
        if (static_cast<std::int64_t>(steps.size()) == most)
            break;
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        steps.push_back(step);
        if (step == recording.count())
            return steps;
        step = chosen.level ? recording.next(step, *chosen.level) : step + 1;
    }
    if (!chosen.count)
        return too_much(grouped(most_unasked) + " steps");
    return steps;
}

std::string code_text(const Recording& recording) {
    Table table({Table::Align::right});
    for (std::size_t i = 0; i < recording.code().size(); ++i)
        table.row({std::to_string(i + 1), recording.code()[i]});
    return table.text();
}

Result<void> write_text(const Recording& recording, const std::vector<std::int64_t>& steps,
                        Session& session) {
    if (const auto written = session.out.write(formatted("{}, {} steps\n\n{}\n", recording.variant(),
                                                         grouped(recording.count()), code_text(recording)));
        !written)
        return written;
    Table table({Table::Align::right, Table::Align::left, Table::Align::right});
    table.row({"STEP", "PHASE", "ROW", "WHAT HAPPENS"});
    for (const std::int64_t index : steps) {
        const Step step = recording.at(index);
        table.row({grouped(index), step.phase, std::to_string(step.row), plain_subscripts(step.text)});
    }
    return session.out.write(table.text());
}

/// A step names every cell that it reads, so even a few lines can be long. Unless they were `asked` for with
/// --count, nothing is written before the whole text is known to be short enough.
Result<void> write_json_lines(const Recording& recording, const std::vector<std::int64_t>& steps, bool asked,
                              Session& session) {
    std::string text = steps_header_json(recording) + "\n";
    for (const std::int64_t index : steps) {
        if (session.stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        (text += step_json(recording, recording.at(index))) += '\n';
        if (asked) {
            KS_CHECK(session.out.write(text));
            text.clear();
        } else if (text.size() > most_bytes_unasked) {
            return too_much(bytes_text(most_bytes_unasked) + " of steps");
        }
    }
    return session.out.write(text);
}

/// Where linear programs are solved for it, they are solved here.
Result<std::shared_ptr<const Recording>> recorded(const Variant& variant, InstancePtr instance,
                                                  const Session& session) {
    const auto* with_programs = dynamic_cast<const LpRecorder*>(&variant);
    if (with_programs == nullptr)
        return variant.record(std::move(instance), session.stop);
    KS_CHECK(choose_place(variant.info(), "", session.machine)); // who solves them may be missing
    return with_programs->record_with(*session.machine.lp, std::move(instance), session.stop);
}

Result<void> run_steps(const Arguments& arguments, Session& session) {
    const std::optional<std::string> id = arguments.value("--variant");
    if (!id)
        return Error{.code = ErrorCode::usage,
                     .what = "--variant is missing",
                     .where = "steps",
                     .todo = "see `knapscope-run list`"};
    const Result<const Variant*> variant = find_variant(*id);
    if (!variant)
        return variant.error();
    const Result<InstancePtr> instance = read_instance_file(arguments.operand(0), "", ReadFrom::anything);
    if (!instance)
        return instance.error();
    if (const auto fits = check_kind((*variant)->info(), **instance); !fits)
        return fits;
    const auto recording = recorded(**variant, *instance, session);
    if (!recording)
        return recording.error();
    const Result<Choice> chosen = choice(arguments, **recording);
    if (!chosen)
        return chosen.error();
    const auto steps = steps_of(**recording, *chosen, session.stop);
    if (!steps)
        return steps.error();
    return arguments.has("--json") ? write_json_lines(**recording, *steps, chosen->count.has_value(), session)
                                   : write_text(**recording, *steps, session);
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
