// SPDX-License-Identifier: Apache-2.0
// Tables of LaTeX: cells between `&`, rows that end with two backslashes.
#include "solvers/formats/table_text.h"

#include <algorithm>

namespace ks::csv {

namespace {

constexpr std::string_view row_end = "\\\\";

/// The text without commands, braces and the dollar signs of formulas: "Weight" of `\textbf{Weight}`.
std::string without_commands(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escapes = text[i] == '\\' && i + 1 < text.size();
        if (escapes && std::string_view("&%$#_{}").find(text[i + 1]) != std::string_view::npos)
            plain += text[++i];
        else if (escapes)
            while (i + 1 < text.size() && ((text[i + 1] | 0x20) >= 'a' && (text[i + 1] | 0x20) <= 'z'))
                ++i;
        else if (text[i] == ';')
            plain += ',';
        else if (std::string_view("{}$~").find(text[i]) == std::string_view::npos)
            plain += text[i];
    }
    return plain;
}

/// Where the next `&` is that separates cells.
std::size_t end_of_cell(std::string_view row) {
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row[i] == '&' && (i == 0 || row[i - 1] != '\\'))
            return i;
    return row.size();
}

std::string cells_of(std::string_view row) {
    std::string cells;
    for (;;) {
        const std::size_t end = end_of_cell(row);
        cells += without_commands(row.substr(0, end));
        if (end == row.size())
            return cells;
        cells += ';';
        row.remove_prefix(end + 1);
    }
}

/// The part of a line up to the end of its row; nothing: it is not a row.
std::optional<std::string_view> row_in(std::string_view line) {
    const std::string_view row = line.substr(0, line.find(row_end));
    const bool cells = end_of_cell(row) < row.size();
    return cells && line.find('\t') == std::string_view::npos ? std::optional(row) : std::nullopt;
}

/// Whether one of the first lines is a row with its end.
bool has_rows(std::string_view text) {
    constexpr std::size_t most = std::size_t{1} << 14;
    text = text.substr(0, most);
    const std::size_t end = text.find(row_end);
    const std::size_t begin = text.rfind('\n', end) + 1; // npos + 1 is 0
    return end != std::string_view::npos && row_in(text.substr(begin, end - begin));
}

} // namespace

std::optional<TableText> latex_as_table(std::string_view text) {
    if (!has_rows(text))
        return std::nullopt;
    std::string table;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        // Other lines are commands, and texts about the table.
        if (const auto row = row_in(line))
            table += cells_of(*row);
        else if (const std::string words = without_commands(line); line.find_first_of("\\%") != 0)
            table += words;
        table += '\n';
    }
    return TableText{.table = std::move(table)};
}

} // namespace ks::csv
