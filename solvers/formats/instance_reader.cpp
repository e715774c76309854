// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/instance_reader.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/number_word.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {

using json::Cursor;
using json::Node;

constexpr std::string_view header_keys[] = {"format", "version", "kind"};
constexpr int values_between_checks = 4096;

Error cancelled() {
    return {.code = ErrorCode::cancelled, .what = "cancelled"};
}

} // namespace

bool HeaderReader::integer(std::int64_t value) {
    return take({.type = Node::Type::integer, .integer = value});
}

bool HeaderReader::key(const std::string& key) {
    if (depth_ == 1)
        key_ = std::ranges::find(header_keys, key) != std::end(header_keys) ? key : "";
    return true;
}

bool HeaderReader::take(Node value) {
    if (depth_ == 0)
        header = std::move(value);
    else if (depth_ == 1 && header.type == Node::Type::object && !key_.empty())
        header.members.push_back({.key = key_, .value = std::move(value)});
    if (told_++ % values_between_checks != 0 || !stop_.stop_requested())
        return true;
    error = cancelled();
    return false;
}

bool HeaderReader::open(Node::Type type) {
    const bool goes_on = take({.type = type});
    ++depth_;
    return goes_on;
}

InstanceReader::InstanceReader(const Kind& kind, const TableOptions& options, TableOptions* needed,
                               std::stop_token stop)
    : draft{.contents = kind.empty()}, fields_(kind.fields()), needed_(needed),
      stop_(std::move(stop)), document_{.fields = fields_.scalars,
                                        .list = fields_.group ? fields_.group->key : fields_.record.key},
      group_{.fields = fields_.of_group, .list = fields_.record.key}, record_{.fields = fields_.of_record} {
    for (const auto& [name, factor] : options.scale)
        for (const Field& field : fields_.of_record)
            for (const Field* each :
                 field.key == name ? of_same_unit(fields_, field) : std::vector<const Field*>())
                factors_.emplace_back(each, factor);
}

InstanceReader::Object& InstanceReader::object() {
    return in_ == In::document ? document_ : in_ == In::group ? group_ : record_;
}

FieldAt InstanceReader::place_of(std::size_t field) const {
    if (in_ == In::document)
        return FieldAt::scalar(field);
    const std::size_t group = draft.contents->groups() - 1;
    if (in_ == In::group)
        return FieldAt::of_group(field, group);
    return FieldAt::of_record(field, group, draft.contents->records(group) - 1);
}

std::string InstanceReader::known_keys() {
    std::vector<std::string_view> keys;
    if (in_ == In::document)
        keys = {"format", "version", "kind", "name", "source", "units", "known_selection"};
    for (const Field& field : object().fields)
        keys.push_back(field.key);
    if (!object().list.empty())
        keys.push_back(object().list);
    return joined(keys);
}

bool InstanceReader::key(const std::string& key) {
    if (in_ == In::units || in_ == In::unit)
        return unit_key(key);
    Object& open = object();
    const auto field = std::ranges::find(open.fields, key, &Field::key);
    open.field = static_cast<std::size_t>(field - open.fields.begin());
    if (field != open.fields.end())
        open.member = Member::field;
    else if (!open.list.empty() && key == open.list)
        open.member = Member::list;
    else if (in_ == In::document && key == "name")
        open.member = Member::name;
    else if (in_ == In::document && key == "source")
        open.member = Member::source;
    else if (in_ == In::document && key == "units")
        open.member = Member::units;
    else if (in_ == In::document && key == "known_selection")
        open.member = Member::known;
    else if (in_ == In::document && std::ranges::find(header_keys, key) != std::end(header_keys))
        open.member = Member::header;
    else
        return fail({.code = ErrorCode::input,
                     .what = "unknown field",
                     .where = place(),
                     .todo = formatted("the fields here are {}", known_keys())});
    open.seen |= open.member == Member::field || open.member == Member::list ? 1ull << open.field : 0;
    return true;
}

bool InstanceReader::integer(std::int64_t value) {
    return take({.type = Node::Type::integer, .integer = value});
}

bool InstanceReader::scalar(Node& value) {
    return take(value);
}

bool InstanceReader::take(const Node& value) {
    if (told_++ % values_between_checks == 0 && stop_.stop_requested())
        return fail(cancelled());
    if (in_ == In::known)
        return take_known(value);
    if (in_ == In::units || in_ == In::unit)
        return take_unit(value);
    if (in_ == In::records && fields_.records_are_bare) {
        draft.contents->add_record();
        return take_field(place_of(0), fields_.of_record[0], value);
    }
    if (in_ != In::document && in_ != In::group && in_ != In::record)
        return refuse(value);
    const Object& open = object();
    switch (open.member) {
    case Member::header:
        return true; // was read before
    case Member::field:
        return take_field(place_of(open.field), open.fields[open.field], value);
    case Member::list:
    case Member::units:
    case Member::known:
        return refuse(value);
    default: {
        auto text = Cursor(value, place()).string();
        if (!text)
            return fail(text.error());
        (open.member == Member::name ? draft.name : draft.source) = *std::move(text);
        return true;
    }
    }
}

bool InstanceReader::take_field(const FieldAt& at, const Field& field, const Node& value) {
    const bool scaled = !factors_.empty() && factor_of(field) != 1;
    if (field.type == Field::Type::integer && value.type == Node::Type::integer && !scaled &&
        value.integer >= field.least && value.integer <= field.most) {
        draft.contents->set(at, value.integer);
        return true;
    }
    if (field.type == Field::Type::integer &&
        (value.type == Node::Type::number || (scaled && value.type == Node::Type::integer)))
        return take_number(at, field, value);
    const Cursor here(value, place());
    if (field.type == Field::Type::text) {
        auto text = here.string();
        if (!text)
            return fail(text.error());
        draft.contents->set(at, *std::move(text));
        return true;
    }
    return fail(here.integer(field.least, field.most).error());
}

std::int64_t InstanceReader::factor_of(const Field& field) const {
    const auto at = std::ranges::find(factors_, &field, [](const auto& each) { return each.first; });
    return at == factors_.end() ? 1 : at->second;
}

/// Takes 10.0 and 1e2, and multiplies. A fraction is an error only at the end: then it is known by which
/// power of ten all numbers of its unit have to be multiplied.
bool InstanceReader::take_number(const FieldAt& at, const Field& field, const Node& value) {
    const std::string text = value.type == Node::Type::integer ? std::to_string(value.integer) : value.text;
    const NumberWord number = number_word(text, Point::decimal);
    const std::int64_t factor = factor_of(field);
    const auto whole = times(number, factor);
    if (whole && *whole >= field.least && *whole <= field.most) {
        draft.contents->set(at, *whole);
        return true;
    }
    const Cursor here(value, place());
    if (number.kind != NumberWord::Kind::fraction) {
        if (factor == 1 || !whole)
            return fail(here.integer(field.least, field.most).error());
        return fail(here.error(formatted("{} times {} is not an integer from {} to {}", printable(text),
                                         factor, field.least, field.most)));
    }
    if (!fraction_)
        fraction_ = {.error = here.error(formatted("{} is not a whole number", printable(text))),
                     .unit = of_same_unit(fields_, field)};
    const auto known = std::ranges::find(decimals_, &field, [](const auto& each) { return each.first; });
    if (known == decimals_.end())
        decimals_.emplace_back(&field, number.decimals);
    else
        known->second = std::max(known->second, number.decimals);
    draft.contents->set(at, field.least);
    return true;
}

/// The most decimals of any number in fields of one unit.
int InstanceReader::decimals_of_unit(const std::vector<const Field*>& unit) const {
    int most = 0;
    for (const auto& [field, decimals] : decimals_)
        if (std::ranges::find(unit, field) != unit.end())
            most = std::max(most, decimals);
    return most;
}

bool InstanceReader::fail_at_fraction() {
    const int decimals = decimals_of_unit(fraction_->unit);
    const Sentence keys =
        joined_by_and(fraction_->unit, [](const Field* field) { return formatted("'{}'", field->key); });
    TableOptions needed;
    for (std::size_t f = 0; f < fields_.of_record.size(); ++f)
        if (const int places = decimals_of_unit(of_same_unit(fields_, fields_.of_record[f]));
            places > 0 && may_be_scaled(fields_, f))
            needed.scale.emplace_back(fields_.of_record[f].key, factor_for(places));
    const bool possible =
        std::ranges::none_of(needed.scale, [](const auto& each) { return each.second == 0; });
    fraction_->error.todo = decimals > most_decimals
                                ? formatted("round every {}, then multiply by a power of ten", keys)
                            : needed.scale.empty() || !possible
                                ? formatted("multiply every {} by {}", keys, power_of_ten(decimals))
                                : formatted("multiply every {} by {}: `knapscope-run convert FILE OUT {}`",
                                            keys, power_of_ten(decimals), scale_option(needed));
    if (needed_ && possible)
        *needed_ = std::move(needed);
    return fail(std::move(fraction_->error));
}

/// Fails with an error that says what should be in the place of this value.
bool InstanceReader::refuse(const Node& value) {
    const Cursor here(value, place());
    switch (in_) {
    case In::groups:
        return fail(fields_.groups_are_bare() ? here.size().error() : here.only({}).error());
    case In::nothing:
    case In::records:
        if (fields_.records_are_bare && in_ == In::records)
            return fail(here.integer(fields_.of_record[0].least, fields_.of_record[0].most).error());
        return fail(here.only({}).error());
    default:
        break;
    }
    const Object& open = object();
    switch (open.member) {
    case Member::list:
    case Member::known:
        return fail(here.size().error());
    case Member::units:
        return fail(here.only({}).error());
    case Member::field:
        return take_field(place_of(open.field), open.fields[open.field], value);
    default:
        return fail(here.string().error());
    }
}

bool InstanceReader::begin_object() {
    if (in_ == In::nothing) {
        in_ = In::document;
        return true;
    }
    if (in_ == In::units || (in_ == In::document && document_.member == Member::units)) {
        in_ = in_ == In::units ? In::unit : In::units;
        return true;
    }
    if (in_ == In::groups && !fields_.groups_are_bare()) {
        in_ = In::group;
        draft.contents->add_group();
        group_.seen = 0;
        return true;
    }
    if (in_ == In::records && (!fields_.records_are_bare || fields_.of_record.size() > 1)) {
        in_ = In::record;
        draft.contents->add_record();
        record_.seen = 0;
        return true;
    }
    return refuse({.type = Node::Type::object});
}

bool InstanceReader::begin_array() {
    if (in_ == In::document && document_.member == Member::known) {
        in_ = In::known;
        return true;
    }
    const bool list = (in_ == In::document || in_ == In::group) && object().member == Member::list;
    if (list && in_ == In::document && fields_.group) {
        in_ = In::groups;
        return true;
    }
    if (in_ == In::groups && fields_.groups_are_bare())
        draft.contents->add_group();
    else if (!list)
        return refuse({.type = Node::Type::array});
    in_ = In::records;
    return true;
}

bool InstanceReader::end_object() {
    if (in_ == In::unit || in_ == In::units) {
        in_ = in_ == In::unit ? In::units : In::document;
        draft.contents->set_units(units_);
        return true;
    }
    const Object& open = object();
    const Node empty{.type = Node::Type::object};
    for (std::size_t f = 0; f < open.fields.size(); ++f)
        if (!open.fields[f].optional && !(open.seen >> f & 1))
            return fail(Cursor(empty, place()).member(open.fields[f].key).error());
    if (!open.list.empty() && !(open.seen >> open.fields.size() & 1))
        return fail(Cursor(empty, place()).member(open.list).error());
    if (in_ == In::document && fraction_)
        return fail_at_fraction();
    in_ = in_ == In::record ? In::records : in_ == In::group ? In::groups : In::nothing;
    return true;
}

bool InstanceReader::end_array() {
    if (in_ == In::known) {
        in_ = In::document;
        draft.contents->set_known(std::move(known_));
        return true;
    }
    const bool of_a_group = in_ == In::records && fields_.group;
    in_ = !of_a_group ? In::document : fields_.groups_are_bare() ? In::groups : In::group;
    return true;
}

} // namespace ks
