// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/cpu/team.h"
#include "solvers/problems/subset_sum/two_list/statistics.h"
#include "solvers/problems/subset_sum/two_list/switches.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

namespace ks::cpu {

/// The pruning and the search of the parallel algorithm by a team (Wan et al., Algorithms 2, 7, 8, 11, 12).
/// The k threads of the algorithm are distributed over the threads of the team.
class PairSearch {
public:
    PairSearch(Team& team, const two_list::Blocks& a, const two_list::Blocks& b, std::int64_t target,
               std::stop_token stop)
        : team_(team), a_(a), b_(b), target_(target), stop_(std::move(stop)) {}
    /// Returns the bytes of the vector S and of the counts of its pairs.
    static std::int64_t bytes(std::int64_t threads);

    /// Fills S, in the order of the blocks. `watch(part)` is called on the calling thread with the finished
    /// fraction.
    void prune(bool improved, const std::function<void(double part)>& watch);
    /// Searches the pairs of S, unless the pruning found a solution.
    void search(bool improved, const std::function<void(double part)>& watch);

    /// Returns the solution of the first thread that found one.
    const two_list::Hit& hit() const { return hit_; }
    /// Adds the counts of the stages that finished without a solution or cancellation.
    void count(two_list::Statistics& statistics) const;

private:
    bool over() const { return stop_.stop_requested() || found_.load(std::memory_order_relaxed); }
    void found(const two_list::Hit& hit);
    void search_some(std::size_t first, bool improved);
    two_list::Hit window_of(std::size_t pair, bool improved, two_list::Window& window);

    Team& team_;
    const two_list::Blocks a_, b_;
    const std::int64_t target_;
    const std::stop_token stop_;
    std::vector<two_list::BlockPair> pairs_;               ///< S
    std::vector<two_list::Statistics::Searched> searched_; ///< [pair] of the improved search
    bool pruned_ = false, searched_all_ = false;
    std::atomic<bool> found_ = false;
    two_list::Hit hit_;
};

} // namespace ks::cpu
