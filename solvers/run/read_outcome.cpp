// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/document_format.h"
#include "solvers/core/json_members.h"
#include "solvers/core/number_word.h"
#include "solvers/result/answer_json.h"
#include "solvers/run/outcome.h"

#include <cmath>

namespace ks {

namespace {

using json::Cursor;
using json::Node;

Result<double> milliseconds(const Cursor& at, std::string_view key) {
    KS_TRY(const Cursor member, at.member(key));
    KS_TRY(const double ms, member.number());
    if (!std::isfinite(ms) || ms < 0)
        return member.error("a time is negative or no number");
    return ms;
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

Result<void> read_head(const Cursor& at, Outcome& outcome) {
    KS_CHECK(check_format(at, document::result));
    KS_TRY(outcome.variant, json::text(at, "variant"));
    KS_TRY(outcome.on, json::text(at, "on"));
    KS_TRY(const Cursor device, at.member("device"));
    if (!json::is_null(device)) {
        KS_TRY(outcome.device, read_device(device));
    }
    KS_TRY(const Cursor parameters, at.member("parameters"));
    KS_TRY(outcome.parameters, read_parameters(parameters));
    return {};
}

Result<void> read_names(const Cursor& at, Outcome& outcome) {
    KS_TRY(const std::size_t count, at.size());
    if (!outcome.answer.selection || outcome.answer.selection->size() != count)
        return at.error("there is not one name for each entry of the selection");
    for (std::size_t i = 0; i < count; ++i) {
        const Cursor name = at.element(i);
        outcome.names.emplace_back();
        if (!json::is_null(name)) {
            KS_TRY(outcome.names.back(), name.string());
        }
    }
    return {};
}

Result<Unit> read_unit(const Cursor& at) {
    KS_CHECK(json::only(at, {"amount", "limit", "unit", "factor"}));
    Unit unit;
    if (at.has("unit")) {
        KS_TRY(unit.name, json::text(at, "unit"));
    }
    KS_TRY(unit.factor, json::number(at, "factor", 1, INT64_MAX));
    return unit;
}

/// Reads only the limit; the amounts follow from the answer's numbers and the units.
Result<void> read_quantities(const Cursor& at, SumUnits& units) {
    KS_CHECK(json::only(at, {"value", "weight"}));
    if (at.has("value")) {
        KS_TRY(const Cursor value, at.member("value"));
        KS_TRY(units.value, read_unit(value));
    }
    if (!at.has("weight"))
        return {};
    KS_TRY(const Cursor weight, at.member("weight"));
    KS_TRY(units.weight, read_unit(weight));
    if (!weight.has("limit"))
        return {};
    KS_TRY(const std::string limit, json::text(weight, "limit"));
    units.limit = times(number_word(limit, Point::decimal), units.weight.factor);
    return units.limit ? Result<void>() : weight.error("the limit is not a number of this unit");
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

Result<Parameters> read_parameters(const Cursor& at) {
    KS_TRY(const auto members, at.members());
    Parameters::Values values;
    for (const auto& [name, member] : members) {
        if (member.node().type == Node::Type::integer) {
            values[name] = member.node().integer;
        } else {
            KS_TRY(values[name], member.string());
        }
    }
    return Parameters::told(std::move(values));
}

Result<Outcome> read_outcome(const Cursor& at) {
    KS_CHECK(
        json::only(at, {"format", "version",   "variant",  "on",        "device",   "parameters", "instance",
                        "status", "objective", "weight",   "selection", "names",    "quantities", "front",
                        "plan",   "bound",     "verified", "facts",     "executed", "timing",     "table"}));
    Outcome outcome;
    KS_CHECK(read_head(at, outcome));
    KS_TRY(const Cursor instance, at.member("instance"));
    KS_CHECK(read_instance(instance, outcome));
    KS_TRY(outcome.answer, read_answer(at));
    if (at.has("names")) {
        KS_TRY(const Cursor names, at.member("names"));
        KS_CHECK(read_names(names, outcome));
    }
    if (at.has("quantities")) {
        KS_TRY(const Cursor quantities, at.member("quantities"));
        KS_CHECK(read_quantities(quantities, outcome.units));
    }
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
