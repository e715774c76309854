// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/contents.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

namespace ks {

void RecordNames::set(std::size_t record, std::string name) {
    if (record >= names_.size()) {
        if (name.empty())
            return;
        names_.resize(record + 1);
    }
    names_[record] = std::move(name);
    forget_blanks();
}

void RecordNames::put(Indices places, std::vector<std::string> names, std::size_t records) {
    names.resize(places.size());
    if (!any() && std::ranges::all_of(names, &std::string::empty))
        return;
    names_.resize(records);
    typed_columns::put(names_, places, std::move(names));
    forget_blanks();
}

void RecordNames::take(Indices places) {
    if (!any() || places.empty())
        return;
    names_.resize(std::max(names_.size(), places.back() + 1));
    typed_columns::take(names_, places);
    forget_blanks();
}

void RecordNames::forget_blanks() {
    while (!names_.empty() && names_.back().empty())
        names_.pop_back();
}

std::string shown_record_name(const std::string& name) {
    constexpr std::size_t most_bytes = 32; // a longer name would not fit the panel
    return printable(name, most_bytes);
}

const Field& Contents::field(const FieldAt& at) const {
    switch (at.level) {
    case FieldAt::Level::scalar:
        return fields_->scalars[at.field];
    case FieldAt::Level::group:
        return fields_->of_group[at.field];
    default:
        return fields_->of_record[at.field];
    }
}

Value Contents::get(const FieldAt& at) const {
    return field(at).get(is_name(at) ? &names_.of(place(at.group, at.record)) : owner(at));
}

void Contents::set(const FieldAt& at, Value value) {
    if (!is_name(at)) {
        field(at).set(const_cast<void*>(owner(at)), std::move(value)); // this object is not const
        return;
    }
    std::string name;
    field(at).set(&name, std::move(value));
    names_.set(place(at.group, at.record), std::move(name));
}

std::span<const Field> Contents::record_fields() const {
    const std::span<const Field> all = fields_->of_record;
    return !all.empty() && all.back().beside && !names_.any() ? all.first(all.size() - 1) : all;
}

std::string Contents::record_name(std::size_t group, std::size_t record) const {
    if (fields_->of_record.back().beside)
        return names_.of(place(group, record));
    const auto named = std::ranges::find(fields_->of_record, Field::Type::text, &Field::type);
    if (named == fields_->of_record.end())
        return {};
    const auto field = static_cast<std::size_t>(named - fields_->of_record.begin());
    const Value name = get(FieldAt::of_record(field, group, record));
    return std::holds_alternative<std::string>(name) ? std::get<std::string>(name) : std::string();
}

std::string Contents::named_record(std::size_t group, std::size_t record) const {
    const std::string name = shown_record_name(record_name(group, record));
    if (name.empty())
        return name;
    std::vector<std::string> numbers;
    for (std::size_t f = 0; f < fields_->of_record.size(); ++f)
        if (fields_->of_record[f].number != nullptr)
            numbers.push_back(quantity(number(FieldAt::of_record(f, group, record)), unit(f)));
    return written("{} ({})", name, joined(numbers));
}

std::vector<std::string> Contents::names_in(std::span<const RecordValues> records) const {
    std::vector<std::string> names;
    if (!fields_->of_record.back().beside)
        return names;
    for (const RecordValues& values : records) {
        const auto* name = std::get_if<std::string>(&values.back());
        names.push_back(name ? *name : std::string());
    }
    return names;
}

void Contents::set_units(std::vector<Unit> units) {
    units.resize(fields_->of_record.size());
    units_ = std::ranges::any_of(units, &Unit::any) ? std::move(units) : std::vector<Unit>();
}

RecordValues Contents::record_values(std::size_t group, std::size_t record) const {
    RecordValues values;
    for (std::size_t f = 0; f < fields_->of_record.size(); ++f)
        values.push_back(get(FieldAt::of_record(f, group, record)));
    return values;
}

GroupValues Contents::group_values(std::size_t group) const {
    GroupValues values;
    for (std::size_t f = 0; f < fields_->of_group.size(); ++f)
        values.fields.push_back(get(FieldAt::of_group(f, group)));
    for (std::size_t k = 0; k < records(group); ++k)
        values.records.push_back(record_values(group, k));
    return values;
}

} // namespace ks
