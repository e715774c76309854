// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_number.h"
#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"
#include "solvers/dp/row_summary.h"
#include "solvers/steps/at.h"
#include "solvers/steps/cell_order.h"
#include "solvers/steps/front_state.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

struct Answer;

/// Step sizes, coarse to fine; a recording offers some of them.
enum class Level { phase, row, tile, cell };
std::string_view to_text(Level level);

/// The kind of state of a recording. It determines the picture that shows the recording, and the meaning of
/// the numbers of an At.
enum class Shape { table, two_lists, tree, front, boxes, bars };
std::string_view to_text(Shape shape); ///< "two-lists"

/// A cell with its value. An empty value means minus infinity.
struct CellValue {
    At at;
    std::optional<CellNumber> value;
    friend bool operator==(const CellValue&, const CellValue&) = default;
};

/// A row that is written from end to end. Every cell has the same value except those that the step lists in
/// `changed`. The cells are never listed one by one, because there may be millions.
struct WholeRow {
    std::int64_t row = 0;
    std::int64_t columns = 0;
    std::optional<CellNumber> value;
    friend bool operator==(const WholeRow&, const WholeRow&) = default;
};

/// An item that a step considers, and the outcome in a few words.
struct Considered {
    std::string name; ///< "2a (1, 4)"
    std::string text; ///< "z1(3) + 1 = 3", "weighs 8: does not fit"
    bool fits = false;
    bool best = false; ///< the new value comes from this item
    /// If the item fits: the cell that it builds on, and the value that it adds to that cell.
    std::optional<At> from{};
    CellNumber adds{};

    friend bool operator==(const Considered&, const Considered&) = default;
};

/// An item chosen on the way back: its row and its place in that row's header.
struct Pick {
    std::int64_t row = 0;
    std::int64_t item = 0;
    friend bool operator==(const Pick&, const Pick&) = default;
};

/// Everything that one step shows. Step 0 is the state before the first cell; step n is the state after the
/// algorithm's n-th step.
struct Step {
    std::int64_t index = 0;
    std::string phase;      ///< "initialise", "rows", "front", "way-back", or "answer" without a way
                            ///< back
    std::int64_t row = 0;   ///< a unit of Recording::rows_are
    std::vector<int> lines; ///< of the pseudo-code, counted from 1 as printed in the paper
    std::string text;       ///< one sentence with the numbers in it
    std::vector<CellValue> read;
    std::optional<At> source; ///< the cell of `read` that the new value came from
    std::vector<At> about;    ///< cells changed by the next step
    std::vector<CellValue> changed;
    std::optional<WholeRow> about_row;   ///< instead of `about`, if the next step initialises a row
    std::optional<WholeRow> changed_row; ///< a row initialised by this step, except for `changed`
    std::vector<At> chosen;              ///< the way back so far, from the optimum down; stays at the end
    std::vector<Pick> picks;             ///< the items chosen on the way back so far
    std::vector<Considered> considered;  ///< the items of the class, or the one item, that the step is about

    friend bool operator==(const Step&, const Step&) = default;
};

struct OutlineEntry {
    std::int64_t step = 0;
    Level level = Level::phase;
    std::string title; ///< for users
    /// For programs: "row 3", "way-back". It is the same in every language, and in every recording that does
    /// the same.
    std::string id{};
};

/// A recorded algorithm. Its state is a pure function of the step number, so a jump to any step is a look-up.
/// Immutable; safe to read from several threads.
class Recording {
public:
    virtual ~Recording() = default;

    virtual std::string_view variant() const = 0; ///< id of the variant whose algorithm this is
    virtual Shape shape() const = 0;
    virtual std::string_view rows_are() const = 0; ///< "class", "item": the unit of Level::row
    virtual std::span<const Level> levels() const = 0;
    /// Steps are 0 .. count().
    virtual std::int64_t count() const = 0;
    virtual Step at(std::int64_t step) const = 0;
    virtual std::span<const std::string> code() const = 0; ///< from line 1 on
    virtual std::span<const OutlineEntry> outline() const = 0;
    /// Returns the next (or previous) step that begins a unit of `level`, clamped to 0 .. count(). The
    /// beginning of a phase also begins a row.
    virtual std::int64_t next(std::int64_t step, Level level) const = 0;
    virtual std::int64_t previous(std::int64_t step, Level level) const = 0;

    /// Returns the answer of the algorithm, equal to the variant's. An algorithm that finds only the optimal
    /// value returns an answer without a selection. Empty if the recording does not know the answer.
    virtual std::optional<Answer> answer() const;
};

/// A recording whose state is a table of rows. Values in a row may rise and fall.
class TableRecording : public Recording {
public:
    Shape shape() const final { return Shape::table; }
    virtual std::string_view columns_are() const { return "capacity"; } ///< what the column numbers mean
    virtual std::string_view cells_are() const { return "z"; }          ///< the letter of a cell: "z2(7)"
    /// Returns whether a cell is the least of its terms. If so, an unreachable cell is infinite; otherwise it
    /// is minus infinity.
    virtual bool less_is_better() const { return false; }
    virtual std::int64_t rows() const = 0;    ///< including the base row
    virtual std::int64_t columns() const = 0; ///< C + 1
    virtual CellType cell_type() const = 0;
    /// The smallest and largest finite values of the table. 0 is included, unless the recording knows that no
    /// value is near 0.
    virtual CellNumber smallest() const = 0;
    virtual CellNumber largest() const = 0;
    /// Returns whether no value is below the one above it, and none is minus infinity.
    virtual bool rows_never_fall() const = 0;

    /// The items that a row adds: their number, and each in a few letters ("a (1, 4)"). The base row has
    /// none.
    virtual std::int64_t items_of(std::int64_t row) const = 0;
    virtual std::string item(std::int64_t row, std::int64_t k) const = 0;
    virtual const std::string& longest_item() const = 0; ///< over all rows

    /// The phase, the row and the computed cell that `at` would return, without its further work.
    struct Place {
        std::string_view phase;
        std::int64_t row = 0;
        std::optional<std::int64_t> column; ///< in the phase "rows"
    };
    virtual Place place(std::int64_t step) const = 0;

    /// The content of a cell after a step.
    struct Shown {
        bool written = false;            ///< false: the cell is still empty
        bool computed = false;           ///< the cell has its final value; it may be initialised long before
        std::optional<CellNumber> value; ///< an empty value means minus infinity
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    virtual Shown shown(std::int64_t step, CellAt at) const = 0;
    /// Returns whether the algorithm keeps a single row. Then the cells of a begun row that are not computed
    /// yet show the values of the row above.
    virtual bool in_place() const { return false; }
    /// Returns the order in which the cells of each row get their final values. The base row has them at
    /// once.
    virtual const CellOrder& order() const = 0;
    /// Returns the cells of a row that have their final value after a step.
    virtual ComputedCells computed(std::int64_t step, std::int64_t row) const = 0;
    /// Returns the step that gives a cell its final value.
    virtual std::int64_t step_of(CellAt at) const = 0;
    /// Returns the cell's final value; empty means minus infinity.
    std::optional<CellNumber> value(CellAt at) const { return shown(count(), at).value; }
    /// Returns the objective of the finished table: its last cell, unless the table overrides this. Empty: no
    /// answer.
    virtual std::optional<CellNumber> optimum() const { return value({rows() - 1, columns() - 1}); }
    /// Returns the part of the front found so far, if the step scans the finished last row for a front.
    virtual std::optional<FrontState> front(std::int64_t) const { return {}; }
    /// Writes the smallest and the largest final value of part k of a row to `into[k]`. Each part must have
    /// at least one cell.
    virtual void extremes(std::int64_t row, std::span<const CellRange> parts,
                          std::span<Extremes> into) const = 0;
};

/// Returns the next (or previous) step that begins a unit of `level`. `outline` has the phases and rows; for
/// other levels, every step is a unit.
std::int64_t next_in(const Recording& recording, std::int64_t step, Level level);
std::int64_t previous_in(const Recording& recording, std::int64_t step, Level level);

/// Returns the recording as a table recording; null for other shapes.
std::shared_ptr<const TableRecording> as_table(const std::shared_ptr<const Recording>& recording);

} // namespace ks
