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

/// What the state of a recording is made of. It decides which picture shows the recording, and what the
/// numbers of an At mean.
enum class Shape { table, two_lists, tree, front, boxes, bars };
std::string_view to_text(Shape shape); ///< "two-lists"

/// A cell with its value; no value means minus infinity.
struct CellValue {
    At at;
    std::optional<CellNumber> value;
    friend bool operator==(const CellValue&, const CellValue&) = default;
};

/// A row that is written from end to end, every cell with the same value except those that the step names in
/// `changed`. It is never spelt out, because it may have millions of cells.
struct WholeRow {
    std::int64_t row = 0;
    std::int64_t columns = 0;
    std::optional<CellNumber> value;
    friend bool operator==(const WholeRow&, const WholeRow&) = default;
};

/// An item that a step weighs up: what became of it, in a few words.
struct Considered {
    std::string name; ///< "2a (1, 4)"
    std::string text; ///< "z1(3) + 1 = 3", "weighs 8: does not fit"
    bool fits = false;
    bool best = false; ///< the new value comes from it
    /// Of one that fits into a cell: the cell that it builds on, and what it adds to that.
    std::optional<At> from{};
    CellNumber adds{};

    friend bool operator==(const Considered&, const Considered&) = default;
};

/// An item that the way back chose: its row and its place in that row's header.
struct Pick {
    std::int64_t row = 0;
    std::int64_t item = 0;
    friend bool operator==(const Pick&, const Pick&) = default;
};

/// Everything one step shows. Step 0 is before the first cell; step n is what the algorithm looks like after
/// its n-th step.
struct Step {
    std::int64_t index = 0;
    std::string phase;      ///< "initialise", "rows", "front", "way-back" or, where there is none, "answer"
    std::int64_t row = 0;   ///< one of what Recording::rows_are says
    std::vector<int> lines; ///< of the pseudo-code, numbered from 1 as printed in the paper
    std::string text;       ///< one sentence with the numbers in it
    std::vector<CellValue> read;
    std::optional<At> source; ///< the cell of `read` that the new value came from
    std::vector<At> about;    ///< changed by the next step
    std::vector<CellValue> changed;
    std::optional<WholeRow> about_row;   ///< instead of `about`, where the next step initialises a row
    std::optional<WholeRow> changed_row; ///< a row initialised by this step, except for `changed`
    std::vector<At> chosen;              ///< the way back so far, from the optimum down; stays at the end
    std::vector<Pick> picks;             ///< the items chosen on the way back so far
    std::vector<Considered> considered;  ///< the items of the class, or the one item, that the step is about

    friend bool operator==(const Step&, const Step&) = default;
};

struct OutlineEntry {
    std::int64_t step = 0;
    Level level = Level::phase;
    std::string title;
};

/// A recorded algorithm: state is a pure function of the step number, so going anywhere is a look-up.
/// Immutable and safe to read from several threads.
class Recording {
public:
    virtual ~Recording() = default;

    virtual std::string_view variant() const = 0; ///< the id of the variant whose algorithm this is
    virtual Shape shape() const = 0;
    virtual std::string_view rows_are() const = 0; ///< "class", "item": what a unit of Level::row is
    virtual std::span<const Level> levels() const = 0;
    /// Steps are 0 .. count().
    virtual std::int64_t count() const = 0;
    virtual Step at(std::int64_t step) const = 0;
    virtual std::span<const std::string> code() const = 0; ///< line 1 first
    virtual std::span<const OutlineEntry> outline() const = 0;
    /// The next (or previous) step that begins a unit of `level`, clamped to 0 .. count(). A phase begins a
    /// row, too.
    virtual std::int64_t next(std::int64_t step, Level level) const = 0;
    virtual std::int64_t previous(std::int64_t step, Level level) const = 0;

    /// What the algorithm answers in the end, as its variant does; of an algorithm that finds out only how
    /// good the best selection is, without the selection. Nothing: the recording does not know.
    virtual std::optional<Answer> answer() const;
};

/// A recording whose state is a table of rows, whose values may rise and fall.
class TableRecording : public Recording {
public:
    Shape shape() const final { return Shape::table; }
    virtual std::string_view columns_are() const { return "capacity"; } ///< what the column numbers are
    virtual std::string_view cells_are() const { return "z"; }          ///< the letter of a cell: "z2(7)"
    /// Whether a cell is the least of its terms. Then one that nothing reaches is infinite, else minus
    /// infinity.
    virtual bool less_is_better() const { return false; }
    virtual std::int64_t rows() const = 0;    ///< with the base row
    virtual std::int64_t columns() const = 0; ///< C + 1
    virtual CellType cell_type() const = 0;
    /// Of all values, infinities left aside; of 0, too, unless the recording knows that none is near it.
    virtual CellNumber smallest() const = 0;
    virtual CellNumber largest() const = 0;
    /// Whether no value is below the one above it, and none is minus infinity.
    virtual bool rows_never_fall() const = 0;

    /// What a row adds: how many items, and each in a few letters ("a (1, 4)"); none for the base row.
    virtual std::int64_t items_of(std::int64_t row) const = 0;
    virtual std::string item(std::int64_t row, std::int64_t k) const = 0;
    virtual const std::string& longest_item() const = 0; ///< of all rows

    /// The phase, the row and the computed cell that `at` would give, without the rest of its work.
    struct Place {
        std::string_view phase;
        std::int64_t row = 0;
        std::optional<std::int64_t> column; ///< in the phase "rows"
    };
    virtual Place place(std::int64_t step) const = 0;

    /// What a cell shows when a step is done.
    struct Shown {
        bool written = false;  ///< else it is still empty
        bool computed = false; ///< it has its final value; a cell may be initialised long before that
        std::optional<CellNumber> value; ///< no value means minus infinity
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    virtual Shown shown(std::int64_t step, CellAt at) const = 0;
    /// Whether the algorithm keeps a single row: once it has begun with a row of the table, the cells that it
    /// has not come to yet show the values of the row above.
    virtual bool in_place() const { return false; }
    /// In which order the cells of each row get their final values; the base row has them at once.
    virtual const CellOrder& order() const = 0;
    /// The cells of a row that have their final value when a step is done.
    virtual ComputedCells computed(std::int64_t step, std::int64_t row) const = 0;
    /// The step that gives a cell its final value.
    virtual std::int64_t step_of(CellAt at) const = 0;
    /// The cell's final value; no value means minus infinity.
    std::optional<CellNumber> value(CellAt at) const { return shown(count(), at).value; }
    /// The objective that the finished table tells: its last cell, unless the table says otherwise; no value
    /// means that there is no answer.
    virtual std::optional<CellNumber> optimum() const { return value({rows() - 1, columns() - 1}); }
    /// Where a step looks for a front in the finished last row, cell by cell: what it has found so far.
    virtual std::optional<FrontState> front(std::int64_t) const { return {}; }
    /// Writes the smallest and the largest final value of each part of a row to the place of the same index
    /// in `into`. No part is empty.
    virtual void extremes(std::int64_t row, std::span<const CellRange> parts,
                          std::span<Extremes> into) const = 0;
};

/// The next (or previous) step that begins a unit of `level`, where `outline` has those of phases and rows
/// and every other unit is a step.
std::int64_t next_in(const Recording& recording, std::int64_t step, Level level);
std::int64_t previous_in(const Recording& recording, std::int64_t step, Level level);

/// The recording as one of a table; null for other shapes.
std::shared_ptr<const TableRecording> as_table(const std::shared_ptr<const Recording>& recording);

} // namespace ks
