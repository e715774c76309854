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

/// The smallest and the largest of some cells; no value means minus infinity.
struct Extremes {
    std::optional<CellNumber> smallest, largest;
    friend bool operator==(const Extremes&, const Extremes&) = default;
};

/// Makes the extremes of any part of a row quick to find. In a row whose values rise, the extremes are at the
/// part's ends. For other rows the summary keeps where they are in each block of 64 cells, in 2 bytes a
/// block. Rows of bits need nothing, because they are looked at 64 bits at a time.
class RowSummary {
public:
    /// Looks at every cell of the next row, row 0 first. A cell that is no number is a check error.
    Result<void> add(const RowCells& row, const std::stop_token& stop);

    std::int64_t rows() const { return static_cast<std::int64_t>(rows_.size()); }
    /// Writes the extremes of each part of row i to the place of the same index in `into`. No part is empty;
    /// `row` is row i.
    void extremes(std::int64_t i, const RowCells& row, std::span<const CellRange> parts,
                  std::span<Extremes> into) const;
    /// The smallest and the largest of 0 and of all rows' cells but infinities: what a scale of colours has
    /// to span.
    const CellNumber& smallest() const { return smallest_; }
    const CellNumber& largest() const { return largest_; }

private:
    struct Block {
        std::uint8_t smallest = 0, largest = 0; ///< indices within the block
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
