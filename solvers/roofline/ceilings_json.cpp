// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/json_fields.h"
#include "solvers/core/text.h"
#include "solvers/roofline/ceilings.h"

#include <algorithm>
#include <cmath>

namespace ks::roofline {

namespace {

/// A rate or a time: above 0, and finite.
Result<void> check_positive(const json::Cursor& at, const double& value) {
    return std::isfinite(value) && value > 0 ? Result<void>() : at.error("a ceiling is a number above 0");
}
using Positive = json::Checked<double, check_positive>;

/// Besides these a ceiling has the unit, which follows from its name.
constexpr json::Field<Ceiling> ceiling_fields[] = {
    json::field<&Ceiling::median, Positive>("median"),
    json::field<&Ceiling::min, Positive>("min"),
    json::field<&Ceiling::max, Positive>("max"),
    json::field<&Ceiling::samples, json::List<double, Positive>>("samples"),
    json::field<&Ceiling::how>("how"),
};

Result<Ceiling> read_ceiling(const json::Cursor& at, const CeilingKind& kind) {
    KS_TRY(Ceiling ceiling, json::read_object(at, ceiling_fields, {"unit"}));
    KS_TRY(const json::Cursor unit, at.member("unit"));
    KS_TRY(const std::string written, unit.string());
    if (written != kind.unit)
        return unit.error(formatted("the unit of this ceiling is {}", kind.unit));
    if (ceiling.samples.empty())
        return at.error("a ceiling has at least one sample");
    if (ceiling.min > ceiling.median || ceiling.median > ceiling.max)
        return at.error("the median lies between the smallest and the largest sample");
    ceiling.id = kind.id;
    return ceiling;
}

/// The ceilings by name.
struct ByName {
    static Json write(const std::vector<Ceiling>& ceilings) {
        Json all = Json::object();
        for (const Ceiling& each : ceilings) {
            const CeilingKind& kind = kind_of(each.id);
            all[std::string(kind.name)] = json::written_object(each, ceiling_fields, {{"unit", kind.unit}});
        }
        return all;
    }
    static Result<std::vector<Ceiling>> read(const json::Cursor& at) {
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
};

constexpr json::Field<Ceilings> ceilings_fields[] = {
    json::field<&Ceilings::device>("device"),
    json::field<&Ceilings::uuid>("uuid"),
    json::field<&Ceilings::cc>("cc"),
    json::field<&Ceilings::sms, json::From<int, 1>>("sms"),
    json::field<&Ceilings::driver>("driver"),
    json::field<&Ceilings::host>("host"),
    json::field<&Ceilings::date>("date"),
    json::field<&Ceilings::command>("command"),
    json::field<&Ceilings::ceilings, ByName>("ceilings"),
};

} // namespace

Json to_json(const Ceilings& ceilings) {
    return json::written_document(document::ceilings, ceilings, ceilings_fields);
}

Result<Ceilings> read_ceilings(const json::Cursor& at) {
    return json::read_document(document::ceilings, at, ceilings_fields);
}

Result<Ceilings> read_ceilings(std::string_view text, const std::string& name) {
    KS_TRY(const json::Node document, json::parse(without_mark(text), name));
    return read_ceilings(json::Cursor(document, name));
}

} // namespace ks::roofline
