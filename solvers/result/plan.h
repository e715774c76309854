// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ks {

/// Which kernels run at the same time, batch after batch, until all blocks of each kernel have run.
struct Plan {
    /// The blocks of one kernel in a batch.
    struct Kernel {
        std::int64_t index = 0; ///< in the instance, from 0
        std::string name;
        std::int64_t blocks = 0;        ///< number of blocks of its grid
        std::int64_t blocks_per_sm = 0; ///< how many of these are on each multiprocessor at once
        std::int64_t threads_per_block = 0;

        friend bool operator==(const Kernel&, const Kernel&) = default;
    };
    /// The resources of a multiprocessor, or a use of them.
    struct Resources {
        std::int64_t warps = 0, blocks = 0, registers = 0, shared_bytes = 0;

        friend bool operator==(const Resources&, const Resources&) = default;
    };
    struct Batch {
        std::int64_t repeat = 1; ///< how often the batch is launched
        std::vector<Kernel> kernels;
        Resources used, limits;   ///< of one multiprocessor
        std::int64_t threads = 0; ///< on the whole device

        friend bool operator==(const Batch&, const Batch&) = default;
    };
    /// A kernel that no batch can hold.
    struct Infeasible {
        std::int64_t kernel = 0; ///< its index
        Sentence why;

        friend bool operator==(const Infeasible&, const Infeasible&) = default;
    };

    std::vector<Batch> batches;
    std::int64_t batch_count = 0; ///< including repeats
    std::int64_t lower_bound = 0; ///< no plan has fewer batches
    bool optimal = false;         ///< it is proven that no plan has fewer
    std::vector<Infeasible> infeasible;

    friend bool operator==(const Plan&, const Plan&) = default;
};

} // namespace ks
