// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/launches.h"

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace ks {

/// Kernels with the same shapes are of one type: a batch may launch any of them instead of another. The
/// linear program has one row per type.
struct KernelTypes {
    struct Member {
        std::size_t kernel = 0; ///< index in the instance
        std::int64_t copies = 1;
    };
    std::vector<Launches> all;                ///< all members of a type together; `kernel` is the first of
                                              ///< them
    std::vector<std::vector<Member>> members; ///< [type]

    /// Returns d of the paper.
    std::vector<std::int64_t> demands() const;
};
KernelTypes types_of(const Workload& workload);

/// A possible content of a batch: a number of copies of some types (a column of P in the paper's Equation
/// 24).
struct Pattern {
    struct Part {
        std::size_t type = 0;
        std::int64_t copies = 1;

        friend auto operator<=>(const Part&, const Part&) = default;
    };
    std::vector<Part> parts; ///< by type

    friend auto operator<=>(const Pattern&, const Pattern&) = default;
};

/// Returns the pattern without the copies beyond `copies`.
Pattern cut_to(const Pattern& pattern, std::span<const std::int64_t> copies);
/// Returns the pattern of these copies, given by their types, in any order.
Pattern pattern_of(std::vector<std::size_t> types);

/// A pattern and the number of batches that use it.
struct PatternUse {
    Pattern pattern;
    std::int64_t batches = 1;
};

} // namespace ks
