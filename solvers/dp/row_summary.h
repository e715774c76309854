// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ks {

/// Some neighbouring columns or rows.
struct CellRange {
    std::int64_t begin = 0, end = 0;
    bool empty() const { return begin >= end; }
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

/// The smallest and the largest of some cells; nothing is minus infinity.
struct Extremes {
    std::optional<CellNumber> smallest, largest;
    friend bool operator==(const Extremes&, const Extremes&) = default;
};

/// What makes the extremes of any part of a row quick to find. Of a row whose values rise they are its ends;
/// of others it keeps where they lie in each block of 64 cells, 2 bytes a block; bits are looked at 64 at a
/// time and need nothing.
class RowSummary {
public:
    /// Looks at every cell of the next row, row 0 first. A cell that is no number is a check error.
    Result<void> add(const RowCells& row, const std::stop_token& stop);

    std::int64_t rows() const { return static_cast<std::int64_t>(rows_.size()); }
    /// Of parts of row i, none of them empty, into as many places. `row` is that row.
    void extremes(std::int64_t i, const RowCells& row, std::span<const CellRange> parts,
                  std::span<Extremes> into) const;
    /// Of all rows, infinities left aside, and 0: what a scale of colours has to span.
    const CellNumber& smallest() const { return smallest_; }
    const CellNumber& largest() const { return largest_; }

private:
    struct Block {
        std::uint8_t smallest = 0, largest = 0; ///< which of its cells
    };
    using Blocks = std::vector<Block>; ///< none where a row's values rise

    template <class Cell>
    static Result<Blocks> summed(std::span<const Cell> row, std::int64_t i, const std::stop_token& stop);
    static Result<Blocks> summed(const Bits& row, std::int64_t i, const std::stop_token& stop);
    template <class Cell>
    static std::pair<Cell, Cell> extremes_of(std::span<const Cell> row, const Blocks& blocks, CellRange part);
    static std::pair<bool, bool> extremes_of(const Bits& row, const Blocks& blocks, CellRange part);
    Result<void> widen_scale(std::span<const double> row, const std::stop_token& stop);

    std::vector<Blocks> rows_;
    CellNumber smallest_, largest_;
};

} // namespace ks
