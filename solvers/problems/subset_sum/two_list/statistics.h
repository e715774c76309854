// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/two_list/stages.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ks::two_list {

/// The counts of a run that the paper reports (Wan et al., Sections 5.4 to 5.7).
struct Statistics {
    std::int64_t all_a = 0, all_b = 0; ///< sums of each half: 2^size
    std::int64_t in_a = 0, in_b = 0;   ///< number of these in the lists A and B
    std::int64_t threads = 0;          ///< k
    std::int64_t blocks_a = 0, blocks_b = 0;

    /// Empty if a solution ended the stage early.
    std::optional<std::int64_t> picked_pairs; ///< at most blocks_a + blocks_b - 1
    std::optional<std::int64_t> over_log_k;   ///< threads that picked more than log k pairs

    /// The remaining fractions of the picked pairs' elements, summed over the pairs, and the number of pairs.
    /// Only for the improved search, and only if no solution ended it.
    struct Searched {
        double left_a = 0, left_b = 0; ///< remaining fraction of each pair, 0..1, summed
    };
    std::optional<Searched> searched;

    /// For a GPU: milliseconds spent in copies between host and device, and in all.
    struct Transfer {
        double copies_ms = 0, total_ms = 0;
    };
    std::optional<Transfer> transfer;
};

/// Returns the facts of the result: discard-rate and discard-rate-b (Table IV, as 1 - |A| / N), threads,
/// picked-pairs, excess-rate (Table VI), search-reduction-a and search-reduction-b (Table VIII),
/// transfer-share (Figure 6).
std::vector<Fact> facts(const Statistics& statistics);

/// Adds the remaining part of a picked pair to `searched`.
void add_window(Statistics::Searched& searched, const Blocks& a, const Blocks& b, const BlockPair& pair,
                const Window& window);

} // namespace ks::two_list
