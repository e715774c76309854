// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/row_summary.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace ks {

/// In which order the cells of a row get their final values, the same in every row. Cheap to copy.
class CellOrder {
public:
    static CellOrder left_to_right() { return {}; }
    static CellOrder right_to_left(std::int64_t columns);
    /// Any other order: [k] is the column that is written k-th. Each of 0 .. size - 1 is there once.
    static CellOrder listed(std::vector<std::int64_t> columns);

    /// The column that is written k-th, from 0.
    std::int64_t column(std::int64_t k) const;
    /// When a column is written: column(when(j)) == j.
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

/// The cells of a row that have their final values at a step: the first of an order.
class ComputedCells {
public:
    ComputedCells(CellOrder order, std::int64_t count) : order_(std::move(order)), count_(count) {}

    std::int64_t count() const { return count_; }
    bool has(std::int64_t column) const { return order_.when(column) < count_; }
    /// The cell that was written last, unless there is none.
    std::optional<std::int64_t> newest() const;
    /// The first computed columns of begin .. end - 1, as far as they are neighbours; empty where none is
    /// computed. It takes no time unless the order is a listed one, which is looked through.
    CellRange first_in(std::int64_t begin, std::int64_t end) const;
    /// The last of columns begin .. end - 1 that is computed.
    std::optional<std::int64_t> last_in(std::int64_t begin, std::int64_t end) const;

private:
    CellOrder order_;
    std::int64_t count_ = 0;
};

} // namespace ks
