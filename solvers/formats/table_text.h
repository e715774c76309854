// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Texts that are tables without separators. They become lines of cells with semicolons.
namespace ks::csv {

/// A table that was made from a text.
struct TableText {
    std::string table;
    /// Per line of the table, the line of the text, from 1. Empty: they are the same.
    std::vector<std::size_t> lines = {};
    bool on_its_side = false; ///< its lines are the columns
    /// How a line with a key and a number is written in the text.
    std::string_view key_line = "KEY: NUMBER";

    /// Adds a line of the table, which was in this line of the text. All lines are added so, or none.
    void add(std::string_view cells, std::size_t line) {
        table += cells;
        table += '\n';
        lines.push_back(line);
    }
};

/// The table of a text that has one of the forms below; nothing if it has none of them.
std::optional<TableText> text_as_table(std::string_view text);

/// The table of a text whose words are separated by blanks; nothing if the text has other separators, or its
/// lines differ too much.
std::optional<TableText> words_as_table(std::string_view text);

/// Whether a line begins an item of a list in YAML: `- weight: 5`.
bool is_yaml_item(std::string_view line);

/// Brings numbers into the order of other keys: `b 3, a 12` for `a, b`. False: the keys are not the same.
bool sort_by_keys(const std::vector<std::string_view>& order, const std::vector<std::string_view>& keys,
                  std::vector<std::string_view>& numbers);

/// Whether the line below the headings has lists of numbers in several cells: `[8 5],[31 17],19`.
bool has_list_cells(std::string_view text);

/// The table, on its side, of lists with names: `weights = [8, 5]`, `Values: 31 17`, `param c := 19;`.
/// Nothing if the text has anything else.
std::optional<TableText> lists_as_table(std::string_view text);

/// The table of records in a program: `items = [("tent", 8, 31), ("stove", 5, 17)]`. Nothing if the text has
/// anything else than these and numbers with names.
std::optional<TableText> records_as_table(std::string_view text);

/// The table of lines in words: `Item 1: weight 5, value 10`. Its headings are made from the first of them. A
/// line that says something else is one cell. Nothing if most lines with numbers do.
std::optional<TableText> prose_as_table(std::string_view text);

/// The table, on its side, of the data of a GAMS model. Nothing if the text does not begin with such data.
std::optional<TableText> gams_as_table(std::string_view text);

/// The table of LaTeX: `tent & 8 & 31 \\`. Nothing if no line is like that.
std::optional<TableText> latex_as_table(std::string_view text);

} // namespace ks::csv
