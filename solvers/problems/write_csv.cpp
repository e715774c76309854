// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/csv_columns.h"
#include "solvers/problems/format.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {

/// A text as one cell, in quotation marks where it would be read differently without.
std::string csv_cell(std::string_view text) {
    const bool plain = !text.empty() && text.find_first_of("\",;|\t\r\n") == std::string_view::npos &&
                       text.front() != ' ' && text.back() != ' ' && text.front() != '#';
    if (plain)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c;
        if (c == '"')
            quoted += c;
    }
    return quoted + '"';
}

std::string cell_text(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return csv_cell(*text);
    return {};
}

void append_cells(std::string& text, const Contents& contents, std::span<const Field> fields, FieldAt at) {
    for (at.field = 0; at.field < fields.size(); ++at.field)
        text += formatted(",{}", cell_text(contents.get(at)));
}

/// `weight unit,kg`, `weight factor,10`
std::string unit_lines(const Contents& contents) {
    std::string text;
    const auto fields = contents.fields().of_record;
    for (std::size_t f = 0; f < fields.size(); ++f) {
        const Unit& unit = contents.unit(f);
        if (!unit.name.empty())
            text += written("{}{},{}\n", fields[f].key, csv::unit_words, csv_cell(unit.name));
        if (unit.factor != 1)
            text += written("{}{},{}\n", fields[f].key, csv::factor_words, unit.factor);
    }
    return text;
}

/// `known_selection,0 3 -`
std::string known_line(const Contents& contents) {
    if (!contents.known())
        return {};
    return written(
        "{},{}\n", csv::known_key,
        csv_cell(joined(
            *contents.known(),
            [](const auto& index) { return index ? std::to_string(*index) : std::string("-"); }, " ")));
}

/// One line of the table; no record: that of a group without any.
std::string row_text(const Contents& contents, std::size_t group, std::optional<std::size_t> record) {
    const Fields& fields = contents.fields();
    std::string text;
    if (fields.group)
        text += formatted(",{}", group + 1);
    append_cells(text, contents, fields.of_group, FieldAt::of_group(0, group));
    if (csv::counts_records(fields))
        text += record ? formatted(",{}", *record + 1) : ",";
    if (record)
        append_cells(text, contents, contents.record_fields(), FieldAt::of_record(0, group, *record));
    else
        text += std::string(contents.record_fields().size(), ',');
    return text.substr(1) + '\n';
}

} // namespace

std::string write_csv(const Instance& instance) {
    using namespace csv;
    const Contents& contents = instance.contents();
    const Fields& fields = contents.fields();
    std::string text = formatted("{},{}\n", kind_key, instance.kind());
    for (const auto& [key, value] :
         {std::pair(name_key, &instance.name()), std::pair(source_key, &instance.source())})
        if (!value->empty())
            text += formatted("{},{}\n", key, csv_cell(*value));
    for (std::size_t f = 0; f < fields.scalars.size(); ++f)
        if (const std::string cell = cell_text(contents.get(FieldAt::scalar(f))); !cell.empty())
            text += formatted("{},{}\n", fields.scalars[f].key, cell);
    text += unit_lines(contents) + known_line(contents);
    text += joined(column_keys(fields, contents.record_fields()), std::identity(), ",") + '\n';
    for (std::size_t group = 0; group < contents.groups(); ++group) {
        const std::size_t records = contents.records(group);
        for (std::size_t record = 0; record < records; ++record)
            text += row_text(contents, group, record);
        if (records == 0 && fields.group)
            text += row_text(contents, group, std::nullopt);
    }
    return text;
}

} // namespace ks
