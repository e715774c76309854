// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/row_summary.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace ks {

/// The order in which the cells of a row get their final values; it is the same in every row. Cheap to copy.
class CellOrder {
public:
    static CellOrder left_to_right() { return {}; }
    static CellOrder right_to_left(std::int64_t columns);
    /// Returns an arbitrary order: [k] is the column that is written at position k. It must contain each of 0
    /// .. size - 1 once.
    static CellOrder listed(std::vector<std::int64_t> columns);

    /// Returns the column that is written at position k, from 0.
    std::int64_t column(std::int64_t k) const;
    /// Returns the position at which a column is written: column(when(j)) == j.
    std::int64_t when(std::int64_t column) const;

private:
    friend class ComputedCells;
    struct List {
        std::vector<std::int64_t> column, when;
    };

    std::int64_t first_ = 0;
    std::int64_t step_ = 1; ///< -1: from right to left
    std::shared_ptr<const List> list_;
};

/// The cells of a row that have their final values at a step: the first ones of an order.
class ComputedCells {
public:
    ComputedCells(CellOrder order, std::int64_t count) : order_(std::move(order)), count_(count) {}

    std::int64_t count() const { return count_; }
    bool has(std::int64_t column) const { return order_.when(column) < count_; }
    /// Returns the cell that was written last, or nothing if there is none.
    std::optional<std::int64_t> newest() const;
    /// Returns the first contiguous range of computed columns in begin .. end - 1, or an empty range. It
    /// takes constant time except for a listed order, which is searched.
    CellRange first_in(std::int64_t begin, std::int64_t end) const;
    /// Returns the last computed column in begin .. end - 1.
    std::optional<std::int64_t> last_in(std::int64_t begin, std::int64_t end) const;

private:
    CellOrder order_;
    std::int64_t count_ = 0;
};

} // namespace ks
