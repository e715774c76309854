// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/formats/csv_columns.h"
#include "solvers/formats/csv_grid.h"

#include <optional>
#include <string>
#include <vector>

// Which row of a grid has the headings, and of which kind they are.
namespace ks::csv {

/// The columns that every instance with these fields needs.
std::vector<Column> needed_columns(const Fields& fields);

/// What a row of headings means for one kind.
struct Match {
    std::vector<Column> columns;
    std::vector<std::size_t> unknown; ///< columns with a heading that means nothing
    std::vector<std::size_t> doubled; ///< columns of which an earlier one has the same meaning
    std::vector<Column> missing;      ///< that every instance of the kind needs
    std::size_t found = 0;            ///< of those that it needs

    bool complete() const { return missing.empty(); }
    bool certain() const { return complete() && unknown.empty() && doubled.empty(); }
};
Match match(const Kind& kind, const std::vector<std::string>& headings);

/// The headings of a grid.
struct Titles {
    std::size_t first = 0, last = 0;   ///< the rows; they differ if the headings are in two lines
    std::vector<std::string> headings; ///< per column
};

/// A line above or below the table with a value of the instance: `Capacity: 19`.
struct KeyRow {
    std::string words; ///< the key as it is compared
    Cell value;
    std::string unit; ///< of the key, or in a third cell
};
std::optional<KeyRow> key_row(const Grid& grid, std::size_t row);
/// The same of a line that is no row: a comment.
std::optional<KeyRow> key_row(std::string_view line);
/// Whether some kind has a scalar of these words.
bool is_scalar_of_some_kind(const std::string& words);

/// Whether the text begins as the program's own files do: `kind,ID`.
bool is_own(const Grid& grid);
/// Whether a row of one of the program's own files is above the table.
bool is_above(const Grid& grid, std::size_t row);

/// Whether most rows have numbers in the same columns, so that the grid may be a table without headings.
bool is_bare_table(const Grid& grid);
/// The same of a text, by its beginning.
bool is_bare_table(std::string_view text);

/// What a kind needs and no heading says, and for each the column that may hold it.
struct Guess {
    std::vector<Column> missing;
    std::vector<std::optional<std::size_t>> columns; ///< per missing one
    std::size_t suggested = 0;                       ///< how many of them a heading suggests
};
/// Guesses by the words of headings first, then by the order of the columns. `numeric` are columns with
/// numbers, `texts` those without, both of unknown meaning.
Guess guess(const Kind& kind, const std::vector<std::string>& headings, const std::vector<Column>& missing,
            const std::vector<std::size_t>& numeric, const std::vector<std::size_t>& texts);

/// The row with the headings: the first one with all that a kind needs, or else the one with the most of
/// that. Nothing: no row has any.
std::optional<Titles> find_titles(const Grid& grid);
/// The first row without numbers that has all of these headings.
std::optional<Titles> titles_with(const Grid& grid, const std::vector<std::string>& headings);
/// Whether a row is the same as these headings, which are in one line.
bool repeats_exactly(const Grid& grid, std::size_t row, const Titles& titles);
/// A table of a grid that has several: its rows, from `first` to before `end`.
struct Part {
    std::size_t first = 0, end = 0;
};
/// The tables of a grid, each with headings of a kind, and with the lines above or below it that belong to
/// it. One, if the headings come only once.
std::vector<Part> tables_in(const Grid& grid);

/// The headings in this row, if it has several cells and no number.
std::optional<Titles> titles_in(const Grid& grid, std::size_t row);
/// The kind whose columns these are, or nearly are: the fewest columns would have to be added, explained or
/// left out. `keys` are those of the lines beside the table. Null if two kinds fit completely.
const Kind* kind_of(const Grid& grid, const Titles& titles, const std::vector<std::string>& keys);

} // namespace ks::csv
