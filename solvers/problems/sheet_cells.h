// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The sheets of workbooks as tables: sheet_cells_xlsx.cpp and sheet_cells_ods.cpp.
namespace ks {

/// The most bytes that a file in a workbook or its table may have, which bounds what a small file can grow
/// to.
inline constexpr std::size_t most_sheet_bytes = std::size_t{128} << 20;

/// Writes the cells of a sheet as a table, row by row.
class SheetTable {
public:
    /// Adds a cell in its place; cells come in the order of rows and columns, both from 0. False: the table
    /// is too large.
    bool add(std::size_t row, std::size_t column, std::string_view text);
    std::string take() && { return std::move(text_); }

private:
    std::string text_;
    std::size_t row_ = 0, column_ = 0;
};

/// A number as a program wrote it, with at most 15 digits and so that no reader takes its point for a mark of
/// thousands: "1.2340" of "1.234".
std::string sheet_number(std::string_view saved);

/// The cells of a sheet; nothing: the XML is broken or the table too large.
std::optional<std::string> cells_of_xlsx(std::string_view sheet, std::string_view shared_strings,
                                         std::string_view styles);
/// The first sheet of OpenDocument's content.xml, and its name.
std::optional<std::string> cells_of_ods(std::string_view content, std::string& sheet_name);

} // namespace ks
