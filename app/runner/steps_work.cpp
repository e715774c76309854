// SPDX-License-Identifier: Apache-2.0
#include "app/runner/steps_work.h"

#include "app/runner/left_out.h"
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

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ks::runner {

namespace {

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

} // namespace

Result<StepsRequest> steps_request(const Arguments& arguments) {
    StepsRequest request{.before_names = "--"};
    const std::optional<std::string> id = arguments.value("--variant");
    if (!id)
        return Error{.code = ErrorCode::usage,
                     .what = "--variant is missing",
                     .where = "steps",
                     .todo = "see `knapscope-run list`"};
    KS_CHECK(find_variant(*id)); // a misspelt variant is reported before a large file is read
    request.variant = *id;
    KS_TRY(const auto from, arguments.integer("--from", 0, INT64_MAX));
    request.from = from.value_or(0);
    KS_TRY(request.count, arguments.integer("--count", 1, INT64_MAX));
    request.level = arguments.value("--level");
    KS_TRY(request.instance, read_and_warn(arguments.operand(0)));
    return request;
}

Result<StepsRequest> steps_request(const json::Cursor& fields, const std::stop_token& stop) {
    StepsRequest request{.before_names = fields.place() + " /"};
    KS_TRY(const RunRequest run, run_request(fields, stop));
    request.variant = run.variant;
    request.instance = run.instance;
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

Result<Recorded> recorded(const StepsRequest& request, const Machine& machine, std::stop_token stop) {
    KS_TRY(const Variant* const variant, find_variant(request.variant));
    KS_CHECK(check_kind(variant->info(), *request.instance));
    const auto* with_programs = dynamic_cast<const LpRecorder*>(variant);
    if (with_programs == nullptr) {
        KS_TRY(auto recording, variant->record(request.instance, std::move(stop)));
        return Recorded{.recording = std::move(recording), .answers = {}};
    }
    KS_CHECK(choose_place(variant->info(), "", machine)); // who solves them may be missing
    const LpNotes notes(*machine.lp);
    KS_TRY(auto recording, with_programs->record_with(notes, request.instance, std::move(stop)));
    return Recorded{.recording = std::move(recording), .answers = notes.answers()};
}

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

Result<std::string> steps_document(const StepsRequest& request, const Machine& machine,
                                   std::stop_token stop) {
    KS_TRY(const Recorded made, recorded(request, machine, stop));
    KS_TRY(const auto steps, steps_of(*made.recording, request, stop));
    std::string lines;
    KS_CHECK(write_step_lines(*made.recording, steps, request, stop, [&lines](std::string_view text) {
        lines += text;
        return Result<void>();
    }));
    if (!lines.empty())
        lines.pop_back();                   // the last newline
    std::ranges::replace(lines, '\n', ','); // between tokens: within a JSON text there is none
    return formatted(R"({{"header":{},"steps":[{}],"programs":{}}})", steps_header_json(*made.recording),
                     lines, to_line(to_json(made.answers)));
}

} // namespace ks::runner
