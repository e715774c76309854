// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/csv_columns.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>

namespace ks::csv {

bool is_called(std::string_view cell, std::string_view name) {
    return std::ranges::equal(cell, name, [](unsigned char a, unsigned char b) {
        const auto lower = [](unsigned char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : int{c}; };
        return lower(a) == lower(b);
    });
}

namespace {

/// What people write above a column for the field of this key.
struct OtherName {
    std::string_view key, name;
};
constexpr OtherName other_names[] = {{"value", "profit"}, {"value", "p"},  {"value", "v"},
                                     {"weight", "size"},  {"weight", "w"}, {"capacity", "c"}};

/// What the column of a record's field is called: by its key, unless groups have a field of that key. Then
/// "choice_name".
std::string record_column(const Fields& fields, const Field& field) {
    const bool taken = std::ranges::find(fields.of_group, field.key, &Field::key) != fields.of_group.end();
    return taken ? written("{}_{}", fields.record.singular, field.key) : std::string(field.key);
}

bool names_field(std::string_view cell, const Field& field) {
    return is_called(cell, field.key) || is_called(cell, field.title) ||
           std::ranges::any_of(other_names, [&](const OtherName& other) {
               return other.key == field.key && is_called(cell, other.name);
           });
}

} // namespace

bool counts_records(const Fields& fields) {
    return !fields.records_are_bare;
}

namespace {

/// What people write above a column that only counts.
constexpr std::string_view counting_names[] = {"id", "no", "nr", "number", "index", "#"};

bool names_a_count(std::string_view cell, const Fields& fields) {
    return is_called(cell, fields.record.singular) ||
           std::ranges::any_of(counting_names, [&](std::string_view name) { return is_called(cell, name); });
}

std::optional<Column> column_of(const Fields& fields, std::string_view cell) {
    if (fields.group && is_called(cell, fields.group->singular))
        return Column{.what = Column::What::group};
    for (std::size_t f = 0; f < fields.of_group.size(); ++f)
        if (names_field(cell, fields.of_group[f]))
            return Column{.what = Column::What::group_field, .field = f};
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        if (names_field(cell, fields.of_record[f]) ||
            is_called(cell, record_column(fields, fields.of_record[f])))
            return Column{.what = Column::What::record_field, .field = f};
    if (counts_records(fields) && names_a_count(cell, fields))
        return Column{.what = Column::What::record};
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> scalar_of(const Fields& fields, std::string_view cell) {
    const auto at =
        std::ranges::find_if(fields.scalars, [&](const Field& field) { return names_field(cell, field); });
    return at == fields.scalars.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(at - fields.scalars.begin()));
}

std::vector<std::string> column_keys(const Fields& fields, std::span<const Field> of_record) {
    std::vector<std::string> names;
    if (fields.group)
        names.emplace_back(fields.group->singular);
    for (const Field& field : fields.of_group)
        names.emplace_back(field.key);
    if (counts_records(fields))
        names.emplace_back(fields.record.singular);
    for (const Field& field : of_record)
        names.push_back(record_column(fields, field));
    return names;
}

std::string column_names(const Fields& fields) {
    return joined(column_keys(fields, fields.of_record));
}

std::optional<std::vector<Column>> columns_of(const Fields& fields, const Cells& line) {
    std::vector<Column> columns;
    for (const CsvCell& cell : line) {
        if (cell.text.empty())
            break;
        const auto column = column_of(fields, cell.text);
        if (!column || std::ranges::find(columns, *column) != columns.end())
            return std::nullopt;
        columns.push_back(*column);
    }
    const auto has = [&](Column::What what, std::size_t field) {
        return std::ranges::find(columns, Column{.what = what, .field = field}) != columns.end();
    };
    if (fields.groups_are_bare() && !has(Column::What::group, 0))
        return std::nullopt;
    for (std::size_t f = 0; f < fields.of_group.size(); ++f)
        if (!fields.of_group[f].optional && !has(Column::What::group_field, f))
            return std::nullopt;
    for (std::size_t f = 0; f < fields.of_record.size(); ++f)
        if (!fields.of_record[f].optional && !has(Column::What::record_field, f))
            return std::nullopt;
    return columns;
}

std::vector<std::string> other_columns(const Fields& fields, const Cells& line) {
    std::vector<std::string> others;
    for (const CsvCell& cell : line)
        if (!cell.text.empty() && !column_of(fields, cell.text))
            others.push_back(cell.text);
    return others;
}

Cells without_other_columns(const Fields& fields, const Cells& line) {
    Cells known;
    for (const CsvCell& cell : line)
        if (!cell.text.empty() && column_of(fields, cell.text))
            known.push_back(cell);
    return known;
}

} // namespace ks::csv
