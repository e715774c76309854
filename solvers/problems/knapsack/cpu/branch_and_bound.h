// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/steps/tree_recording.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ks::cpu {

/// A node that the search comes to: what the items decided so far come to.
struct BoundedNode {
    TreeNode::Kind kind;
    std::span<const unsigned char> bits; ///< whether each of the first items is taken
    std::int64_t value = 0, room = 0;
    std::int64_t bound = 0; ///< the most that can be reached from it; of a leaf its value
    std::int64_t best = 0;  ///< before this node
};

/// Horowitz and Sahni, Computing partitions with applications to the knapsack problem (Journal of the ACM 21,
/// 1974): the items by value per weight, each taken as long as it fits. When one is left out, because it does
/// not fit or in the place of having been taken, the LP bound of what is left says whether it is worth going
/// on; otherwise the search goes back to the last item taken and leaves that one out.
class BranchAndBound {
public:
    static Result<BranchAndBound> make(const KnapsackInstance& instance, Context& context);

    /// Says whether the search goes on.
    using Watch = std::function<bool(const BoundedNode&)>;
    Result<void> search(Context& context, const Watch& watch = {});

    /// Those that fit by themselves, in the order in which they are decided.
    const std::vector<PlacedItem>& items() const { return items_; }
    /// The most that the items from `first` on can add in so much room, parts of one item included; rounded
    /// down.
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
    std::vector<std::int64_t> values_, weights_; ///< [i]: of the first i items together
    std::vector<unsigned char> bits_;            ///< [item]
    std::vector<unsigned char> best_bits_;
    std::int64_t value_ = 0, room_ = 0, best_ = -1;
    std::int64_t nodes_ = 0;
    std::size_t level_ = 0; ///< items decided
    bool goes_on_ = true;
};

} // namespace ks::cpu
