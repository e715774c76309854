// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/text.h"
#include "solvers/roofline/ceilings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace ks::roofline {

namespace {

constexpr std::string_view ceilings_format = "knapscope-ceilings";

/// A rate or a time: above 0, and finite.
Result<double> positive(const json::Cursor& at) {
    KS_TRY(const double value, at.number());
    if (!std::isfinite(value) || value <= 0)
        return at.error("a ceiling is a number above 0");
    return value;
}

Result<double> positive(const json::Cursor& at, std::string_view key) {
    KS_TRY(const json::Cursor member, at.member(key));
    return positive(member);
}

Result<Ceiling> read_ceiling(const json::Cursor& at, const CeilingKind& kind) {
    KS_CHECK(json::only(at, {"unit", "median", "min", "max", "samples", "how"}));
    KS_TRY(const json::Cursor unit, at.member("unit"));
    KS_TRY(const std::string written, unit.string());
    if (written != kind.unit)
        return unit.error(formatted("the unit of this ceiling is {}", kind.unit));
    Ceiling ceiling{.id = kind.id};
    KS_TRY(ceiling.median, positive(at, "median"));
    KS_TRY(ceiling.min, positive(at, "min"));
    KS_TRY(ceiling.max, positive(at, "max"));
    KS_CHECK(json::list(at, "samples", ceiling.samples,
                        [](const json::Cursor& sample) { return positive(sample); }));
    KS_TRY(ceiling.how, json::text(at, "how"));
    if (ceiling.samples.empty())
        return at.error("a ceiling has at least one sample");
    if (ceiling.min > ceiling.median || ceiling.median > ceiling.max)
        return at.error("the median lies between the smallest and the largest sample");
    return ceiling;
}

Result<std::vector<Ceiling>> read_all(const json::Cursor& at) {
    KS_TRY(const auto members, at.members());
    std::vector<Ceiling> all;
    for (const auto& [name, value] : members) {
        const auto kind = std::ranges::find(ceiling_kinds(), name, &CeilingKind::name);
        if (kind == ceiling_kinds().end())
            return value.error(formatted("there is no ceiling '{}'", printable(name)));
        KS_TRY(Ceiling ceiling, read_ceiling(value, *kind));
        all.push_back(std::move(ceiling));
    }
    std::ranges::sort(all, {}, &Ceiling::id);
    return all;
}

} // namespace

Json to_json(const Ceilings& ceilings) {
    Json all = Json::object();
    for (const Ceiling& each : ceilings.ceilings) {
        const CeilingKind& kind = kind_of(each.id);
        all[std::string(kind.name)] = {{"unit", kind.unit}, {"median", each.median},   {"min", each.min},
                                       {"max", each.max},   {"samples", each.samples}, {"how", each.how}};
    }
    return {{"format", ceilings_format},   {"version", 1},          {"device", ceilings.device},
            {"uuid", ceilings.uuid},       {"cc", ceilings.cc},     {"sms", ceilings.sms},
            {"driver", ceilings.driver},   {"host", ceilings.host}, {"date", ceilings.date},
            {"command", ceilings.command}, {"ceilings", all}};
}

Result<Ceilings> read_ceilings(const json::Cursor& document) {
    KS_TRY(const std::string format, json::text(document, "format"));
    if (format != ceilings_format)
        return document.error("this is not a document of format knapscope-ceilings");
    KS_CHECK(json::only(document, {"format", "version", "device", "uuid", "cc", "sms", "driver", "host",
                                   "date", "command", "ceilings"}));
    KS_TRY(const json::Cursor version, document.member("version"));
    KS_CHECK(version.integer(1, 1));
    Ceilings read;
    KS_TRY(read.device, json::text(document, "device"));
    KS_TRY(read.uuid, json::text(document, "uuid"));
    KS_TRY(read.cc, json::text(document, "cc"));
    KS_TRY(read.sms, json::number<int>(document, "sms", 1));
    KS_TRY(read.driver, json::text(document, "driver"));
    KS_TRY(read.host, json::text(document, "host"));
    KS_TRY(read.date, json::text(document, "date"));
    KS_TRY(read.command, json::text(document, "command"));
    KS_TRY(const json::Cursor all, document.member("ceilings"));
    KS_TRY(read.ceilings, read_all(all));
    return read;
}

Result<Ceilings> read_ceilings(std::string_view text, const std::string& name) {
    KS_TRY(const json::Node document, json::parse(without_mark(text), name));
    return read_ceilings(json::Cursor(document, name));
}

} // namespace ks::roofline
