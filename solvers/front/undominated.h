// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/cpu/team.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

namespace ks {

/// Returns, in ascending order, the undominated columns of a row of exact costs: cells of at least 0 that are
/// greater than every cell before them. This corrects Algorithm 6.3 of the thesis: a cell as good as a
/// cheaper one is dominated, and unreachable cells are omitted. It is a scan on all threads of the team: the
/// maximum of each block, the maximum before each block, and then each block's cells.
template <class Cell>
std::vector<std::int64_t> undominated_columns(std::span<const Cell> cells, cpu::Team& team,
                                              std::size_t block_cells = std::size_t{1} << 14) {
    const std::size_t blocks = (cells.size() + block_cells - 1) / block_cells;
    const auto block = [&](std::int64_t b) {
        const std::size_t begin = static_cast<std::size_t>(b) * block_cells;
        return cells.subspan(begin, std::min(block_cells, cells.size() - begin));
    };
    std::vector<Cell> before(blocks + 1, Cell{-1}); // [block]: the greatest cell before the block
    team.run(static_cast<std::int64_t>(blocks),
             [&](std::int64_t b) { before[static_cast<std::size_t>(b) + 1] = std::ranges::max(block(b)); });
    std::inclusive_scan(before.begin(), before.end(), before.begin(),
                        [](Cell a, Cell b) { return std::max(a, b); });
    std::vector<std::vector<std::int64_t>> found(blocks);
    team.run(static_cast<std::int64_t>(blocks), [&](std::int64_t b) {
        const auto at = static_cast<std::size_t>(b);
        Cell best = before[at];
        if (best == before[at + 1])
            return; // no cell of the block is greater
        std::int64_t column = b * static_cast<std::int64_t>(block_cells);
        for (const Cell cell : block(b)) {
            if (cell > best) {
                best = cell;
                found[at].push_back(column);
            }
            ++column;
        }
    });
    std::vector<std::int64_t> all;
    for (const std::vector<std::int64_t>& of_block : found)
        all.insert(all.end(), of_block.begin(), of_block.end());
    return all;
}

} // namespace ks
