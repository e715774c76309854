// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/field_pointer.h"

#include "solvers/core/formatted.h"

#include <charconv>
#include <vector>

namespace ks {

namespace {

/// Returns the numeric parts of a pointer in order: the index of a group, of a record.
std::vector<std::size_t> indices_in(std::string_view pointer) {
    std::vector<std::size_t> indices;
    while (!pointer.empty()) {
        pointer.remove_prefix(1); // the slash before each part
        const std::string_view part = pointer.substr(0, pointer.find('/'));
        std::size_t index = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), index);
        if (error == std::errc() && end == part.data() + part.size())
            indices.push_back(index);
        pointer.remove_prefix(part.size());
    }
    return indices;
}

/// Returns the number among these fields to which the pointer leads.
std::optional<FieldAt> found_in(std::span<const Field> fields, const Fields& declared, FieldAt at,
                                std::string_view pointer) {
    for (at.field = 0; at.field < fields.size(); ++at.field)
        if (fields[at.field].number != nullptr && pointer_to(declared, at) == pointer)
            return at;
    return {};
}

} // namespace

std::string pointer_to(const Fields& fields, const FieldAt& at) {
    if (at.level == FieldAt::Level::scalar)
        return written("/{}", fields.scalars[at.field].key);
    std::string pointer = fields.group ? written("/{}/{}", fields.group->key, at.group) : std::string();
    if (at.level == FieldAt::Level::group)
        return pointer + written("/{}", fields.of_group[at.field].key);
    if (!fields.groups_are_bare())
        pointer += written("/{}", fields.record.key);
    pointer += written("/{}", at.record);
    const Field& field = fields.of_record[at.field];
    return fields.records_are_bare && !field.beside ? pointer : pointer + written("/{}", field.key);
}

std::optional<FieldAt> number_at(const Contents& contents, std::string_view pointer) {
    const Fields& fields = contents.fields();
    if (const auto scalar = found_in(fields.scalars, fields, {}, pointer))
        return scalar;
    const std::vector<std::size_t> indices = indices_in(pointer);
    const std::size_t group = fields.group && !indices.empty() ? indices.front() : 0;
    if (indices.empty() || group >= contents.groups())
        return {};
    if (fields.group && indices.size() == 1)
        return found_in(fields.of_group, fields, FieldAt::of_group(0, group), pointer);
    if (indices.size() != (fields.group ? 2U : 1U) || indices.back() >= contents.records(group))
        return {};
    return found_in(fields.of_record, fields, FieldAt::of_record(0, group, indices.back()), pointer);
}

} // namespace ks
