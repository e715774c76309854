// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/fields.h"
#include "solvers/problems/csv_lines.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the table of an instance looks like: the lines above it, and its columns, which follow from the fields
// that a kind declares.
namespace ks::csv {

using Cells = std::vector<CsvCell>;

inline constexpr std::string_view kind_key = "kind", name_key = "name", source_key = "source";

/// What one column of the table holds.
struct Column {
    enum class What { group, group_field, record, record_field };
    What what = What::record;
    std::size_t field = 0;
    friend bool operator==(const Column&, const Column&) = default;
};

/// Whether a cell is this name, whatever is written large in it.
bool is_called(std::string_view cell, std::string_view name);

/// Whether a column counts the records of a group: always, unless a record is nothing but a number of that
/// very name.
bool counts_records(const Fields& fields);

/// The scalar of this key or title.
std::optional<std::size_t> scalar_of(const Fields& fields, std::string_view cell);

/// The columns' names as they are written, with these fields of records.
std::vector<std::string> column_keys(const Fields& fields, std::span<const Field> of_record);
/// All of them, "task, name, execution".
std::string column_names(const Fields& fields);

/// The columns of a line, if it has all that the kind needs, each once, and no other; empty cells at its end
/// do not matter.
std::optional<std::vector<Column>> columns_of(const Fields& fields, const Cells& line);

/// The cells of a line that are no column of the kind's.
std::vector<std::string> other_columns(const Fields& fields, const Cells& line);
/// The line without them.
Cells without_other_columns(const Fields& fields, const Cells& line);

} // namespace ks::csv
