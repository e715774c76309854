// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/results.h"

#include "solvers/core/document_format.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/sentence_json.h"
#include "solvers/result/answer.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks {
namespace {

using json::Cursor;
using json::Node;

/// Returns a text member; empty if it is missing or null.
Result<std::string> text_or_none(const Cursor& at, std::string_view key) {
    const Node* node = at.node().find(key);
    if (!node || node->type == Node::Type::null)
        return std::string();
    KS_TRY(const auto member, at.member(key));
    return member.string();
}

Result<double> milliseconds(const Cursor& at) {
    KS_TRY(const auto ms, at.number());
    if (!std::isfinite(ms) || ms < 0)
        return at.error("a time is negative or no number", "write milliseconds");
    return ms;
}

Result<double> finite(const Cursor& at) {
    KS_TRY(const auto number, at.number());
    if (!std::isfinite(number))
        return at.error("this is no number", "write a number");
    return number;
}

/// Reads a spread; each of its numbers is read by `number_at`.
Result<Spread> read_spread(const Cursor& at, Result<double> (*number_at)(const Cursor&) = milliseconds) {
    KS_CHECK(json::only(at, {"median", "min", "max", "samples"}));
    Spread spread;
    for (auto [key, field] : {std::pair<std::string_view, double*>{"median", &spread.median},
                              {"min", &spread.min},
                              {"max", &spread.max}}) {
        KS_TRY(const auto member, at.member(key));
        KS_TRY(*field, number_at(member));
    }
    if (spread.min > spread.median || spread.median > spread.max)
        return at.error("the median does not lie between min and max", "write the results again");
    if (at.has("samples")) {
        KS_TRY(const auto samples, at.member("samples"));
        KS_TRY(const auto elements, samples.elements());
        for (const Cursor& element : elements) {
            KS_TRY(const auto sample, number_at(element));
            spread.samples.push_back(sample);
        }
    }
    if (!spread.samples.empty() && !(spread == spread_of(spread.samples)))
        return at.error("median, min and max are not those of the samples",
                        "measure again: a figure was changed by hand");
    return spread;
}

/// Reads {"name": value}, with integers and words as text.
Result<RecordedRow::Settings> read_settings(const Cursor& owner, std::string_view key) {
    RecordedRow::Settings settings;
    if (!owner.has(key))
        return settings;
    KS_TRY(const auto at, owner.member(key));
    KS_TRY(const auto members, at.members());
    for (const auto& [name, member] : members) {
        if (member.node().type == Node::Type::integer) {
            settings.emplace_back(name, std::to_string(member.node().integer));
        } else {
            KS_TRY(auto word, member.string());
            settings.emplace_back(name, std::move(word));
        }
    }
    return settings;
}

Result<void> read_instance_name(const Cursor& at, RecordedRow& row) {
    KS_CHECK(json::only(at, {"preset", "kind", "set", "seed", "file", "index", "sha256"}));
    KS_TRY(row.instance, text_or_none(at, "preset"));
    row.instance_is_file = row.instance.empty();
    if (row.instance_is_file) {
        KS_TRY(row.instance, text_or_none(at, "file"));
    }
    if (at.has("index")) {
        KS_TRY(const auto index, at.member("index"));
        KS_TRY(row.instance_index, index.integer(1, INT64_MAX));
    }
    KS_TRY(row.instance_kind, text_or_none(at, "kind"));
    KS_TRY(row.instance_set, read_settings(at, "set"));
    if (const Node* seed = at.node().find("seed"); seed && seed->type != Node::Type::null) {
        KS_TRY(const auto member, at.member("seed"));
        KS_TRY(row.seed, member.natural());
    }
    KS_TRY(row.instance_sha256, text_or_none(at, "sha256"));
    return {};
}

Result<void> read_stages(const Cursor& at, RecordedRow& row) {
    KS_TRY(const auto stages, at.elements());
    for (const Cursor& stage : stages) {
        KS_CHECK(json::only(stage, {"name", "ms"}));
        KS_TRY(auto name, json::text(stage, "name"));
        KS_TRY(const auto ms, stage.member("ms"));
        KS_TRY(auto spread, read_spread(ms));
        row.stages.push_back({.name = std::move(name), .ms = std::move(spread)});
    }
    return {};
}

Result<void> read_facts(const Cursor& at, RecordedRow& row) {
    KS_TRY(const auto facts, at.elements());
    for (const Cursor& fact : facts) {
        KS_CHECK(json::only(fact, {"name", "unit", "value"}));
        RecordedRow::FactValues values;
        KS_TRY(values.name, json::text(fact, "name"));
        KS_TRY(values.unit, text_or_none(fact, "unit"));
        KS_TRY(const auto value, fact.member("value"));
        KS_TRY(values.value, read_spread(value, finite));
        row.facts.push_back(std::move(values));
    }
    return {};
}

Result<void> read_error(const Cursor& at, RecordedRow& row) {
    KS_CHECK(json::only(at, {"code", "what", "what_as", "where", "todo", "todo_as"}));
    Error error;
    KS_TRY(const auto code, at.member("code"));
    KS_TRY(const auto number, code.integer(1, 8));
    error.code = static_cast<ErrorCode>(number);
    KS_TRY(error.what, read_sentence(at, "what"));
    KS_TRY(error.where, text_or_none(at, "where"));
    const Node* const todo = at.node().find("todo");
    if (todo && todo->type != Node::Type::null) {
        KS_TRY(error.todo, read_sentence(at, "todo"));
    }
    row.error = std::move(error);
    return {};
}

/// Reads the times of a row, or its error if it has none.
Result<void> read_times(const Cursor& at, RecordedRow& row) {
    KS_TRY(const auto total, at.member("total_ms"));
    if (row.status == "error") {
        if (total.node().type != Node::Type::null)
            return total.error("a run that failed has no time", "write null");
        KS_TRY(const auto error, at.member("error"));
        return read_error(error, row);
    }
    if (at.has("error"))
        return at.error("only a row with status \"error\" has an error", "leave it out");
    KS_TRY(row.total_ms, read_spread(total));
    if (at.has("stages")) {
        KS_TRY(const auto stages, at.member("stages"));
        KS_CHECK(read_stages(stages, row));
    }
    if (at.has("facts")) {
        KS_TRY(const auto facts, at.member("facts"));
        KS_CHECK(read_facts(facts, row));
    }
    return {};
}

Result<RecordedCampaign> read_recorded_campaign(const Cursor& at) {
    KS_CHECK(json::only(at, {"sha256", "repetitions", "warmup", "paper", "baseline"}));
    RecordedCampaign campaign;
    KS_TRY(campaign.sha256, json::text(at, "sha256"));
    KS_TRY(const auto repetitions, at.member("repetitions"));
    KS_TRY(campaign.repetitions, repetitions.natural());
    KS_TRY(const auto warmup, at.member("warmup"));
    KS_TRY(campaign.warmup, warmup.natural());
    KS_TRY(campaign.paper, text_or_none(at, "paper"));
    if (const Node* node = at.node().find("baseline"); node && node->type != Node::Type::null) {
        KS_TRY(const auto member, at.member("baseline"));
        KS_CHECK(json::only(member, {"variant", "on", "parameters"}));
        RecordedCampaign::Baseline baseline;
        KS_TRY(baseline.variant, json::text(member, "variant"));
        KS_TRY(baseline.on, json::text(member, "on"));
        KS_TRY(baseline.parameters, read_settings(member, "parameters"));
        campaign.baseline = std::move(baseline);
    }
    return campaign;
}

Result<Origin> read_origin(const Cursor& at) {
    KS_CHECK(json::only(at, {"machine_id", "boot_id", "gpu_uuid", "started"}));
    Origin origin;
    KS_TRY(origin.machine_id, text_or_none(at, "machine_id"));
    KS_TRY(origin.boot_id, text_or_none(at, "boot_id"));
    KS_TRY(origin.gpu_uuid, text_or_none(at, "gpu_uuid"));
    KS_TRY(origin.started, text_or_none(at, "started"));
    return origin;
}

} // namespace

Result<RecordedRow> read_row(const Cursor& at) {
    KS_CHECK(json::only(at, {"variant", "on", "parameters", "instance", "status", "objective", "points",
                             "batches", "verified", "total_ms", "stages", "facts", "error"}));
    RecordedRow row;
    KS_TRY(row.variant, json::text(at, "variant"));
    KS_TRY(row.on, json::text(at, "on"));
    KS_TRY(row.status, json::text(at, "status"));
    KS_TRY(row.parameters, read_settings(at, "parameters"));
    KS_TRY(const auto instance, at.member("instance"));
    KS_CHECK(read_instance_name(instance, row));
    for (auto [key, field] :
         {std::pair<std::string_view, std::optional<std::int64_t>*>{"objective", &row.objective},
          {"points", &row.points},
          {"batches", &row.batches}})
        if (const Node* node = at.node().find(key); node && node->type != Node::Type::null) {
            KS_TRY(const auto member, at.member(key));
            KS_TRY(*field, member.natural());
        }
    if (const Node* node = at.node().find("verified"); node && node->type != Node::Type::null) {
        KS_TRY(const auto verified, at.member("verified"));
        KS_TRY(row.verified, verified.boolean());
    }
    KS_CHECK(read_times(at, row));
    return row;
}

void note(RecordedRow& row, const Answer& answer) {
    row.status = to_text(answer.status);
    row.objective = answer.objective;
    row.points.reset();
    if (answer.front)
        row.points = static_cast<std::int64_t>(answer.front->size());
    row.batches.reset();
    if (answer.plan)
        row.batches = answer.plan->batch_count;
}

std::optional<double> number_of(const Fact& fact) {
    if (const auto* whole = std::get_if<std::int64_t>(&fact.value))
        return static_cast<double>(*whole);
    const auto* number = std::get_if<double>(&fact.value);
    return number && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

bool same_answer(const RecordedRow& a, const RecordedRow& b) {
    return a.objective == b.objective && a.points == b.points && a.batches == b.batches;
}

std::string instance_words(const RecordedRow& row) {
    if (row.instance_index > 0)
        return formatted("{}, instance {}", row.instance, row.instance_index);
    std::string settings;
    for (const auto& [name, value] : row.instance_set)
        settings += formatted("{}{} = {}", settings.empty() ? "" : ", ", name, value);
    return settings.empty() ? row.instance : formatted("{} ({})", row.instance, settings);
}

std::string answer_words(const RecordedRow& row) {
    if (row.points)
        return formatted("{} {}", *row.points, counted("point", "points", *row.points));
    if (row.batches)
        return formatted("{} {}", *row.batches, counted("batch", "batches", *row.batches));
    return row.objective ? std::to_string(*row.objective) : "";
}

Result<RecordedResults> read_results(std::string_view text, const std::string& name,
                                     const std::stop_token& stop) {
    KS_TRY(const auto root, json::parse(text, name, {}, stop));
    const Cursor at(root, name);
    KS_CHECK(check_format(at, document::results));
    KS_CHECK(json::only(at, {"format", "version", "command", "date", "commit", "host", "device", "driver",
                             "origin", "campaign", "rows"}));
    RecordedResults results;
    for (auto [key, field] : {std::pair<std::string_view, std::string*>{"command", &results.command},
                              {"date", &results.date},
                              {"commit", &results.commit},
                              {"host", &results.host},
                              {"device", &results.device},
                              {"driver", &results.driver}}) {
        KS_TRY(*field, text_or_none(at, key));
    }
    if (at.has("origin")) {
        KS_TRY(const auto member, at.member("origin"));
        KS_TRY(results.origin, read_origin(member));
    }
    if (const Node* node = at.node().find("campaign"); node && node->type != Node::Type::null) {
        KS_TRY(const auto member, at.member("campaign"));
        KS_TRY(results.campaign, read_recorded_campaign(member));
    }
    KS_TRY(const auto rows, at.member("rows"));
    KS_TRY(const auto elements, rows.elements());
    for (const Cursor& element : elements) {
        KS_TRY(auto row, read_row(element));
        results.rows.push_back(std::move(row));
    }
    return results;
}

Result<RecordedResults> read_results_file(const std::filesystem::path& path) {
    KS_TRY(const auto bytes, read_file(path, json::document_limit));
    return read_results(bytes, path.string());
}

bool looks_like_results(std::string_view text) {
    return format_of(text) == document::results;
}

bool looks_like_campaign(std::string_view text) {
    return format_of(text) == document::campaign;
}

} // namespace ks
