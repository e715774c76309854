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
    std::vector<std::int32_t> order;  ///< [row - 1]: the task
    std::vector<std::int32_t> firsts; ///< [row - 1]: where its choices begin; one more at the end
    std::vector<std::int32_t> costs, indices;
    std::vector<std::int64_t> gains;
    std::vector<std::int32_t> lasts;  ///< [row]: its last column; row 0: 0
    std::vector<std::int64_t> places; ///< [row]: where its choices begin in their table
    std::int64_t cells = 0;           ///< of that table
    /// Bits below a gain that hold a choice's number: from 1 on, 0 for none.
    int bits = 1;
    bool wide = false;        ///< a gain with them takes more than 31 bits
    std::int64_t longest = 0; ///< choices of a task

    int rows() const { return static_cast<int>(order.size()); }
    int choices(int row) const {
        return firsts[static_cast<std::size_t>(row)] - firsts[static_cast<std::size_t>(row) - 1];
    }

    /// A last column of 2^30 or more, a task of more than 65,535 choices that take part, or gains that with a
    /// choice's number take more than 63 bits are limit errors.
    static Result<TunedTasks> of(const InstructionSetInstance& instance);
};

/// How the rows are covered by a block of `warps` warps with `cells` cells a thread.
struct TunedTiling {
    std::vector<std::int32_t> tile_warps; ///< [row]
    std::vector<std::int32_t> batches;    ///< [row]: batches of rows up to it
    std::vector<std::int32_t> ends;       ///< [batch]: where its choices end
};
struct TunedBlocks {
    std::int64_t blocks = 1; ///< that run at once
    int warps = 32;          ///< of a block
    int cells = 12;          ///< of a thread
    int window_cells = 0;    ///< that shared memory holds beside a batch
};
TunedTiling tuned_tiling(const TunedTasks& tasks, const TunedBlocks& blocks, const TunedSizes& sizes);

} // namespace ks
