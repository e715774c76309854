// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/document_format.h"
#include "solvers/run/outcome.h"

#include "solvers/result/answer_json.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace ks {

namespace {

/// Rounds to microseconds, because the clocks are not more exact.
double rounded_ms(double value) {
    return std::round(value * 1000) / 1000;
}

Json names_json(const std::vector<std::string>& names) {
    Json json = Json::array();
    for (const std::string& name : names)
        json.push_back(name.empty() ? Json(nullptr) : Json(name));
    return json;
}

/// Returns a sum in the user's unit: {"amount": "15.7", "limit": "20", "unit": "kg", "factor": 10}.
Json quantity_json(std::int64_t sum, const std::optional<std::int64_t>& limit, const Unit& unit) {
    Json json{{"amount", amount(sum, unit.factor)}};
    if (limit)
        json["limit"] = amount(*limit, unit.factor);
    if (!unit.name.empty())
        json["unit"] = unit.name;
    json["factor"] = unit.factor;
    return json;
}

/// Returns the answer's value and weight in the user's units; empty without units.
Json quantities_json(const Outcome& outcome) {
    Json json = Json::object();
    const Answer& answer = outcome.answer;
    if (answer.objective && outcome.units.value.any())
        json["value"] = quantity_json(*answer.objective, {}, outcome.units.value);
    if (answer.weight && outcome.units.weight.any())
        json["weight"] = quantity_json(*answer.weight, outcome.units.limit, outcome.units.weight);
    return json;
}

} // namespace

Json to_json(const DeviceDescription& device) {
    return {{"id", device.id}, {"name", device.name}, {"cc", device.cc}};
}

Json to_json(const Parameters& parameters) {
    Json json = Json::object();
    for (const auto& [name, value] : parameters.values())
        std::visit([&, &key = name](const auto& each) { json[key] = each; }, value);
    return json;
}

Json to_json(const Outcome& outcome) {
    Json stages = Json::array();
    for (const Stage& stage : outcome.stages)
        stages.push_back({{"name", stage.name}, {"ms", rounded_ms(stage.ms)}});
    Json json = {{"format", document::result},
                 {"version", 1},
                 {"variant", outcome.variant},
                 {"on", outcome.on},
                 {"device", outcome.device ? to_json(*outcome.device) : Json(nullptr)},
                 {"parameters", to_json(outcome.parameters)},
                 {"instance",
                  {{"name", outcome.instance_name},
                   {"kind", outcome.instance_kind},
                   {"sha256", outcome.instance_sha256}}}};
    write_found(outcome.answer, json);
    if (!outcome.names.empty())
        json["names"] = names_json(outcome.names);
    if (Json quantities = quantities_json(outcome); !quantities.empty())
        json["quantities"] = std::move(quantities);
    json["verified"] = outcome.verified ? Json(*outcome.verified) : Json(nullptr);
    write_facts(outcome.answer, json);
    json["executed"] = {{"launches", outcome.executed.launches}, {"kernels", outcome.executed.kernels}};
    json["timing"] = {{"total_ms", rounded_ms(outcome.total_ms)}, {"stages", stages}};
    if (!outcome.table.empty())
        json["table"] = outcome.table;
    return json;
}

} // namespace ks
