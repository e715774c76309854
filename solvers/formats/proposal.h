// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/formats/table_reading.h"
#include "solvers/formats/table_titles.h"
#include "solvers/kinds/kind.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The steps in which propose_reading.cpp proposes a reading. Each changes the proposal.
namespace ks::csv {

inline constexpr std::size_t most_notes = 20; ///< of doubts, and of what is left out

/// A reading that is being proposed, and what was found out on the way.
class Proposal {
public:
    Proposal(const Grid& of, const TableOptions& given) : grid(of), options(given) {}

    const Grid& grid;
    const TableOptions& options;
    TableReading reading{};
    bool own = false; ///< the program wrote the table
    std::optional<Titles> titles{};
    std::vector<std::pair<std::size_t, std::size_t>>
        announced{};                         ///< rows, and the numbers of records they give
    bool has_head = false;                   ///< the first line of a bare table is `n c`, and not a record
    bool bare = false;                       ///< there are no headings, and the columns are guessed
    std::vector<std::size_t> lone_rows{};    ///< with numbers that have no meaning yet
    std::string lone_capacity{};             ///< the number of one of them, which may be the capacity
    std::vector<std::size_t> side_columns{}; ///< to the right of the records, with the capacity

    const Fields& fields() const { return reading.kind->fields(); }
    /// "items", in the language that is spoken.
    std::string record_words() const;
    std::size_t first_row() const { return titles ? titles->last + 1 : 0; }
    /// The place of the headings, or of one of them.
    std::string titles_place(std::optional<std::size_t> column = {}) const;
    /// Adds a doubt. Returns false: there is nothing more to propose.
    bool fail(std::string where, Sentence what, Sentence todo);
    /// The columns that a record has to have a number in. The columns are chosen before the first call.
    const std::vector<std::size_t>& numeric_columns() const;
    /// How many of them have a number in this row.
    std::size_t numbers_in(std::size_t row) const;
    /// Without headings the records begin where all chosen columns have numbers.
    std::size_t first_record() const;
    /// The first cell of a row that is text.
    std::string_view label_of(std::size_t row) const;
    /// The place of the first filled cell of a row.
    std::string place_of(std::size_t row) const;
    /// Whether a column has any cell below its heading.
    bool has_cells(std::size_t column);
    /// Whether the numbers of a column count the rows, from 0 or 1 on.
    bool counts(std::size_t column) { return counts(column, fields().group.has_value()); }
    /// The same. The numbers may begin again in each group if there are groups.
    bool counts(std::size_t column, bool groups);
    /// Notes in words that the row is left out.
    void leave_out(std::size_t row);
    /// Does the same for the column `column`.
    void leave_out_column(std::size_t column);
    /// Adds a note about a part of the table that is left out. The first ones are listed, others are counted.
    void note(LeftOut part);
    /// Notes how many parts are not listed.
    void count_notes();
    std::string_view scalar_key(std::size_t scalar) const { return fields().scalars[scalar].key; }

private:
    mutable std::optional<std::vector<std::size_t>> numeric_{};
    std::vector<bool> filled_{}; ///< per column
    std::size_t not_listed_ = 0; ///< parts that are left out
    std::size_t counted_ = 0;    ///< columns of which it was looked whether they count
};

Error doubt(std::string where, Sentence what, Sentence todo);
/// A text as it is typed in a command: in quotation marks if it has a blank.
std::string as_argument(std::string_view text);
/// "2-4,6": rows as the option `--lines` takes them. "FIRST-LAST" if there are none, or too many to list.
std::string lines_of(const Grid& grid, const std::vector<std::size_t>& rows);

// propose_columns.cpp

/// Finds the headings and chooses the kind and the meaning of each column. False: a doubt says why no reading
/// can be proposed.
bool propose_columns(Proposal& p);

// propose_side.cpp

/// Takes a capacity to the right of the records.
void take_side_limit(Proposal& p);

// propose_lists.cpp

/// Whether the lists of a table on its side have the same lengths. False: a doubt says which one differs.
bool check_lengths(Proposal& p);

// propose_bare.cpp

/// Guesses the kind and the columns of a table without headings.
bool propose_bare(Proposal& p);
/// Takes `3,10` above three lines of items for the number of items and the capacity. A third number, such as
/// the optimum, may follow where the items have another number of cells, or are counted.
void take_head(Proposal& p);
/// Says with which options such a table is read.
void explain_bare(Proposal& p);

// propose_limits.cpp

/// A row with a number that is not a record. Its meaning is looked for when everything else is known. False:
/// it has none.
bool take_lone(Proposal& p, std::size_t row);
/// Says that a row has no known meaning.
void doubt_meaning(Proposal& p, std::size_t row);
/// A heading `Capacity` above a number, in two lines. False: the row is not such a heading.
bool take_key_over_number(Proposal& p, std::size_t row);
/// `capacity,3,000`, or a word where the capacity has to be. False: the row is something else.
bool doubt_broken_limit(Proposal& p, std::size_t row);
/// An instance without values has a capacity: it may be a subset sum.
void doubt_limit(Proposal& p, std::string place, std::string_view called);
/// Rows with a single number may be the capacity where there is no other.
void take_lone_rows(Proposal& p);

// propose_scalars.cpp

/// Reads the lines above the headings: keys with values, and titles.
void read_above(Proposal& p);
/// Takes `Capacity: 19`, `name;...` and `source;...`. False: the row is none of these.
bool take_key(Proposal& p, std::size_t row);
/// A capacity in a comment counts where there is no other; other comments become part of the source.
void take_comments(Proposal& p);
/// A column `capacity` has its number in one cell, or the same one in all.
void take_scalar_columns(Proposal& p);
/// A scalar without a value is a doubt. `--capacity` counts before the table.
void check_scalars(Proposal& p);

// propose_records.cpp

/// Chooses the rows that are records. A row without numbers is a doubt.
void choose_records(Proposal& p);
/// A column `item` that does not count has the names of the items.
void name_columns(Proposal& p);
/// Says what may be a record of a row that lacks numbers. Other rows are records.
void doubt_row(Proposal& p, std::size_t row);

// propose_variant.cpp

/// A title "Unbounded knapsack" is a doubt: an instance has each item once.
void doubt_variant(Proposal& p);

// propose_results.cpp

/// Rows below the records that say something about them, such as `Remaining`, are no records if they lack a
/// number.
void leave_results_out(Proposal& p);
/// Rows called `Total` with the sums of the rows above are no records, and neither are those with the largest
/// numbers and the like. A row that only looks so is a doubt.
void leave_sums_out(Proposal& p);

// propose_records.cpp

/// A line `n;3` only says how many records there are.
void check_announced(Proposal& p);
/// On its side, `capacity;19` makes a record of its own out of no other cell.
void drop_scalar_rows(Proposal& p);
/// A remark that is a number may be the end of a line in which a decimal comma has split a number.
void doubt_split_numbers(Proposal& p);
/// Columns with cells that the instance does not keep.
void note_columns(Proposal& p);

} // namespace ks::csv
