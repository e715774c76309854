// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/cpu/team.h"
#include "solvers/problems/subset_sum/two_list/memory.h"
#include "solvers/problems/subset_sum/two_list/stages.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ks::cpu {

/// A list that a team of threads generates weight by weight (Wan et al., Algorithms 1 and 9). Each weight
/// makes a new list from the old one; the two lists alternate between two blocks of memory.
template <two_list::Direction D>
class TeamList {
public:
    /// `threads`: k, a power of two. `limit`: sums above it are discarded; INT64_MAX: no sum is discarded.
    TeamList(std::span<const std::int64_t> weights, std::int64_t threads, std::int64_t limit)
        : weights_(weights), threads_(threads), limit_(limit) {}
    /// Returns the bytes of the list and of the previous one, which has at most half as many sums.
    static std::int64_t bytes(std::size_t weights);
    /// Returns the bytes of the vector H.
    static std::int64_t partition_bytes(std::int64_t threads);
    Result<void> allocate();

    const std::int64_t* sums() const { return list_; }
    std::int64_t size() const { return size_; }

    /// Begins with weight i, if there is one, and divides the work into at least `tasks` tasks if possible:
    /// the upper levels of the partition.
    void begin(std::size_t i, std::int64_t tasks);
    std::int64_t tasks() const { return tasks_; }
    /// Returns the number of sums of the new list.
    std::int64_t work() const { return tasks_ == 0 ? 0 : h_[1].size(); }
    /// Does the remaining partition below a task's element of H, and the merging. `go_on` is as in
    /// in_turns.h.
    void do_task(std::int64_t task, const std::function<bool(std::int64_t)>& go_on);
    /// Replaces the old list by the new one.
    void end();
    /// Called after the last weight: frees everything except the list.
    void keep_the_list();

private:
    void merge_leaves(std::int64_t begin, std::int64_t end, const std::function<bool(std::int64_t)>& go_on);

    std::span<const std::int64_t> weights_;
    std::int64_t threads_, limit_;
    CellMemory<std::int64_t> whole_, half_; ///< the last list is in `whole_`
    std::vector<two_list::Bounds> h_;       ///< element 0 is not used
    std::int64_t *list_ = nullptr, *next_ = nullptr;
    std::int64_t size_ = 1, weight_ = 0;
    std::int64_t tasks_ = 0, leaves_ = 0; ///< of the current weight, powers of two; 0: no weight
};

} // namespace ks::cpu
