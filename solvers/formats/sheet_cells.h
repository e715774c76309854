// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

// The sheets of workbooks as tables: sheet_cells_xlsx.cpp and sheet_cells_ods.cpp.
namespace ks {

/// The most bytes that a file in a workbook or its table may have, which bounds what a small file can grow
/// to.
inline constexpr std::size_t most_sheet_bytes = std::size_t{128} << 20;

/// Returns the most bytes of a table that is made from a sheet of `sheet_bytes` bytes: four times as many,
/// and 16 MiB in any case. A sheet may repeat a cell or a text any number of times.
std::size_t room_for_table(std::size_t sheet_bytes);

/// Writes the cells of a sheet as a table, row by row.
class SheetTable {
public:
    /// `room`: the most bytes of the table.
    explicit SheetTable(std::size_t room) : room_(room) {}
    /// Adds a cell in its place; cells come in the order of rows and columns, both from 0. False: the table
    /// is too large.
    bool add(std::size_t row, std::size_t column, std::string_view text);
    std::string take() && { return std::move(text_); }

private:
    std::string text_;
    std::size_t room_, row_ = 0, column_ = 0;
};

/// A number as a program wrote it, with at most 15 digits and so that no reader takes its point for a mark of
/// thousands: "1.2340" of "1.234".
std::string sheet_number(std::string_view saved);

/// The cells of a sheet; nothing: the XML is broken, the table too large, or a stop was requested.
std::optional<std::string> cells_of_xlsx(std::string_view sheet, std::string_view shared_strings,
                                         std::string_view styles, const std::stop_token& stop = {});
/// Whether a sheet, or the beginning of a large one, has a cell with a value.
bool has_cells_of_xlsx(std::string_view beginning);
/// What a workbook says of one of its sheets.
struct SheetInfo {
    std::string name;
    std::string file;                   ///< in an Excel workbook: the file in the archive
    std::optional<std::string> cells{}; ///< in an OpenDocument workbook; nothing: they are too many
    bool filled = false;                ///< whether a cell has a value
    bool hidden = false;
};
/// The sheets of OpenDocument's content.xml, which have at most `most_sheet_bytes` together. Nothing: the XML
/// is broken, or a stop was requested.
std::optional<std::vector<SheetInfo>> sheets_of_ods(std::string_view content,
                                                    const std::stop_token& stop = {});

} // namespace ks
