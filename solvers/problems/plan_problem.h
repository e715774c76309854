// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/plan.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ks {

/// What a plan is about, whatever its kind: the kernels that are to run together, and what a multiprocessor
/// gives. Forms and pictures are made of it.
struct PlanProblem {
    /// How one copy of a kernel may be launched, and what that takes of a multiprocessor.
    struct Shape {
        std::int64_t blocks = 0; ///< on each multiprocessor
        std::int64_t warps = 0;  ///< of a block
        Plan::Resources takes;
        bool held = false; ///< whether a multiprocessor that has nothing else to do holds these blocks

        friend bool operator==(const Shape&, const Shape&) = default;
    };
    struct Kernel {
        std::string name;
        std::int64_t copies = 1;
        std::int64_t warps = 0;   ///< that a multiprocessor's part of its threads fills
        Shape usual;              ///< the fewest blocks that are held or, where none are, the fewest
        std::string infeasible{}; ///< why no batch can hold it; empty: one can
    };

    std::int64_t sms = 1;
    Plan::Resources limits; ///< of a multiprocessor
    std::vector<Kernel> kernels;
};

} // namespace ks
