// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"

#include "solvers/core/formatted.h"
#include "solvers/core/variant.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/answer_words.h"
#include "solvers/result/check.h"

#include <algorithm>

namespace ks {

std::vector<ConformanceCase> conformance_corpus(std::string_view kind) {
    const Kind* found = find_kind(kind);
    return found ? found->corpus() : std::vector<ConformanceCase>();
}

ConformanceCase random_case(std::string_view kind, Random& random) {
    return find_kind(kind)->random_case(random);
}

namespace {

/// Returns the error of the place, or an empty text.
std::string wrong_place(const Outcome& outcome, const VariantInfo& info) {
    const bool cpu = outcome.on == "cpu";
    if (cpu != (info.place == Place::cpu))
        return "it ran on " + outcome.on;
    const bool told =
        std::ranges::find(outcome.answer.facts, "no-launch", &Fact::name) != outcome.answer.facts.end();
    if (cpu != (outcome.executed.launches == 0) && !told)
        return counted("it made {} launch", "it made {} launches", outcome.executed.launches);
    return "";
}

/// Returns the error of an answer to a case with a front, or an empty text.
std::string wrong_front(const Front& expected, const Outcome& outcome) {
    const Answer& answer = outcome.answer;
    if (answer.status != Status::optimal || !answer.front)
        return formatted("it answers {}, not a front", to_text(answer.status));
    if (outcome.verified != std::optional(true))
        return "its answer was not verified";
    if (!Front::same_points(*answer.front, expected))
        return formatted("its front is {}, not {}", front_words(*answer.front), front_words(expected));
    return "";
}

/// Returns the error of an answer to a case with plans, or an empty text. An exact variant must find a plan
/// that runs everything at once if and only if one exists.
std::string wrong_plan(std::int64_t fewest, const Outcome& outcome, const VariantInfo& info) {
    const Answer& answer = outcome.answer;
    const bool decides = info.question == Question::decide;
    if (decides && answer.status == Status::not_found && (fewest > 1 || !info.exact))
        return "";
    const Status expected = decides ? Status::found : info.exact ? Status::optimal : Status::feasible;
    if (answer.status != expected || !answer.plan)
        return formatted("it answers {}, the fewest batches are {}", to_text(answer.status), fewest);
    if (outcome.verified != std::optional(true))
        return "its answer was not verified";
    const Plan& plan = *answer.plan;
    const bool best = decides || info.exact || plan.optimal;
    if (plan.batch_count < fewest || plan.lower_bound > fewest || (best && plan.batch_count != fewest))
        return formatted("its plan is of {}, the fewest batches are {}", plan_words(plan), fewest);
    return "";
}

/// Returns the error of the answer, or an empty text.
std::string wrong_answer_to(const ConformanceCase& test, const Outcome& outcome, const VariantInfo& info) {
    if (test.front)
        return wrong_front(*test.front, outcome);
    if (test.batches)
        return wrong_plan(*test.batches, outcome, info);
    const Answer& answer = outcome.answer;
    const std::string answered = answer.objective
                                     ? formatted("{} {}", to_text(answer.status), *answer.objective)
                                     : std::string(to_text(answer.status));
    const std::string optimum =
        test.optimum ? formatted("the optimum is {}", *test.optimum) : said("the instance is infeasible");
    const std::string found = formatted("it answers {}, {}", answered, optimum);
    if (info.question == Question::bound && answer.status == Status::bound) {
        const auto exact = check_bound(answer);
        return !exact ? exact.error().what : answer.objective >= test.optimum ? "" : found;
    }
    if (info.question == Question::bound && test.optimum)
        return found;
    if (info.question == Question::decide && test.optimum != weight_limit_of(*test.instance))
        return answer.status == Status::not_found ? "" : found;
    if (!test.optimum)
        return answer.status == Status::infeasible ? "" : found;
    if (outcome.verified != std::optional(true))
        return "its answer was not verified";
    if (info.question == Question::decide)
        return answer.status == Status::found ? "" : found;
    if (info.exact)
        return answer.status == Status::optimal && answer.objective == test.optimum ? "" : found;
    return answer.status == Status::feasible && answer.objective <= test.optimum ? "" : found;
}

} // namespace

Result<void> conforms(const ConformanceCase& test, const Outcome& outcome, const VariantInfo& info) {
    std::string wrong = wrong_place(outcome, info);
    if (wrong.empty())
        wrong = wrong_answer_to(test, outcome, info);
    if (wrong.empty())
        return {};
    return Error{.code = ErrorCode::check,
                 .what = formatted("{} on {}: {}", outcome.variant, outcome.on, wrong),
                 .where = test.name,
                 .todo = "report this as a bug"};
}

} // namespace ks
