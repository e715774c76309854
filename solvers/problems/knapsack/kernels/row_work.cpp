// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/kernels/row_work.h"

#include <algorithm>

namespace ks {

namespace {

/// The weight as the kernel gets it: one beyond the last column as C + 1.
std::int64_t weight_of(const KnapsackInstance& instance, const RowSize& row) {
    return std::min(instance.items()[static_cast<std::size_t>(row.index - 1)].weight, row.columns);
}

/// A max-plus step a cell where the item fits; the row above read and this one written.
RowWork least(const RowSize& row, std::int64_t weight) {
    return {.operations = static_cast<double>(row.fitting(weight)),
            .device_bytes = static_cast<double>(2 * row.columns * row.cell_bytes)};
}

/// Cells that all blocks together fetch beside those above their own: the last min(weight, block) cells that
/// lie `weight` before a block's first ones, as far as there are such cells.
std::int64_t fetched_beside(const RowSize& row, std::int64_t weight) {
    if (weight <= row.block)
        return (row.blocks - 1) * weight; // the first block has none
    // Blocks up to number weight / block lie wholly within the weight, and that one in part.
    const std::int64_t partial = weight / row.block;
    if (partial >= row.blocks)
        return 0;
    return row.block - weight % row.block + (row.blocks - 1 - partial) * row.block;
}

} // namespace

RowWork knapsack_global_work(const KnapsackInstance& instance, const RowSize& row, const Parameters&) {
    const std::int64_t weight = weight_of(instance, row);
    RowWork work = least(row, weight);
    work.cache_bytes = static_cast<double>((2 * row.columns + row.fitting(weight)) * row.cell_bytes);
    return work;
}

RowWork knapsack_shared_work(const KnapsackInstance& instance, const RowSize& row, const Parameters&) {
    const std::int64_t weight = weight_of(instance, row);
    const std::int64_t fetched = row.columns + fetched_beside(row, weight);
    RowWork work = least(row, weight);
    work.cache_bytes = static_cast<double>((fetched + row.columns) * row.cell_bytes);
    // What is fetched is written there; a cell reads one or two.
    work.shared_bytes = static_cast<double>((fetched + row.columns + row.fitting(weight)) * row.cell_bytes);
    return work;
}

} // namespace ks
