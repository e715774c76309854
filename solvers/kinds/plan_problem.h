// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/plan.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ks {

/// The input of a plan, for any kind: the kernels to run together, and the resources of a multiprocessor.
/// Forms and pictures use it.
struct PlanProblem {
    /// A possible launch of one copy of a kernel, and its resources on a multiprocessor.
    struct Shape {
        std::int64_t blocks = 0; ///< on each multiprocessor
        std::int64_t warps = 0;  ///< per block
        Plan::Resources takes;
        bool held = false; ///< whether an otherwise empty multiprocessor can hold these blocks

        friend bool operator==(const Shape&, const Shape&) = default;
    };
    struct Kernel {
        std::string name;
        std::int64_t copies = 1;
        std::int64_t warps = 0;   ///< number of warps for a multiprocessor's share of the threads
        Shape usual;              ///< the shape with the fewest blocks that a multiprocessor can hold, or
                                  ///< with the fewest if it can hold none
        std::string infeasible{}; ///< why no batch can hold it; empty: a batch can
    };

    std::int64_t sms = 1;
    Plan::Resources limits; ///< of a multiprocessor
    std::vector<Kernel> kernels;
};

} // namespace ks
