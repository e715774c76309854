// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"
#include "solvers/dp/cell_range.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ks {

/// The smallest and the largest of some cells. An empty value means minus infinity.
struct Extremes {
    std::optional<CellNumber> smallest, largest;
    friend bool operator==(const Extremes&, const Extremes&) = default;
};

/// Finds the extremes of any part of a row quickly. In a row whose values rise, the extremes are at the
/// part's ends. For other rows the summary stores where they are in each block of 64 cells, in 2 bytes per
/// block. Rows of bits need no summary, because they are read 64 bits at a time.
class RowSummary {
public:
    /// Reads every cell of the next row, beginning with row 0. A cell that is not a number is a check error.
    Result<void> add(const RowCells& row, const std::stop_token& stop);

    std::int64_t rows() const { return static_cast<std::int64_t>(rows_.size()); }
    /// Writes the extremes of part k of row i to `into[k]`. Each part must have at least one cell; `row` is
    /// row i.
    void extremes(std::int64_t i, const RowCells& row, std::span<const CellRange> parts,
                  std::span<Extremes> into) const;
    /// Returns the smallest (largest) of 0 and of all finite cells of all rows: the range of a colour scale.
    const CellNumber& smallest() const { return smallest_; }
    const CellNumber& largest() const { return largest_; }

private:
    struct Block {
        std::uint8_t smallest = 0, largest = 0; ///< indices within the block
    };
    using Blocks = std::vector<Block>; ///< empty for a row whose values rise

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
