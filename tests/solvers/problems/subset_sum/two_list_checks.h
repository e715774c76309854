// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/two_list/recording.h"

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

// Checks for recordings of the two-list algorithm. Each returns the first error; empty if there is none.
namespace ks::tests {

using Sums = std::vector<std::int64_t>;

/// The sums of all subsets of the weights that are at most `limit`, sorted.
Sums all_sums(std::span<const std::int64_t> of, std::int64_t limit);

/// The two lists while they grow, reconstructed only from the changes in the steps of a fine recording.
class Followed {
public:
    explicit Followed(const TwoListRecording& recording);

    /// Applies the next step.
    void take(std::int64_t step);
    /// Whether the state shows these lists.
    bool is(const TwoListState& state) const;

private:
    struct One {
        Sums sums{0}, shifted, merged;
        void finish();
    };
    const TwoListRecording& recording_;
    std::set<std::int64_t> rows_;
    One lists_[2];
    bool wrong_ = false;
};

/// Checks the invariants of a single state.
std::string wrong_in(const TwoListRecording& recording, const TwoListState& state);

/// Checks the state at the end; `solvable`: a subset has the target as its sum.
std::string wrong_at_end(const TwoListRecording& recording, TwoListMethod method, bool solvable);

} // namespace ks::tests
