// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/sheet_cells.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <charconv>

namespace ks {

namespace {

constexpr std::size_t most_rows = std::size_t{1} << 20, most_columns = std::size_t{1} << 14;

std::string quoted(std::string_view text) {
    if (text.find_first_of("\",;|#\t\r\n") == std::string_view::npos)
        return std::string(text);
    std::string cell = "\"";
    for (const char c : text) {
        cell += c;
        if (c == '"')
            cell += c;
    }
    return cell + '"';
}

} // namespace

std::size_t room_for_table(std::size_t sheet_bytes) {
    return std::min(most_sheet_bytes, std::max(std::size_t{16} << 20, 4 * sheet_bytes));
}

bool SheetTable::add(std::size_t row, std::size_t column, std::string_view text) {
    if (text.empty())
        return true;
    if (row >= most_rows || column >= most_columns || row < row_ || text_.size() + text.size() > room_)
        return false;
    if (row > row_) {
        text_.append(row - row_, '\n');
        row_ = row;
        column_ = 0;
    }
    if (column > column_) {
        text_.append(column - column_, ',');
        column_ = column;
    }
    text_ += quoted(text);
    return true;
}

std::string sheet_number(std::string_view saved) {
    if (saved.find_first_of(".eE") == std::string_view::npos)
        return std::string(saved);
    double number = 0;
    const auto [end, failed] = std::from_chars(saved.data(), saved.data() + saved.size(), number);
    if (failed != std::errc() || end != saved.data() + saved.size())
        return std::string(saved);
    std::string text = written("{:.15g}", number);
    const std::size_t point = text.find('.'), digits_end = std::min(text.find('e'), text.size());
    if (point != std::string::npos && digits_end - point == 4)
        text.insert(digits_end, "0");
    return text;
}

} // namespace ks
