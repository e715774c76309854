// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/context.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks {

/// 64 sums: bit b stands for 64 * block + b. At least one bit is set.
struct SumWord {
    std::int64_t block;
    std::uint64_t sums;
    friend bool operator==(const SumWord&, const SumWord&) = default;
};

/// The sums that some weights reach, as words in order of their blocks. Only words with a sum are stored, so
/// the sums may be of any size (lists of states as in Kellerer, Pferschy, Pisinger, Knapsack Problems, 2004;
/// words as in Pisinger, Dynamic programming on the word RAM, Algorithmica 35, 2003).
using SumList = std::span<const SumWord>;

bool has_sum(SumList list, std::int64_t sum);
/// Returns the largest sum that is at most `limit`; -1: there is none.
std::int64_t largest_up_to(SumList list, std::int64_t limit);

/// Appends to `into` the sums of `list`, and each of them plus `weight`, that are in `above` + 1 .. `limit`.
/// Can be cancelled. It is a limit error if `into` would have more than `most` words.
Result<void> add_weight(SumList list, std::int64_t weight, std::int64_t above, std::int64_t limit,
                        std::size_t most, LargeVector<SumWord>& into, const Context& context);

} // namespace ks
