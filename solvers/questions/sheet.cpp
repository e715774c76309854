// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/sheet.h"

#include "solvers/core/formatted.h"
#include "solvers/core/json_place.h"
#include "solvers/core/plain_numbers.h"
#include "solvers/core/sha256.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/utc_time.h"
#include "solvers/formats/format.h"
#include "solvers/formats/looks_like.h"
#include "solvers/kinds/redraw.h"
#include "solvers/questions/ask_id.h"
#include "solvers/questions/questions.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace_words.h"

namespace ks {

namespace {

using json::Cursor;

struct PaceWord {
    static Json write(Pace pace) { return to_text(pace); }
    static Result<Pace> read(const Cursor& at) {
        KS_TRY(const std::string word, at.string());
        const auto pace = pace_of(word);
        return pace ? Result<Pace>(*pace) : at.error("the pace is none of step, row, decision, any");
    }
};

/// A question that a sheet can ask; a lesson has its own ones besides.
struct SheetAsk : AskId {
    static Result<Ask> read(const Cursor& at) {
        KS_TRY(const Ask ask, AskId::read(at));
        return ask != Ask::own ? Result<Ask>(ask) : at.error("nothing is asked that is called so");
    }
};

struct WholeInstance {
    static Json write(const InstancePtr& instance) {
        const PlainNumbers plain;
        return Json::parse(write_json(*instance));
    }
    static Result<InstancePtr> read(const Cursor& at) { return read_instance(at); }
};

struct OptionalTrace {
    static Json write(const std::optional<TracedExercise>& trace) { return to_json(*trace); }
    static Result<TracedExercise> read(const Cursor& at) { return read_traced_exercise(at); }
};

struct Weight : json::Value<double> {
    static Result<double> read(const Cursor& at) { return read_weight(at); }
};

constexpr json::Field<Exercise> exercise_fields[] = {
    json::field<&Exercise::title>("title"),
    json::field<&Exercise::variant>("variant"),
    json::field<&Exercise::instance, WholeInstance>("instance"),
    json::defaulted<&Exercise::drawn>("drawn"),
    json::field<json::within<&Exercise::plan, &AskPlan::pace>, PaceWord>("pace"),
    json::defaulted<json::within<&Exercise::plan, &AskPlan::seed>>("seed"),
    json::defaulted<&Exercise::from>("from"),
    json::defaulted<&Exercise::most, json::From<std::int64_t, 1, Sheet::most_questions>>("questions"),
    json::defaulted<&Exercise::weight, Weight>("weight"),
    json::optional<&Exercise::trace, OptionalTrace>("trace"),
    json::optional<json::within<&Exercise::plan, &AskPlan::asks>, json::List<Ask, SheetAsk>>("asks"),
};

/// Checks that the variant has what is asked about, for this kind of instance.
Result<void> check_variant(const Cursor& variant, const Exercise& exercise) {
    const auto found = find_variant(exercise.variant);
    if (!found)
        return variant.below(found.error());
    const VariantInfo& info = (*found)->info();
    if (exercise.trace && info.place != Place::kernel)
        return variant.error("the variant is no kernel", "name one that `knapscope-run trace` takes");
    if (!exercise.trace && !info.steps)
        return variant.error("the variant has no steps", "name one that `knapscope-run steps` shows");
    if (info.kind != exercise.instance->kind())
        return variant.error("the variant has no steps for this kind of instance",
                             "name a variant of the instance's kind");
    return {};
}

struct CheckedExercise : json::Object<exercise_fields> {
    static Result<Exercise> read(const Cursor& at) {
        KS_TRY(Exercise exercise, json::read_object(at, exercise_fields));
        KS_CHECK(check_variant(*at.member("variant"), exercise));
        return exercise;
    }
};

struct SheetExercises : json::List<Exercise, CheckedExercise> {
    static Result<std::vector<Exercise>> read(const Cursor& at) {
        KS_TRY(const std::size_t count, at.size());
        if (count == 0 || count > Sheet::most_exercises)
            return at.error(formatted("a sheet has 1 to {} exercises", Sheet::most_exercises));
        return List::read(at);
    }
};

Result<void> check_due(const Cursor& at, const std::string& due) {
    return utc_time(due) ? Result<void>()
                         : at.error("the due date is not a time in UTC", "write it as 2026-12-01T22:00:00Z");
}

constexpr json::Field<Sheet> sheet_fields[] = {
    json::field<&Sheet::title>("title"),
    json::optional<&Sheet::secret>("secret"),
    json::field<&Sheet::exercises, SheetExercises>("exercises"),
    json::optional<&Sheet::due, json::Checked<std::string, check_due>>("due"),
};

} // namespace

Result<double> read_weight(const Cursor& at) {
    KS_TRY(const double weight, at.number());
    if (!(weight > 0 && weight <= 1000))
        return at.error("a weight is above 0 and at most 1000");
    return weight;
}

Result<Sheet> read_sheet(const Cursor& at) {
    return json::read_document(document::exercises, at, sheet_fields);
}

Result<Sheet> read_sheet_file(const std::filesystem::path& path, ReadFrom from, const std::stop_token& stop) {
    KS_TRY(const std::string text, read_file(path, Sheet::file_limit, from));
    KS_CHECK(check_json(text, name_of(path, from), document::exercises));
    KS_TRY(const auto tree, json::parse(text, name_of(path, from), {}, stop));
    auto sheet = read_sheet(Cursor(tree, name_of(path, from)));
    return sheet ? sheet : json::with_line(sheet.error(), text, name_of(path, from), stop);
}

Json to_json(const Sheet& sheet) {
    return json::written_document(document::exercises, sheet, sheet_fields);
}

std::string fingerprint(const Sheet& sheet) {
    Sheet asked = sheet;
    asked.due.clear();
    return sha256(to_line(to_json(asked)));
}

bool looks_like_sheet(std::string_view text) {
    return format_of(text) == document::exercises;
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
