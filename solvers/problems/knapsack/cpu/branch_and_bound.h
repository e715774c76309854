// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/steps/tree_recording.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ks::cpu {

/// A node that the search visits, with the totals of the items decided so far.
struct BoundedNode {
    TreeNode::Kind kind;
    std::span<const unsigned char> bits; ///< whether each of the first items is taken
    std::int64_t value = 0, room = 0;
    std::int64_t bound = 0; ///< upper bound of the values reachable from here; for a leaf its value
    std::int64_t best = 0;  ///< best value before this node
};

/// Horowitz and Sahni, Computing partitions with applications to the knapsack problem (Journal of the ACM 21,
/// 1974). The items are decided by value per weight, and each is taken if it fits. When an item is left out,
/// because it does not fit or in backtracking, the LP bound of the remaining items decides whether to
/// continue. If not, the search returns to the last taken item and leaves it out.
class BranchAndBound {
public:
    static Result<BranchAndBound> make(const KnapsackInstance& instance, Context& context);

    /// Returns whether the search continues.
    using Watch = std::function<bool(const BoundedNode&)>;
    Result<void> search(Context& context, const Watch& watch = {});

    /// Returns the items that fit alone, in the order in which they are decided.
    const std::vector<PlacedItem>& items() const { return items_; }
    /// Returns the most value that the items from `first` on can add in `room` units of capacity, allowing a
    /// fraction of one item; rounded down.
    std::int64_t bound(std::size_t first, std::int64_t room) const;
    std::int64_t nodes() const { return nodes_; }
    Answer answer(const KnapsackInstance& instance) const;

private:
    explicit BranchAndBound(std::vector<PlacedItem> items, std::int64_t capacity);
    bool come_to(TreeNode::Kind kind, std::size_t level, std::int64_t bound, const Watch& watch);
    void go_forward(std::int64_t most, const Watch& watch);
    void keep_best();
    double part_done() const;

    std::vector<PlacedItem> items_;
    std::int64_t capacity_;
    std::vector<std::int64_t> values_, weights_; ///< [i]: sums of the first i items
    std::vector<unsigned char> bits_;            ///< [item]
    std::vector<unsigned char> best_bits_;
    std::int64_t value_ = 0, room_ = 0, best_ = -1;
    std::int64_t nodes_ = 0;
    std::size_t level_ = 0; ///< number of decided items
    bool goes_on_ = true;
};

} // namespace ks::cpu
