// SPDX-License-Identifier: Apache-2.0
#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/lp/lp_answers.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/run/place.h"
#include "solvers/run/registry.h"
#include "solvers/steps/steps_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace ks::runner {

namespace {

/// Steps that nobody asked for with a count are refused beyond this, and beyond so many bytes of JSON.
constexpr std::int64_t most_steps_unasked = 100'000;
constexpr std::size_t most_step_bytes_unasked = std::size_t{16} << 20;

/// What is to be recorded, and which of its steps are to be shown: `count` of them from `from` on, each the
/// beginning of a unit of `level`.
struct StepsRequest {
    InstancePtr instance;
    std::string variant;
    std::int64_t from = 0;
    std::optional<std::int64_t> count; ///< none: all that are left
    std::optional<std::string> level;  ///< a word; none: every step
    std::string before_names;          ///< of fields, in messages
};

Result<StepsRequest> steps_request(Request asked) {
    StepsRequest request{.before_names = asked.before_names()};
    KS_TRY(RunRequest run, run_request(asked, VariantIs::needed, "steps"));
    request.variant = std::move(run.variant);
    request.instance = std::move(run.instance);
    const json::Cursor fields = asked.fields();
    if (fields.has("from")) {
        KS_TRY(request.from, fields.member("from")->natural());
    }
    if (fields.has("count")) {
        KS_TRY(request.count, fields.member("count")->integer(1, INT64_MAX));
    }
    if (fields.has("level")) {
        KS_TRY(request.level, fields.member("level")->string());
    }
    return request;
}

struct Recorded {
    std::shared_ptr<const Recording> recording;
    LpAnswers answers; ///< to the linear programs that were solved for it
};

Error too_much(const StepsRequest& request, const std::string& what) {
    return {.code = ErrorCode::limit,
            .what = formatted("there are more than {} to show", what),
            .todo = formatted("ask for a part with {0}from and {0}count, or for a coarser {0}level",
                              request.before_names)};
}

Result<std::optional<Level>> level_of(const Recording& recording, const StepsRequest& request) {
    if (!request.level)
        return std::optional<Level>();
    std::string offered;
    for (const Level level : recording.levels()) {
        if (to_text(level) == *request.level)
            return std::optional(level);
        offered += (offered.empty() ? "" : ", ") + std::string(to_text(level));
    }
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no level '{}' here", printable(*request.level)),
                 .where = request.before_names + "level",
                 .todo = "choose one of " + offered};
}

/// Where linear programs are solved for a recording, they are solved here.
Result<Recorded> recorded(const StepsRequest& request, const Workplace& at) {
    KS_TRY(const Variant* const variant, find_variant(request.variant));
    KS_CHECK(check_kind(variant->info(), *request.instance));
    const auto* with_programs = dynamic_cast<const LpRecorder*>(variant);
    if (with_programs == nullptr) {
        KS_TRY(auto recording, variant->record(request.instance, at.stop));
        return Recorded{.recording = std::move(recording), .answers = {}};
    }
    KS_CHECK(choose_place(variant->info(), "", at.machine)); // who solves them may be missing
    const LpNotes notes(*at.machine.lp);
    KS_TRY(auto recording, with_programs->record_with(notes, request.instance, at.stop));
    return Recorded{.recording = std::move(recording), .answers = notes.answers()};
}

/// The numbers of the steps to show. Without a count, more than anybody reads are refused.
Result<std::vector<std::int64_t>> steps_of(const Recording& recording, const StepsRequest& request,
                                           const std::stop_token& stop) {
    KS_TRY(const std::optional<Level> level, level_of(recording, request));
    if (request.from > recording.count())
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is no step {}", request.from),
                     .where = request.before_names + "from",
                     .todo = formatted("the steps are 0 to {}", recording.count())};
    std::vector<std::int64_t> steps;
    const std::int64_t most = request.count.value_or(most_steps_unasked);
    std::int64_t step = request.from;
    while (static_cast<std::int64_t>(steps.size()) < most) {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        steps.push_back(step);
        if (step == recording.count())
            return steps;
        step = level ? recording.next(step, *level) : step + 1;
    }
    if (!request.count)
        return too_much(request, grouped(most_steps_unasked) + " steps");
    return steps;
}

/// The steps as lines of JSON, each with its newline, handed to `take` one by one or, where no count was
/// asked for, together when it is known that they are short enough.
Result<void> write_step_lines(const Recording& recording, const std::vector<std::int64_t>& steps,
                              const StepsRequest& request, const std::stop_token& stop,
                              const std::function<Result<void>(std::string_view)>& take) {
    std::string text;
    for (const std::int64_t index : steps) {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        (text += step_json(recording, recording.at(index))) += '\n';
        if (request.count) {
            KS_CHECK(take(text));
            text.clear();
        } else if (text.size() > most_step_bytes_unasked) {
            return too_much(request, bytes_text(most_step_bytes_unasked) + " of steps");
        }
    }
    return take(text);
}

std::string code_text(const Recording& recording) {
    Table table({Table::Align::right});
    for (std::size_t i = 0; i < recording.code().size(); ++i)
        table.row({std::to_string(i + 1), recording.code()[i]});
    return table.text();
}

Result<void> write_text(const Recording& recording, const std::vector<std::int64_t>& steps,
                        Session& session) {
    if (const auto written =
            session.out.text(counted("{}, {} step\n\n{}\n", "{}, {} steps\n\n{}\n", recording.count(),
                                     recording.variant(), grouped(recording.count()), code_text(recording)));
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
    KS_TRY(Request asked, Request::of(steps_command, arguments));
    KS_TRY(const StepsRequest request, steps_request(std::move(asked)));
    KS_TRY(const Recorded made, recorded(request, workplace(arguments, session)));
    KS_TRY(const auto steps, steps_of(*made.recording, request, session.stop));
    if (!arguments.has("--json"))
        return write_text(*made.recording, steps, session);
    // Nothing is written before it is known that there is not too much.
    std::string header = steps_header_json(*made.recording) + "\n";
    return write_step_lines(*made.recording, steps, request, session.stop, [&](std::string_view lines) {
        return session.out.document(std::exchange(header, {}) + std::string(lines));
    });
}

/// {"header", "steps", "programs"}.
Result<std::string> answer_steps(Request asked, Workplace& at) {
    KS_TRY(const StepsRequest request, steps_request(std::move(asked)));
    KS_TRY(const Recorded made, recorded(request, at));
    KS_TRY(const auto steps, steps_of(*made.recording, request, at.stop));
    std::string lines;
    KS_CHECK(write_step_lines(*made.recording, steps, request, at.stop, [&lines](std::string_view text) {
        lines += text;
        return Result<void>();
    }));
    if (!lines.empty())
        lines.pop_back();                   // the last newline
    std::ranges::replace(lines, '\n', ','); // between tokens: within a JSON text there is none
    return formatted(R"({{"header":{},"steps":[{}],"programs":{}}})", steps_header_json(*made.recording),
                     lines, to_line(to_json(made.answers)));
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

constexpr std::string_view steps_fields[] = {"instance", "variant", "from", "count", "level"};

} // namespace

const Command steps_command = {.name = "steps",
                               .summary = "shows the recording used for stepping, step by step",
                               .grammar = {.operands = steps_operands, .options = steps_options},
                               .run = run_steps,
                               .fields = steps_fields,
                               .answer = answer_steps};

} // namespace ks::runner
