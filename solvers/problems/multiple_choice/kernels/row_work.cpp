// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/kernels/row_work.h"

#include "solvers/occupancy/access_ratio.h"

#include <algorithm>
#include <string>

namespace ks {

namespace {

constexpr std::int64_t lanes_a_warp = 32;
constexpr std::int64_t weight_bytes = 4;

std::span<const Item> class_of(const MultipleChoiceInstance& instance, const RowSize& row) {
    return instance.items(static_cast<std::size_t>(row.index - 1));
}

double bytes_of(std::int64_t cells, const RowSize& row) {
    return static_cast<double>(cells) * static_cast<double>(row.cell_bytes);
}

/// Returns the number of groups of `cells` neighbouring cells, which a warp or a part of one has.
std::int64_t groups_of(const RowSize& row, std::int64_t cells) {
    return (row.columns + cells - 1) / cells;
}
/// Returns the number of groups with a cell that an item of this weight fits.
std::int64_t groups_fitting(const RowSize& row, std::int64_t cells, std::int64_t weight) {
    return weight < row.columns ? groups_of(row, cells) - weight / cells : 0;
}

/// The bytes that the item loop reads for all cells; each group of `cells` neighbours reads an item once.
struct LoopReads {
    double items = 0; ///< bytes of weights and values
    double above = 0; ///< bytes of the row above
};
LoopReads loop_reads(const MultipleChoiceInstance& instance, const RowSize& row, std::int64_t cells) {
    LoopReads reads;
    const std::int64_t groups = groups_of(row, cells);
    for (const Item& item : class_of(instance, row)) {
        reads.items += static_cast<double>(groups * weight_bytes) +
                       bytes_of(groups_fitting(row, cells, item.weight), row);
        reads.above += bytes_of(row.fitting(item.weight), row);
    }
    return reads;
}

/// Returns the bytes of a class.
double class_bytes(const MultipleChoiceInstance& instance, const RowSize& row) {
    return static_cast<double>(class_of(instance, row).size()) *
           static_cast<double>(weight_bytes + row.cell_bytes);
}

/// `blocks` blocks fetch the class into shared memory, and the loop reads it from there.
RowWork fetched_class_work(const MultipleChoiceInstance& instance, const RowSize& row, std::int64_t blocks,
                           std::int64_t group_cells) {
    RowWork work = mckp_least_work(instance, row);
    const LoopReads reads = loop_reads(instance, row, group_cells);
    const double fetched = static_cast<double>(blocks) * class_bytes(instance, row);
    work.cache_bytes = fetched + reads.above + bytes_of(row.columns, row);
    work.shared_bytes = fetched + reads.items;
    return work;
}

/// Returns the rounds of a class that does not fit shared memory at once.
std::int64_t rounds_of(const MultipleChoiceInstance& instance, const RowSize& row) {
    const std::int64_t most = row.shared_bytes_per_block / (weight_bytes + row.cell_bytes);
    const auto items = static_cast<std::int64_t>(class_of(instance, row).size());
    return std::max<std::int64_t>(1, (items + most - 1) / std::max<std::int64_t>(1, most));
}

/// Returns the number of cells of the row above that all blocks fetch into their windows.
std::int64_t window_cells(const RowSize& row, std::int64_t lightest, std::int64_t heaviest) {
    std::int64_t cells = 0;
    for (std::int64_t block = 0; block < row.blocks; ++block) {
        const std::int64_t first = block * row.block;
        const std::int64_t end = std::min(row.columns - 1, first + row.block - 1 - lightest);
        cells += std::max<std::int64_t>(0, end - std::max<std::int64_t>(0, first - heaviest) + 1);
    }
    return cells;
}

} // namespace

RowWork mckp_least_work(const MultipleChoiceInstance& instance, const RowSize& row) {
    RowWork work;
    std::int64_t read = 0; // length of a prefix of the row above
    for (const Item& item : class_of(instance, row)) {
        work.operations += static_cast<double>(row.fitting(item.weight));
        read = std::max(read, row.fitting(item.weight));
    }
    work.device_bytes = bytes_of(read + row.columns, row) + class_bytes(instance, row);
    return work;
}

RowWork mckp_global_work(const MultipleChoiceInstance& instance, const RowSize& row, const Parameters&) {
    RowWork work = mckp_least_work(instance, row);
    const LoopReads reads = loop_reads(instance, row, lanes_a_warp);
    work.cache_bytes = reads.items + reads.above + bytes_of(row.columns, row);
    return work;
}

RowWork mckp_shared_work(const MultipleChoiceInstance& instance, const RowSize& row, const Parameters&) {
    return fetched_class_work(instance, row, row.blocks, lanes_a_warp);
}

RowWork mckp_prevrow_work(const MultipleChoiceInstance& instance, const RowSize& row, const Parameters&) {
    RowWork work = fetched_class_work(instance, row, row.blocks, lanes_a_warp);
    const PreviousRowWindow window =
        previous_row_window(class_of(instance, row), row.columns - 1, row.block,
                            static_cast<int>(row.cell_bytes), row.shared_bytes_per_block);
    if (window.fetch()) {
        const double fetched = bytes_of(window_cells(row, window.lightest, window.heaviest), row);
        const double above = loop_reads(instance, row, lanes_a_warp).above;
        work.cache_bytes += fetched - above;
        work.shared_bytes += fetched + above;
    }
    return work;
}

RowWork mckp_multicell_work(const MultipleChoiceInstance& instance, const RowSize& row,
                            const Parameters& parameters) {
    const std::int64_t cells = parameters.integer("cells");
    RowWork work = fetched_class_work(instance, row, (row.blocks + cells - 1) / cells, lanes_a_warp);
    if (parameters.choice("order") == "adjacent") {
        // In each of its `cells` steps a warp's cells are `cells` apart, so the last warp has as many steps
        // as the others.
        const std::int64_t warp_cells = lanes_a_warp * cells;
        const std::int64_t steps =
            row.columns / warp_cells * cells + std::min(cells, row.columns % warp_cells);
        work.shared_bytes =
            static_cast<double>((row.blocks + cells - 1) / cells) * class_bytes(instance, row);
        for (const Item& item : class_of(instance, row)) {
            const bool fits = item.weight < row.columns;
            const std::int64_t fitting = fits ? steps - item.weight / warp_cells * cells : 0;
            work.shared_bytes += static_cast<double>(steps * weight_bytes) + bytes_of(fitting, row);
        }
    }
    work.cache_bytes += static_cast<double>(2 * (rounds_of(instance, row) - 1)) * bytes_of(row.columns, row);
    return work;
}

RowWork mckp_reduction_work(const MultipleChoiceInstance& instance, const RowSize& row,
                            const Parameters& parameters) {
    const std::int64_t lanes = std::stoi(parameters.choice("lanes"));
    const std::int64_t blocks = (row.columns - 1) / (row.block / lanes) + 1;
    return fetched_class_work(instance, row, blocks, lanes_a_warp / lanes);
}

RowWork mckp_sync_work(const MultipleChoiceInstance& instance, const RowSize& row, std::int64_t in_hand) {
    return fetched_class_work(instance, row, row.blocks, lanes_a_warp * in_hand);
}

} // namespace ks
