// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/sentence_json.h"
#include "solvers/core/text.h"
#include "solvers/result/answer_json.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ks {

namespace {

using json::Cursor;
using json::Node;

Result<std::optional<std::int64_t>> index_or_null(const Cursor& at) {
    if (json::is_null(at))
        return std::optional<std::int64_t>();
    KS_TRY(const std::int64_t index, at.natural());
    return std::optional(index);
}

Result<std::optional<std::int64_t>> number_or_null(const Cursor& at, std::string_view key) {
    KS_TRY(const Cursor member, at.member(key));
    if (json::is_null(member))
        return std::optional<std::int64_t>();
    KS_TRY(const std::int64_t value, member.integer(INT64_MIN, INT64_MAX));
    return std::optional(value);
}

Result<Status> read_status(const Cursor& at) {
    KS_TRY(const std::string word, at.string());
    for (const Status status : {Status::optimal, Status::feasible, Status::infeasible, Status::found,
                                Status::not_found, Status::bound, Status::ran})
        if (word == to_text(status))
            return status;
    return at.error(formatted("'{}' is no status of an answer", printable(word)));
}

/// A point in a document.
struct WrittenPoint {
    std::int64_t cost = 0;
    Fraction exact{0, 1};
    std::vector<Front::Chosen> selection;
};

/// A value is the double nearest to its fraction, or a neighbour of that.
constexpr double closeness = 1e-12;

Result<Fraction> read_value(const Cursor& at) {
    KS_TRY(const Cursor value, at.member("value"));
    KS_TRY(const double number, value.number());
    if (!std::isfinite(number) || number < 0)
        return value.error("the value is no number from 0 on");
    if (!at.has("exact")) {
        constexpr double most_whole = 9007199254740992; // 2^53
        if (number != std::floor(number) || number > most_whole)
            return value.error("a value that is no whole number needs 'exact', its fraction");
        return Fraction(static_cast<Fraction::Wide>(number), 1);
    }
    KS_TRY(const Cursor exact, at.member("exact"));
    KS_TRY(const std::string text, exact.string());
    const std::optional<Fraction> fraction = Fraction::parse(text);
    if (!fraction)
        return exact.error(formatted("'{}' is no fraction in lowest terms", printable(text)));
    if (std::abs(number - fraction->value()) > closeness * std::max(1.0, fraction->value()))
        return value.error(formatted("the value is not {}", text));
    return *fraction;
}

Result<Front::Chosen> chosen_or_null(const Cursor& at) {
    if (json::is_null(at))
        return Front::none;
    KS_TRY(const std::int64_t index, at.integer(0, INT32_MAX));
    return static_cast<Front::Chosen>(index);
}

Result<WrittenPoint> read_point(const Cursor& at) {
    KS_CHECK(json::only(at, {"cost", "value", "exact", "selection"}));
    WrittenPoint point;
    KS_TRY(point.cost, json::number(at, "cost"));
    KS_TRY(point.exact, read_value(at));
    KS_CHECK(json::list(at, "selection", point.selection, chosen_or_null));
    return point;
}

/// Reads the points and brings them to one denominator.
Result<Front> read_front(const Cursor& at) {
    std::vector<WrittenPoint> points;
    KS_CHECK(json::list(at, "front", points, read_point));
    const auto too_large = [&] {
        return at.error("the values of the front have no common denominator below 2^62");
    };
    constexpr Fraction::Wide most = Fraction::Wide{1} << 62;
    Fraction::Wide denominator = 1;
    for (const WrittenPoint& point : points) {
        const Fraction::Wide own = point.exact.denominator();
        if (own >= most)
            return too_large();
        denominator = denominator / Fraction::greatest_common_divisor(denominator, own) * own;
        if (denominator >= most)
            return too_large();
    }
    Front front(static_cast<std::int64_t>(denominator));
    for (const WrittenPoint& point : points) {
        const Fraction::Wide scale = denominator / point.exact.denominator();
        if (point.exact.numerator() >= most || point.exact.numerator() * scale >= most)
            return too_large();
        front.add(
            {.cost = point.cost, .numerator = static_cast<std::int64_t>(point.exact.numerator() * scale)},
            point.selection);
    }
    return front;
}

Result<Plan::Resources> read_resources(const Cursor& at) {
    KS_CHECK(json::only(at, {"warps", "blocks", "registers", "shared_bytes"}));
    Plan::Resources resources;
    KS_TRY(resources.warps, json::number(at, "warps"));
    KS_TRY(resources.blocks, json::number(at, "blocks"));
    KS_TRY(resources.registers, json::number(at, "registers"));
    KS_TRY(resources.shared_bytes, json::number(at, "shared_bytes"));
    return resources;
}

Result<Plan::Kernel> read_kernel(const Cursor& at) {
    KS_CHECK(json::only(at, {"index", "name", "blocks", "blocks_per_sm", "threads_per_block"}));
    Plan::Kernel kernel;
    KS_TRY(kernel.index, json::number(at, "index"));
    KS_TRY(kernel.name, json::text(at, "name"));
    KS_TRY(kernel.blocks, json::number(at, "blocks", 1));
    KS_TRY(kernel.blocks_per_sm, json::number(at, "blocks_per_sm", 1));
    KS_TRY(kernel.threads_per_block, json::number(at, "threads_per_block", 1));
    return kernel;
}

Result<Plan::Batch> read_batch(const Cursor& at) {
    KS_CHECK(json::only(at, {"repeat", "kernels", "used", "limits", "threads"}));
    Plan::Batch batch;
    KS_TRY(batch.repeat, json::number(at, "repeat", 1));
    KS_CHECK(json::list(at, "kernels", batch.kernels, read_kernel));
    KS_TRY(const Cursor used, at.member("used"));
    KS_TRY(batch.used, read_resources(used));
    KS_TRY(const Cursor limits, at.member("limits"));
    KS_TRY(batch.limits, read_resources(limits));
    KS_TRY(batch.threads, json::number(at, "threads"));
    return batch;
}

Result<Plan::Infeasible> read_infeasible(const Cursor& at) {
    KS_CHECK(json::only(at, {"kernel", "why", "why_as"}));
    Plan::Infeasible kernel;
    KS_TRY(kernel.kernel, json::number(at, "kernel"));
    KS_TRY(kernel.why, read_sentence(at, "why"));
    return kernel;
}

Result<Fact> read_fact(const Cursor& at) {
    KS_CHECK(json::only(at, {"name", "value", "unit", "sentence", "sentence_as"}));
    Fact fact;
    KS_TRY(fact.name, json::text(at, "name"));
    KS_TRY(fact.sentence, read_sentence(at, "sentence"));
    if (at.has("unit")) {
        KS_TRY(fact.unit, json::text(at, "unit"));
    }
    KS_TRY(const Cursor value, at.member("value"));
    switch (value.node().type) {
    case Node::Type::integer:
        fact.value = value.node().integer;
        return fact;
    case Node::Type::string:
        fact.value = value.node().text;
        return fact;
    case Node::Type::array: {
        std::vector<double> numbers;
        KS_CHECK(json::list(at, "value", numbers, [](const Cursor& each) { return each.number(); }));
        fact.value = std::move(numbers);
        return fact;
    }
    default:
        KS_TRY(fact.value, value.number());
        return fact;
    }
}

} // namespace

Result<Plan> read_plan(const Cursor& at) {
    KS_CHECK(json::only(at, {"batches", "batch_count", "lower_bound", "optimal", "infeasible"}));
    return read_plan_among(at);
}

Result<Plan> read_plan_among(const Cursor& at) {
    Plan plan;
    KS_CHECK(json::list(at, "batches", plan.batches, read_batch));
    KS_TRY(plan.batch_count, json::number(at, "batch_count"));
    KS_TRY(plan.lower_bound, json::number(at, "lower_bound"));
    KS_TRY(const Cursor optimal, at.member("optimal"));
    KS_TRY(plan.optimal, optimal.boolean());
    KS_CHECK(json::list(at, "infeasible", plan.infeasible, read_infeasible));
    return plan;
}

Result<Answer> read_answer(const Cursor& at) {
    Answer answer;
    KS_TRY(const Cursor status, at.member("status"));
    KS_TRY(answer.status, read_status(status));
    KS_TRY(answer.objective, number_or_null(at, "objective"));
    KS_TRY(answer.weight, number_or_null(at, "weight"));
    KS_TRY(const Cursor selection, at.member("selection"));
    if (!json::is_null(selection)) {
        answer.selection.emplace();
        KS_CHECK(json::list(at, "selection", *answer.selection, index_or_null));
    }
    if (at.has("front")) {
        KS_TRY(answer.front, read_front(at));
    }
    if (at.has("plan")) {
        KS_TRY(const Cursor plan, at.member("plan"));
        KS_TRY(answer.plan, read_plan(plan));
    }
    if (answer.selection.has_value() + answer.front.has_value() + answer.plan.has_value() > 1)
        return at.error("an answer is a selection, a front or a plan, and this is more than one of them");
    if (answer.status == Status::bound) {
        KS_TRY(answer.bound, json::text(at, "bound"));
    }
    KS_CHECK(json::list(at, "facts", answer.facts, read_fact));
    return answer;
}

} // namespace ks
