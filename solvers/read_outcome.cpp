// SPDX-License-Identifier: Apache-2.0
#include "solvers/base/json_members.h"
#include "solvers/documents.h"

#include <cmath>

namespace ks {

namespace {

using json::Cursor;
using json::Node;

Result<std::optional<std::int64_t>> number_or_null(const Cursor& at, std::string_view key) {
    KS_TRY(const Cursor member, at.member(key));
    if (json::is_null(member))
        return std::optional<std::int64_t>();
    KS_TRY(const std::int64_t value, member.integer(INT64_MIN, INT64_MAX));
    return std::optional(value);
}

Result<double> milliseconds(const Cursor& at, std::string_view key) {
    KS_TRY(const Cursor member, at.member(key));
    KS_TRY(const double ms, member.number());
    if (!std::isfinite(ms) || ms < 0)
        return member.error("a time is negative or no number");
    return ms;
}

Result<Status> read_status(const Cursor& at) {
    KS_TRY(const std::string word, at.string());
    for (const Status status : {Status::optimal, Status::feasible, Status::infeasible, Status::found,
                                Status::not_found, Status::bound})
        if (word == to_text(status))
            return status;
    return at.error("'" + printable(word) + "' is no status of an answer");
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

Result<Answer> read_answer(const Cursor& at) {
    Answer answer;
    KS_TRY(const Cursor status, at.member("status"));
    KS_TRY(answer.status, read_status(status));
    KS_TRY(answer.objective, number_or_null(at, "objective"));
    KS_TRY(answer.weight, number_or_null(at, "weight"));
    KS_TRY(const Cursor selection, at.member("selection"));
    if (!json::is_null(selection)) {
        answer.selection.emplace();
        KS_CHECK(json::list(at, "selection", *answer.selection, json::whole()));
    }
    if (answer.status == Status::bound) {
        KS_TRY(answer.bound, json::text(at, "bound"));
    }
    KS_CHECK(json::list(at, "facts", answer.facts, read_fact));
    return answer;
}

Result<void> read_instance(const Cursor& at, Outcome& outcome) {
    KS_CHECK(json::only(at, {"name", "kind", "sha256"}));
    KS_TRY(outcome.instance_name, json::text(at, "name"));
    KS_TRY(outcome.instance_kind, json::text(at, "kind"));
    KS_TRY(outcome.instance_sha256, json::text(at, "sha256"));
    return {};
}

Result<void> read_timing(const Cursor& at, Outcome& outcome) {
    KS_CHECK(json::only(at, {"total_ms", "stages"}));
    KS_TRY(outcome.total_ms, milliseconds(at, "total_ms"));
    return json::list(at, "stages", outcome.stages, [](const Cursor& each) -> Result<Stage> {
        KS_CHECK(json::only(each, {"name", "ms"}));
        Stage stage;
        KS_TRY(stage.name, json::text(each, "name"));
        KS_TRY(stage.ms, milliseconds(each, "ms"));
        return stage;
    });
}

Result<void> read_executed(const Cursor& at, Executed& executed) {
    KS_CHECK(json::only(at, {"launches", "kernels"}));
    KS_TRY(executed.launches, json::number(at, "launches"));
    return json::list(at, "kernels", executed.kernels, [](const Cursor& each) { return each.string(); });
}

/// The document's head; the variant is one of this program's, or its parameters could not be checked.
Result<void> read_head(const Cursor& at, Outcome& outcome) {
    KS_TRY(const Cursor format, at.member("format"));
    KS_TRY(const std::string name, format.string());
    if (name != "knapscope-result")
        return format.error("this is no result document");
    KS_CHECK(json::number(at, "version", 1, 1));
    KS_TRY(outcome.variant, json::text(at, "variant"));
    const auto variant = find_variant(outcome.variant);
    if (!variant)
        return at.error(variant.error().what, variant.error().todo);
    KS_TRY(outcome.on, json::text(at, "on"));
    KS_TRY(const Cursor device, at.member("device"));
    if (!json::is_null(device)) {
        KS_TRY(outcome.device, read_device(device));
    }
    KS_TRY(const Cursor parameters, at.member("parameters"));
    KS_TRY(outcome.parameters, read_parameters(parameters, (*variant)->info().parameters));
    return {};
}

} // namespace

Result<DeviceDescription> read_device(const Cursor& at) {
    KS_CHECK(json::only(at, {"id", "name", "cc"}));
    DeviceDescription device;
    KS_TRY(device.id, json::text(at, "id"));
    KS_TRY(device.name, json::text(at, "name"));
    KS_TRY(device.cc, json::text(at, "cc"));
    return device;
}

Result<Parameters> read_parameters(const Cursor& at, std::span<const Parameter> known) {
    KS_TRY(const auto members, at.members());
    std::vector<std::pair<std::string, std::string>> given;
    for (const auto& [name, member] : members) {
        if (member.node().type == Node::Type::integer) {
            given.emplace_back(name, std::to_string(member.node().integer));
        } else {
            KS_TRY(std::string word, member.string());
            given.emplace_back(name, std::move(word));
        }
    }
    Result<Parameters> parsed = Parameters::parse(known, given);
    if (!parsed)
        return at.error(parsed.error().what, parsed.error().todo);
    return parsed;
}

Result<Outcome> read_outcome(const Cursor& at) {
    KS_CHECK(json::only(at, {"format", "version", "variant", "on", "device", "parameters", "instance",
                             "status", "objective", "weight", "selection", "bound", "verified", "facts",
                             "executed", "timing", "table"}));
    Outcome outcome;
    KS_CHECK(read_head(at, outcome));
    KS_TRY(const Cursor instance, at.member("instance"));
    KS_CHECK(read_instance(instance, outcome));
    KS_TRY(outcome.answer, read_answer(at));
    KS_TRY(const Cursor verified, at.member("verified"));
    if (!json::is_null(verified)) {
        KS_TRY(outcome.verified, verified.boolean());
    }
    KS_TRY(const Cursor executed, at.member("executed"));
    KS_CHECK(read_executed(executed, outcome.executed));
    KS_TRY(const Cursor timing, at.member("timing"));
    KS_CHECK(read_timing(timing, outcome));
    if (at.has("table")) {
        KS_TRY(outcome.table, json::text(at, "table"));
    }
    return outcome;
}

} // namespace ks
