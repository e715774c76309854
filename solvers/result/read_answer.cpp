// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/result/answer_json.h"

#include <cmath>

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
                                Status::not_found, Status::bound})
        if (word == to_text(status))
            return status;
    return at.error(formatted("'{}' is no status of an answer", printable(word)));
}

Result<FrontPoint> read_point(const Cursor& at) {
    KS_CHECK(json::only(at, {"cost", "value", "exact", "selection"}));
    FrontPoint point;
    KS_TRY(point.cost, json::number(at, "cost"));
    KS_TRY(const Cursor value, at.member("value"));
    KS_TRY(point.value, value.number());
    if (!std::isfinite(point.value))
        return value.error("the value is no number");
    if (at.has("exact")) {
        KS_TRY(point.exact, json::text(at, "exact"));
    }
    KS_CHECK(json::list(at, "selection", point.selection, index_or_null));
    return point;
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
    KS_CHECK(json::only(at, {"kernel", "why"}));
    Plan::Infeasible kernel;
    KS_TRY(kernel.kernel, json::number(at, "kernel"));
    KS_TRY(kernel.why, json::text(at, "why"));
    return kernel;
}

Result<Fact> read_fact(const Cursor& at) {
    KS_CHECK(json::only(at, {"name", "value", "unit", "sentence"}));
    Fact fact;
    KS_TRY(fact.name, json::text(at, "name"));
    KS_TRY(fact.sentence, json::text(at, "sentence"));
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
        answer.front.emplace();
        KS_CHECK(json::list(at, "front", *answer.front, read_point));
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
