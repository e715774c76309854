// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/kernels/row_work.h"

#include <algorithm>

namespace ks {

namespace {

/// Returns the weight as the kernel gets it: a weight beyond the last column is C + 1.
std::int64_t weight_of(const KnapsackInstance& instance, const RowSize& row) {
    return std::min(instance.items()[static_cast<std::size_t>(row.index - 1)].weight, row.columns);
}

/// One max-plus step per cell where the item fits; the row above is read and this one written.
RowWork least(const RowSize& row, std::int64_t weight) {
    return {.operations = static_cast<double>(row.fitting(weight)),
            .device_bytes = static_cast<double>(2 * row.columns * row.cell_bytes)};
}

/// Returns the number of cells that all blocks together fetch in addition to those above their cells: the
/// last min(weight, block) cells that are `weight` before a block's first cells, if they exist.
std::int64_t fetched_beside(const RowSize& row, std::int64_t weight) {
    if (weight <= row.block)
        return (row.blocks - 1) * weight; // the first block has none
    // Blocks before number weight / block lie completely within the weight, and that block partly.
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
    // Fetched cells are written to shared memory; each cell then reads one or two.
    work.shared_bytes = static_cast<double>((fetched + row.columns + row.fitting(weight)) * row.cell_bytes);
    return work;
}

} // namespace ks
