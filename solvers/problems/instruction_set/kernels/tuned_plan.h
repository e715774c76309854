// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/problems/instruction_set/instance.h"

#include <cstdint>
#include <vector>

namespace ks {

/// The fixed sizes of the kernels of instruction-set.tuned: the number of choices in shared memory at once,
/// and the number of cells of the last row that a warp scans for points.
struct TunedSizes {
    int batch = 0, stretch = 0;
};

/// The tasks in the form that instruction-set.tuned takes: of each task the undominated choices, by cost, and
/// the tasks by their most expensive choice, so that rows are short at the beginning.
struct TunedTasks {
    std::vector<std::int32_t> order;          ///< [row - 1]: the task
    std::vector<std::int32_t> firsts;         ///< [row - 1]: index of its first choice; one more entry at the
                                              ///< end
    std::vector<std::int32_t> costs, indices; ///< the first choice of each task is nothing: index -1, cost
                                              ///< and gain 0
    std::vector<std::int64_t> gains;
    std::vector<std::int32_t> lasts; ///< [row]: its last column; row 0: 0
    std::int64_t cells = 0;          ///< total of all rows from 1 on
    /// Number of bits below a gain that hold the index of its choice in the task.
    int bits = 1;
    bool wide = false;        ///< a gain together with these bits needs more than 31 bits
    std::int64_t longest = 0; ///< largest number of choices of a task, including nothing

    int rows() const { return static_cast<int>(order.size()); }
    int choices(int row) const {
        return firsts[static_cast<std::size_t>(row)] - firsts[static_cast<std::size_t>(row) - 1];
    }

    /// Returns the tasks. Limit errors: a last column of 2^30 or more, a task with more than 65,535 used
    /// choices, or gains that need more than 63 bits together with a choice's index.
    static Result<TunedTasks> of(const InstructionSetInstance& instance);
};

/// Returns the steps of a row: one per cell and choice that the cell can pay.
double tuned_steps(const TunedTasks& tasks, int row);
/// Returns the last row of each launch; the first launch begins with row 2. A launch cannot be interrupted,
/// so each gets about 50 ms of work at 5 T steps/s.
std::vector<int> tuned_launch_ends(const TunedTasks& tasks);

/// Whether several blocks may share a row's tiles. Then its cells are kept instead of its choices. Longer
/// rows have enough tiles for all blocks.
bool tuned_may_share(const TunedTasks& tasks, int row);

struct TunedBlocks {
    int blocks = 1; ///< number of blocks that run at once
    int warps = 32; ///< per block
    int cells = 12; ///< per thread
    int cell_bytes = 4;
    int window_cells = 0; ///< cells that fit shared memory together with a batch
};

/// How the blocks cover the rows, and where the rows are stored.
struct TunedTiling {
    std::vector<int> launch_ends;            ///< the last row of each launch
    std::vector<std::int32_t> tile_warps{1}; ///< [row]
    std::vector<std::int32_t> batches{0};    ///< [row]: number of batches of rows up to this one
    std::vector<std::int32_t> sharers{1};    ///< [row]: number of blocks that share a tile, one per batch, or
                                             ///< 1
    std::vector<std::int32_t> cells{0};      ///< [row]: offset of its cells, in units of four; row 0: 0
    std::vector<std::int32_t> choices{0};    ///< [row]: offset of its choices, in units of four, if its tiles
                                             ///< are not shared
    std::vector<std::int32_t> ends{0};       ///< [batch + 1]: end of its choices
    std::int64_t all_cells = 0, all_choices = 0; ///< sizes of the two arrays
};
TunedTiling tuned_tiling(const TunedTasks& tasks, const TunedBlocks& blocks, const TunedSizes& sizes);

} // namespace ks
