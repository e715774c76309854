// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/results.h"
#include "solvers/core/document_format.h"
#include "solvers/core/formatted.h"
#include "solvers/core/sentence_json.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace ks {

namespace {

Json text_or_null(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

template <class T>
Json value_or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

/// A value that reads as an integer is written as one.
Json value_json(const std::string& text) {
    std::int64_t value = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool integer = failed == std::errc() && end == text.data() + text.size();
    return integer && std::to_string(value) == text ? Json(value) : Json(text);
}

Json settings_json(const RecordedRow::Settings& settings) {
    Json json = Json::object();
    for (const auto& [name, value] : settings)
        json[name] = value_json(value);
    return json;
}

Json to_json(const Spread& spread) {
    return {{"median", spread.median}, {"min", spread.min}, {"max", spread.max}, {"samples", spread.samples}};
}

Json instance_json(const RecordedRow& row) {
    Json json;
    json[row.instance_is_file ? "file" : "preset"] = row.instance;
    if (row.instance_index > 0)
        json["index"] = row.instance_index;
    if (!row.instance_kind.empty())
        json["kind"] = row.instance_kind;
    if (!row.instance_set.empty())
        json["set"] = settings_json(row.instance_set);
    if (row.seed)
        json["seed"] = *row.seed;
    json["sha256"] = text_or_null(row.instance_sha256);
    return json;
}

Json to_json(const RecordedCampaign& campaign) {
    Json baseline = nullptr;
    if (campaign.baseline)
        baseline = {{"variant", campaign.baseline->variant},
                    {"on", campaign.baseline->on},
                    {"parameters", settings_json(campaign.baseline->parameters)}};
    return {{"sha256", campaign.sha256},
            {"repetitions", campaign.repetitions},
            {"warmup", campaign.warmup},
            {"paper", text_or_null(campaign.paper)},
            {"baseline", baseline}};
}

Json to_json(const Origin& origin) {
    return {{"machine_id", text_or_null(origin.machine_id)},
            {"boot_id", text_or_null(origin.boot_id)},
            {"gpu_uuid", text_or_null(origin.gpu_uuid)},
            {"started", text_or_null(origin.started)}};
}

Json head_json(const RecordedResults& results) {
    Json head = {{"format", document::results},
                 {"version", 1},
                 {"command", text_or_null(results.command)},
                 {"date", text_or_null(results.date)},
                 {"commit", text_or_null(results.commit)},
                 {"host", text_or_null(results.host)},
                 {"device", text_or_null(results.device)},
                 {"driver", text_or_null(results.driver)}};
    if (!results.origin.empty())
        head["origin"] = to_json(results.origin);
    head["campaign"] = results.campaign ? to_json(*results.campaign) : Json(nullptr);
    return head;
}

} // namespace

Json to_json(const RecordedRow& row) {
    const bool failed = row.error.has_value();
    Json stages = Json::array();
    for (const RecordedRow::StageTimes& stage : row.stages)
        stages.push_back({{"name", stage.name}, {"ms", to_json(stage.ms)}});
    Json json = {{"variant", row.variant},
                 {"on", row.on},
                 {"parameters", settings_json(row.parameters)},
                 {"instance", instance_json(row)},
                 {"status", row.status},
                 {"objective", value_or_null(row.objective)}};
    if (row.points)
        json["points"] = *row.points;
    if (row.batches)
        json["batches"] = *row.batches;
    json["verified"] = value_or_null(row.verified);
    json["total_ms"] = failed ? Json(nullptr) : to_json(row.total_ms);
    json["stages"] = stages;
    for (const RecordedRow::FactValues& fact : row.facts) {
        Json values = {{"name", fact.name}};
        if (!fact.unit.empty())
            values["unit"] = fact.unit;
        values["value"] = to_json(fact.value);
        json["facts"].push_back(std::move(values));
    }
    if (failed) {
        Json& error = json["error"] = {{"code", static_cast<int>(row.error->code)}};
        put_sentence(error, "what", row.error->what);
        error["where"] = row.error->where;
        put_sentence(error, "todo", row.error->todo);
    }
    return json;
}

Json to_json(const RecordedResults& results) {
    Json json = head_json(results);
    json["rows"] = Json::array();
    for (const RecordedRow& row : results.rows)
        json["rows"].push_back(to_json(row));
    return json;
}

std::string results_text(const RecordedResults& results) {
    const Json head = head_json(results);
    std::string text = "{";
    for (const auto& [key, value] : head.items())
        text += formatted("\"{}\": {},\n ", key, to_line(value));
    text += "\"rows\": [";
    for (std::size_t i = 0; i < results.rows.size(); ++i)
        text += (i == 0 ? "\n  " : ",\n  ") + to_line(to_json(results.rows[i]));
    return text + "]}\n";
}

} // namespace ks
