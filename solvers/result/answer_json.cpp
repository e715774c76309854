// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/answer_json.h"

#include "solvers/core/sentence_json.h"

#include <nlohmann/json.hpp>

namespace ks {

namespace {

Json number_json(const std::optional<std::int64_t>& number) {
    return number ? Json(*number) : Json(nullptr);
}

Json to_json(const Selection& selection) {
    Json json = Json::array();
    for (const std::optional<std::int64_t>& chosen : selection)
        json.push_back(number_json(chosen));
    return json;
}

/// A value that is not a whole number, or that a double may not represent exactly, is also written as a
/// fraction.
constexpr Fraction::Wide most_exact = Fraction::Wide{1} << 53;

Json to_json(const Front& front) {
    Json json = Json::array();
    for (std::size_t i = 0; i < front.size(); ++i) {
        const Fraction exact = front.exact(i);
        Json& written = json.emplace_back(Json{{"cost", front.points()[i].cost}, {"value", front.value(i)}});
        if (!exact.is_whole() || exact.floor() > most_exact)
            written["exact"] = exact.text();
        written["selection"] = to_json(front.selection(i));
    }
    return json;
}

Json to_json(const Plan::Resources& resources) {
    return {{"warps", resources.warps},
            {"blocks", resources.blocks},
            {"registers", resources.registers},
            {"shared_bytes", resources.shared_bytes}};
}

Json to_json(const Plan::Batch& batch) {
    Json kernels = Json::array();
    for (const Plan::Kernel& kernel : batch.kernels)
        kernels.push_back({{"index", kernel.index},
                           {"name", kernel.name},
                           {"blocks", kernel.blocks},
                           {"blocks_per_sm", kernel.blocks_per_sm},
                           {"threads_per_block", kernel.threads_per_block}});
    return {{"repeat", batch.repeat},
            {"kernels", kernels},
            {"used", to_json(batch.used)},
            {"limits", to_json(batch.limits)},
            {"threads", batch.threads}};
}

Json to_json(const Fact& fact) {
    Json json = {{"name", fact.name}};
    std::visit([&json](const auto& value) { json["value"] = value; }, fact.value);
    if (!fact.unit.empty())
        json["unit"] = fact.unit;
    put_sentence(json, "sentence", fact.sentence);
    return json;
}

} // namespace

Json to_json(const Plan& plan) {
    Json batches = Json::array(), infeasible = Json::array();
    for (const Plan::Batch& batch : plan.batches)
        batches.push_back(to_json(batch));
    for (const Plan::Infeasible& kernel : plan.infeasible)
        put_sentence(infeasible.emplace_back(Json{{"kernel", kernel.kernel}}), "why", kernel.why);
    return {{"batches", batches},
            {"batch_count", plan.batch_count},
            {"lower_bound", plan.lower_bound},
            {"optimal", plan.optimal},
            {"infeasible", infeasible}};
}

void write_found(const Answer& answer, Json& document) {
    document["status"] = to_text(answer.status);
    document["objective"] = number_json(answer.objective);
    document["weight"] = number_json(answer.weight);
    document["selection"] = answer.selection ? to_json(*answer.selection) : Json(nullptr);
    if (answer.front)
        document["front"] = to_json(*answer.front);
    if (answer.plan)
        document["plan"] = to_json(*answer.plan);
    if (answer.status == Status::bound)
        document["bound"] = answer.bound;
}

void write_facts(const Answer& answer, Json& document) {
    document["facts"] = Json::array();
    for (const Fact& fact : answer.facts)
        document["facts"].push_back(to_json(fact));
}

} // namespace ks
