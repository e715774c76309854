// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/wavefront.h"
#include "solvers/instance/minus_infinity.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace ks::cpu {

/// The range of a row's items among the items of all rows.
struct RowItems {
    std::size_t begin = 0, size = 0;
};

/// Rows in which cell j is the greatest value of one item of each row so far with a total weight of exactly
/// j, minus infinity if there is none: Algorithms 2.2 and 6.1 of the thesis. `Items` has two functions for
/// row i of 1..m: `RowItems of_row(i)`, the range of its items among those of all rows, and `LoopItem<Cell>
/// item(i, k)`, where k counts through all rows.
template <class Cell, class Items>
class MaxPlusRows {
public:
    /// `may_take_none`: a row also takes over the row above, as if it had an item of weight 0 and value 0.
    MaxPlusRows(Items items, std::size_t item_count, MaxPlus<Cell> loop, bool may_take_none)
        : items_(std::move(items)), loop_(loop), may_take_none_(may_take_none),
          ready_(std::make_unique_for_overwrite<LoopItem<Cell>[]>(item_count)) {}

    /// Returns the bytes in addition to the rows.
    static std::int64_t bytes(std::int64_t item_count) {
        return item_count * static_cast<std::int64_t>(sizeof(LoopItem<Cell>));
    }

    /// Fills rows first + 1 .. last, which are rows 1 .. last - first of `held`, from row 0 of `held`.
    /// Reports row i with `report(i, within)`.
    template <class Held, class Report>
    Result<void> fill(std::int64_t first, std::int64_t last, Held& held, std::int64_t threads,
                      const Context& context, const Report& report) {
        const std::int64_t columns = held.columns();
        const auto compute = [&](std::int64_t i, std::int64_t begin, std::int64_t end) {
            Cell* const row = held.row(i).data();
            const Cell* const above = held.row(i - 1).data();
            if (may_take_none_)
                std::copy(above + begin, above + end, row + begin);
            else
                std::fill(row + begin, row + end, minus_infinity<Cell>);
            for_each_block(first + i, context.stop, [&](std::size_t, std::span<const LoopItem<Cell>> block) {
                loop_(above, row, begin, end, block);
            });
        };
        return run_wavefront({.rows = last - first,
                              .columns = columns,
                              .piece = piece_cells(columns, threads),
                              .threads = threads,
                              .prepare = [&](std::int64_t i) { prepare(first + i, context.stop); },
                              .compute = compute,
                              .report = [&](std::int64_t i, double within) { report(first + i, within); }},
                             context);
    }

private:
    /// Number of items between two checks for cancellation; they take milliseconds even with the slowest
    /// loop.
    static constexpr std::size_t block_items = 4096;
    /// Larger pieces would not fit the second-level cache, and threads would be idle at the end of the last
    /// row.
    static constexpr std::int64_t largest_piece = 8 * max_plus_tile;

    static std::int64_t piece_cells(std::int64_t columns, std::int64_t threads) {
        const std::int64_t tiles =
            columns / (threads * 8 * max_plus_tile) + 1; // eight pieces per thread and row
        return std::min(tiles * max_plus_tile, largest_piece);
    }

    /// Calls `use` with each block of row i, until a stop is requested.
    template <class Use>
    void for_each_block(std::int64_t i, const std::stop_token& stop, Use use) {
        const RowItems row = items_.of_row(i);
        const std::size_t end = row.begin + row.size;
        for (std::size_t at = row.begin; at < end && !stop.stop_requested(); at += block_items)
            use(at, std::span(ready_.get() + at, std::min(block_items, end - at)));
    }

    /// The maximum does not depend on the order of the items, so they are ordered by weight only within a
    /// block.
    void prepare(std::int64_t i, const std::stop_token& stop) {
        for_each_block(i, stop, [&](std::size_t at, std::span<LoopItem<Cell>> block) {
            for (std::size_t k = 0; k < block.size(); ++k)
                block[k] = items_.item(i, at + k);
            std::ranges::sort(block, {}, &LoopItem<Cell>::weight);
        });
    }

    Items items_;
    MaxPlus<Cell> loop_;
    bool may_take_none_;
    std::unique_ptr<LoopItem<Cell>[]> ready_; ///< the items of all rows in the form that the loop reads
};

} // namespace ks::cpu
