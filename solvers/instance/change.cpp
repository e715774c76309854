// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/change.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {

SetText done(const SetText& change, Draft& draft) {
    return SetText{.which = change.which, .text = std::exchange(draft.*change.which, change.text)};
}

SetValue done(const SetValue& change, Draft& draft) {
    SetValue back{.at = change.at, .value = draft.contents->get(change.at)};
    draft.contents->set(change.at, change.value);
    return back;
}

SetUnits done(const SetUnits& change, Draft& draft) {
    SetUnits back{.units = draft.contents->units()};
    draft.contents->set_units(change.units);
    return back;
}

SetKnown done(const SetKnown& change, Draft& draft) {
    const std::optional<Selection> before = draft.contents->known();
    draft.contents->set_known(change.any ? std::optional(change.selection) : std::nullopt);
    return {.any = before.has_value(), .selection = before.value_or(Selection())};
}

TakeRecords done(const PutRecords& change, Draft& draft) {
    draft.contents->put_records(change.group, change.at, change.records);
    return TakeRecords{.group = change.group, .at = change.at};
}

PutRecords done(const TakeRecords& change, Draft& draft) {
    PutRecords back{.group = change.group, .at = change.at};
    for (const std::size_t record : change.at)
        back.records.push_back(draft.contents->record_values(change.group, record));
    draft.contents->take_records(change.group, change.at);
    return back;
}

TakeGroups done(const PutGroups& change, Draft& draft) {
    draft.contents->put_groups(change.at, change.groups);
    return TakeGroups{.at = change.at};
}

PutGroups done(const TakeGroups& change, Draft& draft) {
    PutGroups back{.at = change.at};
    for (const std::size_t group : change.at)
        back.groups.push_back(draft.contents->group_values(group));
    draft.contents->take_groups(change.at);
    return back;
}

Changes done(const Changes& changes, Draft& draft) {
    Changes back;
    for (const auto& each : changes.in_order)
        std::visit([&](const auto& one) { back.in_order.emplace_back(done(one, draft)); }, each);
    std::ranges::reverse(back.in_order);
    return back;
}

/// Returns the indices of the copies of the records at `at`, if each copy is directly after its original.
std::vector<std::size_t> places_of_copies(Indices at) {
    std::vector<std::size_t> places;
    for (std::size_t k = 0; k < at.size(); ++k)
        places.push_back(at[k] + k + 1);
    return places;
}

} // namespace

Change carry_out(const Change& change, Draft& draft) {
    return std::visit([&draft](const auto& one) -> Change { return done(one, draft); }, change);
}

std::vector<Value> blank_values(std::span<const Field> fields) {
    std::vector<Value> values;
    for (const Field& field : fields)
        values.push_back(field.optional                       ? Value()
                         : field.type == Field::Type::integer ? Value(field.least)
                                                              : Value(std::string()));
    return values;
}

Change duplicated_records(const Contents& contents, std::size_t group, Indices at) {
    PutRecords copies{.group = group, .at = places_of_copies(at)};
    for (const std::size_t record : at)
        copies.records.push_back(contents.record_values(group, record));
    return copies;
}

Change duplicated_groups(const Contents& contents, Indices at) {
    PutGroups copies{.at = places_of_copies(at)};
    for (const std::size_t group : at)
        copies.groups.push_back(contents.group_values(group));
    return copies;
}

} // namespace ks
