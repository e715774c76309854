// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/problems/instruction_set/instance.h"

#include <cstdint>
#include <vector>

namespace ks {

/// What the kernels of instruction-set.tuned fix: how many choices lie in shared memory at once, and how many
/// cells of the last row a warp looks through for points.
struct TunedSizes {
    int batch = 0, stretch = 0;
};

/// The tasks as instruction-set.tuned takes them: of each the choices that no other one dominates, by cost,
/// and the tasks by their dearest choice, so that rows are short while few tasks are in them.
struct TunedTasks {
    std::vector<std::int32_t> order;          ///< [row - 1]: the task
    std::vector<std::int32_t> firsts;         ///< [row - 1]: where its choices begin; one more at the end
    std::vector<std::int32_t> costs, indices; ///< the first of a task is none: index -1, cost and gain 0
    std::vector<std::int64_t> gains;
    std::vector<std::int32_t> lasts; ///< [row]: its last column; row 0: 0
    std::int64_t cells = 0;          ///< of rows 1 .. in all
    /// Bits below a gain that hold a choice's number among the task's.
    int bits = 1;
    bool wide = false;        ///< a gain with them takes more than 31 bits
    std::int64_t longest = 0; ///< choices of a task, none among them

    int rows() const { return static_cast<int>(order.size()); }
    int choices(int row) const {
        return firsts[static_cast<std::size_t>(row)] - firsts[static_cast<std::size_t>(row) - 1];
    }

    /// A last column of 2^30 or more, a task of more than 65,535 choices that take part, or gains that with a
    /// choice's number take more than 63 bits are limit errors.
    static Result<TunedTasks> of(const InstructionSetInstance& instance);
};

/// The steps of a row: each choice for each cell that can pay it.
double tuned_steps(const TunedTasks& tasks, int row);
/// The last row of each launch; the first begins with row 2. A launch cannot be cut short, so it gets about
/// 50 ms of work at 5 T steps/s.
std::vector<int> tuned_launch_ends(const TunedTasks& tasks);

/// Whether several blocks may share a row's tiles; then its cells are kept instead of its choices. Rows that
/// are longer have tiles enough.
bool tuned_may_share(const TunedTasks& tasks, int row);

struct TunedBlocks {
    int blocks = 1; ///< that run at once
    int warps = 32; ///< of a block
    int cells = 12; ///< of a thread
    int cell_bytes = 4;
    int window_cells = 0; ///< that shared memory holds beside a batch
};

/// How the blocks cover the rows, and where the rows lie.
struct TunedTiling {
    std::vector<int> launch_ends;            ///< the last row of each launch
    std::vector<std::int32_t> tile_warps{1}; ///< [row]
    std::vector<std::int32_t> batches{0};    ///< [row]: batches of rows up to it
    std::vector<std::int32_t> sharers{1};    ///< [row]: blocks that share a tile, one for each batch, or 1
    std::vector<std::int32_t> cells{0};      ///< [row]: where its cells begin, in fours; row 0: 0
    std::vector<std::int32_t> choices{0}; ///< [row]: where its choices begin, in fours, if nothing is shared
    std::vector<std::int32_t> ends{0};    ///< [batch + 1]: where its choices end
    std::int64_t all_cells = 0, all_choices = 0; ///< room for each
};
TunedTiling tuned_tiling(const TunedTasks& tasks, const TunedBlocks& blocks, const TunedSizes& sizes);

} // namespace ks
