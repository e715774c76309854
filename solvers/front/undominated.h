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

/// The columns of a row of exact costs that no cheaper column reaches: cells at least 0 that are greater than
/// every cell before them, ascending. That is Algorithm 6.3 of the thesis, put right (a cell as good as a
/// cheaper one is dominated, and cells that no selection reaches are none), as a scan on all threads of the
/// team: the maximum of each block, the greatest of those before each block, and with that the block's own
/// marks.
template <class Cell>
std::vector<std::int64_t> undominated_columns(std::span<const Cell> cells, cpu::Team& team,
                                              std::size_t block_cells = std::size_t{1} << 14) {
    const std::size_t blocks = (cells.size() + block_cells - 1) / block_cells;
    const auto block = [&](std::int64_t b) {
        const std::size_t begin = static_cast<std::size_t>(b) * block_cells;
        return cells.subspan(begin, std::min(block_cells, cells.size() - begin));
    };
    std::vector<Cell> before(blocks + 1, Cell{-1}); // [block]: the greatest cell before it
    team.run(static_cast<std::int64_t>(blocks),
             [&](std::int64_t b) { before[static_cast<std::size_t>(b) + 1] = std::ranges::max(block(b)); });
    std::inclusive_scan(before.begin(), before.end(), before.begin(),
                        [](Cell a, Cell b) { return std::max(a, b); });
    std::vector<std::vector<std::int64_t>> found(blocks);
    team.run(static_cast<std::int64_t>(blocks), [&](std::int64_t b) {
        const auto at = static_cast<std::size_t>(b);
        Cell best = before[at];
        if (best == before[at + 1])
            return; // nothing in it is greater
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
