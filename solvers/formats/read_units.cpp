// SPDX-License-Identifier: Apache-2.0
// The members `units` and `known_selection` of an instance in JSON, which the kind's fields do not declare.
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/instance_reader.h"

#include <algorithm>

namespace ks {

/// In `units` the keys are those of the fields of records; in each unit they are `unit` and `factor`.
bool InstanceReader::unit_key(const std::string& key) {
    const bool known =
        in_ == In::unit ? key == "unit" || key == "factor"
                        : std::ranges::find(fields_.of_record, key, &Field::key) != fields_.of_record.end();
    if (!known) {
        const std::string keys =
            in_ == In::unit ? written("unit, factor") : joined(fields_.of_record, &Field::key);
        return fail({.code = ErrorCode::input,
                     .what = "unknown field",
                     .where = place(),
                     .todo = formatted("the fields here are {}", keys)});
    }
    if (in_ == In::unit) {
        is_factor_ = key == "factor";
        return true;
    }
    units_.resize(fields_.of_record.size());
    unit_field_ = static_cast<std::size_t>(std::ranges::find(fields_.of_record, key, &Field::key) -
                                           fields_.of_record.begin());
    return true;
}

bool InstanceReader::take_unit(const json::Node& value) {
    const json::Cursor here(value, place());
    if (in_ == In::units)
        return fail(here.only({}).error()); // a unit is an object
    Unit& unit = units_[unit_field_];
    if (is_factor_) {
        const auto factor = here.integer(1, INT64_MAX);
        if (!factor)
            return fail(factor.error());
        unit.factor = *factor;
        return true;
    }
    auto name = here.string();
    if (!name)
        return fail(name.error());
    unit.name = *std::move(name);
    return true;
}

bool InstanceReader::take_known(const json::Node& value) {
    if (value.type == json::Node::Type::null) {
        known_.emplace_back();
        return true;
    }
    const auto index = json::Cursor(value, place()).natural();
    if (!index)
        return fail(index.error());
    known_.emplace_back(*index);
    return true;
}

} // namespace ks
