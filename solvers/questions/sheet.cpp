// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/sheet.h"

#include "solvers/core/formatted.h"
#include "solvers/core/json_place.h"
#include "solvers/core/plain_numbers.h"
#include "solvers/core/sha256.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/text.h"
#include "solvers/core/utc_time.h"
#include "solvers/problems/format.h"
#include "solvers/problems/looks_like.h"
#include "solvers/problems/redraw.h"
#include "solvers/questions/questions.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace ks {

namespace {

using json::Cursor;

constexpr std::string_view sheet_format = "knapscope-exercises";

Result<AskPlan> read_plan(const Cursor& at) {
    AskPlan plan;
    KS_TRY(const Cursor pace_at, at.member("pace"));
    KS_TRY(const std::string pace, pace_at.string());
    const auto known = pace_of(pace);
    if (!known)
        return pace_at.error("the pace is none of step, row, decision, any");
    plan.pace = *known;
    if (at.has("asks")) {
        KS_TRY(const auto asks, at.member("asks"));
        KS_TRY(const auto elements, asks.elements());
        for (const Cursor& element : elements) {
            KS_TRY(const std::string id, element.string());
            const auto ask = ask_of(id);
            if (!ask || *ask == Ask::own) // which only a lesson has
                return element.error("nothing is asked that is called so");
            plan.asks.push_back(*ask);
        }
    }
    if (at.has("seed")) {
        KS_TRY(const auto seed, at.member("seed"));
        KS_TRY(const std::int64_t number, seed.natural());
        plan.seed = static_cast<std::uint64_t>(number);
    }
    return plan;
}

Result<Exercise> read_exercise(const Cursor& at) {
    constexpr std::array<std::string_view, 11> keys{"title", "variant", "instance",  "drawn",  "pace", "asks",
                                                    "seed",  "from",    "questions", "weight", "trace"};
    KS_CHECK(at.only(keys));
    Exercise exercise;
    KS_TRY(const Cursor title, at.member("title"));
    KS_TRY(exercise.title, title.string());
    KS_TRY(const Cursor variant, at.member("variant"));
    KS_TRY(exercise.variant, variant.string());
    const auto found = find_variant(exercise.variant);
    if (!found)
        return variant.below(found.error());
    if (at.has("trace")) {
        KS_TRY(const Cursor trace, at.member("trace"));
        KS_TRY(exercise.trace, read_traced_exercise(trace));
    }
    if (exercise.trace && (*found)->info().place != Place::kernel)
        return variant.error("the variant is no kernel", "name one that `knapscope-run trace` takes");
    if (!exercise.trace && !(*found)->info().steps)
        return variant.error("the variant has no steps", "name one that `knapscope-run steps` shows");
    KS_TRY(const Cursor instance, at.member("instance"));
    KS_TRY(exercise.instance, read_instance(instance));
    if ((*found)->info().kind != exercise.instance->kind())
        return variant.error("the variant has no steps for this kind of instance",
                             "name a variant of the instance's kind");
    KS_TRY(exercise.plan, read_plan(at));
    if (at.has("drawn")) {
        KS_TRY(const Cursor drawn, at.member("drawn"));
        KS_TRY(exercise.drawn, drawn.boolean());
    }
    if (at.has("from")) {
        KS_TRY(const Cursor from, at.member("from"));
        KS_TRY(exercise.from, from.natural());
    }
    if (at.has("questions")) {
        KS_TRY(const Cursor most, at.member("questions"));
        KS_TRY(exercise.most, most.integer(1, Sheet::most_questions));
    }
    if (at.has("weight")) {
        KS_TRY(const Cursor weight, at.member("weight"));
        KS_TRY(exercise.weight, read_weight(weight));
    }
    return exercise;
}

Json to_json(const Exercise& exercise) {
    const PlainNumbers plain; // for the instance
    Json json = {{"title", exercise.title},
                 {"variant", exercise.variant},
                 {"instance", Json::parse(write_json(*exercise.instance))},
                 {"drawn", exercise.drawn},
                 {"pace", to_text(exercise.plan.pace)},
                 {"seed", exercise.plan.seed},
                 {"from", exercise.from},
                 {"questions", exercise.most},
                 {"weight", exercise.weight}};
    if (exercise.trace)
        json["trace"] = to_json(*exercise.trace);
    if (!exercise.plan.asks.empty()) {
        json["asks"] = Json::array();
        for (const Ask ask : exercise.plan.asks)
            json["asks"].push_back(to_text(ask));
    }
    return json;
}

} // namespace

Result<double> read_weight(const Cursor& at) {
    KS_TRY(const double weight, at.number());
    if (!(weight > 0 && weight <= 1000))
        return at.error("a weight is above 0 and at most 1000");
    return weight;
}

Result<Sheet> read_sheet(const Cursor& document) {
    constexpr std::array<std::string_view, 6> keys{"format", "version", "title",
                                                   "secret", "due",     "exercises"};
    KS_TRY(const Cursor format, document.member("format"));
    KS_TRY(const std::string named, format.string());
    if (named != sheet_format)
        return format.error(formatted("the format is \"{}\"", printable(named)),
                            formatted("give a \"{}\"", sheet_format));
    // Checked after the format: another kind of file has other fields, and its format says what it is.
    KS_CHECK(document.only(keys));
    KS_TRY(const Cursor version, document.member("version"));
    KS_CHECK(version.integer(1, 1));
    Sheet sheet;
    KS_TRY(const Cursor title, document.member("title"));
    KS_TRY(sheet.title, title.string());
    KS_TRY(const Cursor secret, document.member("secret"));
    KS_TRY(sheet.secret, secret.string());
    if (document.has("due")) {
        KS_TRY(const Cursor due, document.member("due"));
        KS_TRY(sheet.due, due.string());
        if (!utc_time(sheet.due))
            return due.error("the due date is not a time in UTC", "write it as 2026-12-01T22:00:00Z");
    }
    KS_TRY(const Cursor list, document.member("exercises"));
    KS_TRY(const auto elements, list.elements());
    if (elements.empty() || elements.size() > Sheet::most_exercises)
        return list.error(formatted("a sheet has 1 to {} exercises", Sheet::most_exercises));
    for (const Cursor& element : elements) {
        KS_TRY(Exercise exercise, read_exercise(element));
        sheet.exercises.push_back(std::move(exercise));
    }
    return sheet;
}

Result<void> check_json(std::string_view text, const std::string& name, std::string_view format) {
    const Sentence other = what_it_is(text);
    if (other.empty())
        return {};
    return Error{.code = ErrorCode::input,
                 .what = formatted("is not a file of the format {}: {}", format, other),
                 .where = name,
                 .todo = formatted("give a file of the format {}", format)};
}

Result<Sheet> read_sheet_file(const std::filesystem::path& path, ReadFrom from) {
    KS_TRY(const std::string text, read_file(path, Sheet::file_limit, from));
    KS_CHECK(check_json(text, name_of(path, from), sheet_format));
    KS_TRY(const auto tree, json::parse(text, name_of(path, from)));
    auto sheet = read_sheet(Cursor(tree, name_of(path, from)));
    return sheet ? sheet : json::with_line(sheet.error(), text, name_of(path, from));
}

Json to_json(const Sheet& sheet) {
    Json json = {{"format", sheet_format},
                 {"version", 1},
                 {"title", sheet.title},
                 {"secret", sheet.secret},
                 {"exercises", Json::array()}};
    if (!sheet.due.empty())
        json["due"] = sheet.due;
    for (const Exercise& exercise : sheet.exercises)
        json["exercises"].push_back(to_json(exercise));
    return json;
}

std::string fingerprint(const Sheet& sheet) {
    Sheet asked = sheet;
    asked.due.clear();
    return sha256(to_line(to_json(asked)));
}

bool looks_like_sheet(std::string_view text) {
    constexpr std::size_t beginning = 200;
    return text.substr(0, beginning).find(sheet_format) != std::string_view::npos;
}

Result<InstancePtr> instance_for(const Exercise& exercise, std::uint64_t seed) {
    if (!exercise.drawn)
        return exercise.instance;
    return redrawn(*exercise.instance, seed);
}

Result<std::vector<QuizQuestion>> asked_along(const Exercise& exercise, std::uint64_t seed,
                                              const QuestionsAt& questions, std::int64_t count,
                                              const std::stop_token& stop) {
    std::vector<QuizQuestion> asked;
    AskPlan plan = exercise.plan;
    plan.seed += exercise.drawn ? seed : 0;
    for (std::int64_t at = exercise.from; questions && at < count; ++at) {
        if (static_cast<std::int64_t>(asked.size()) == exercise.most)
            break;
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        if (auto question = question_at(plan, questions, at))
            asked.push_back(*std::move(question));
    }
    if (asked.empty())
        return Error{.code = ErrorCode::input,
                     .what = formatted("nothing can be asked of {} here", exercise.variant),
                     .todo = "ask more often, or begin earlier"};
    return asked;
}

Result<AskedExercise> asked(const Exercise& exercise, std::uint64_t seed, const std::stop_token& stop) {
    AskedExercise made;
    KS_TRY(made.instance, instance_for(exercise, seed));
    KS_TRY(const Variant* variant, find_variant(exercise.variant));
    if (variant->info().kind != made.instance->kind())
        return Error{.code = ErrorCode::input,
                     .what = formatted("{} has no steps for this kind of instance", exercise.variant),
                     .todo = "name a variant of the instance's kind"};
    if (exercise.trace) {
        KS_TRY(const auto trace, traced(*exercise.trace, exercise.variant, made.instance, stop));
        KS_TRY(made.questions,
               asked_along(exercise, seed, questions_along(trace),
                           static_cast<std::int64_t>(counted_instructions(*trace).size()), stop));
        return made;
    }
    KS_TRY(const auto recording, variant->record(made.instance, stop));
    KS_TRY(made.questions,
           asked_along(
               exercise, seed, [&recording](std::int64_t step) { return questions_at(*recording, step); },
               recording->count(), stop));
    return made;
}

} // namespace ks
