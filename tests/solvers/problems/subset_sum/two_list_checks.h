// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/two_list/recording.h"

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

// Checks for recordings of the two-list algorithm. Each gives the first thing that is wrong; empty if nothing
// is.
namespace ks::tests {

using Sums = std::vector<std::int64_t>;

/// The sums of all subsets of the weights that are at most `limit`, sorted.
Sums all_sums(std::span<const std::int64_t> of, std::int64_t limit);

/// The two lists as they grow, known only from what the steps of a fine recording changed.
class Followed {
public:
    explicit Followed(const TwoListRecording& recording);

    /// The next step.
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

/// What must hold in every state by itself.
std::string wrong_in(const TwoListRecording& recording, const TwoListState& state);

/// What must hold at the end; `solvable`: a subset has the target as its sum.
std::string wrong_at_end(const TwoListRecording& recording, TwoListMethod method, bool solvable);

} // namespace ks::tests
