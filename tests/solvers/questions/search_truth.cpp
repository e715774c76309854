// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/questions/search_truth.h"

#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/subset_sum/instance.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <span>

namespace ks::tests {

namespace {

using Kind = TreeNode::Kind;
using Weights = std::vector<std::int64_t>;

/// A search that records the nodes it visits.
struct Search {
    std::vector<Kind> nodes;
    std::int64_t target = 0, best = -1;

    void come_to(Kind kind) { nodes.push_back(kind); }
    void keep(std::int64_t sum) { best = sum <= target ? std::max(best, sum) : best; }
    bool done() const { return best == target; }
};

__extension__ using Wide = __int128;

/// Horowitz and Sahni's branch and bound; items by value per weight.
struct BranchAndBoundReference : Search {
    std::vector<Item> items;

    /// The greatest value of the items from i on in `room`, with one item taken in part; rounded down.
    std::int64_t linear_bound(std::size_t i, std::int64_t room) const {
        std::int64_t worth = 0;
        for (; i < items.size() && items[i].weight <= room; ++i) {
            worth += items[i].value;
            room -= items[i].weight;
        }
        return i == items.size()
                   ? worth
                   : worth + static_cast<std::int64_t>(Wide{room} * items[i].value / items[i].weight);
    }
    void search(std::size_t i, std::int64_t value, std::int64_t room) {
        if (i == items.size()) {
            come_to(Kind::leaf);
            best = std::max(best, value);
            return;
        }
        come_to(Kind::branch);
        if (items[i].weight <= room)
            search(i + 1, value + items[i].value, room - items[i].weight);
        if (value + linear_bound(i + 1, room) > best)
            search(i + 1, value, room);
        else
            come_to(Kind::cut);
    }
};

/// The tree names its items in the order in which it decides them. The result is empty unless the order is by
/// value per weight and contains all items that fit.
std::vector<Kind> branch_and_bound(const Instance& any, const TreeRecording& tree) {
    const auto& instance = static_cast<const KnapsackInstance&>(any);
    BranchAndBoundReference search;
    for (const std::string& number : tree.levels_named())
        search.items.push_back(instance.items()[std::stoul(number) - 1]);
    const auto fitting = std::ranges::count_if(
        instance.items(), [&](const Item& item) { return item.weight <= instance.capacity(); });
    bool in_order = fitting == std::ssize(search.items);
    for (std::size_t i = 1; i < search.items.size(); ++i) {
        const Item &a = search.items[i - 1], &b = search.items[i];
        in_order = in_order && Wide{a.value} * b.weight >= Wide{b.value} * a.weight;
    }
    if (!in_order)
        return {};
    search.search(0, 0, instance.capacity());
    return search.nodes;
}

/// SSO report, Section 2: the branch in which a weight's bit is 0, then the one in which it is 1.
struct SubsetSearchReference : Search {
    Weights weights;
    bool cuts = false;    ///< a weight that would exceed the target is not tried
    bool shrinks = false; ///< weights are removed until the rest is at most the target
    bool ends = false;    ///< stops at the first solution

    void search(std::size_t i, std::int64_t sum) {
        if (ends && done())
            return;
        if (i == weights.size() || (shrinks && sum <= target)) {
            come_to(Kind::leaf);
            keep(sum);
            return;
        }
        come_to(Kind::branch);
        search(i + 1, sum);
        if (ends && done())
            return;
        const std::int64_t other = shrinks ? sum - weights[i] : sum + weights[i];
        if (cuts && other > target)
            come_to(Kind::cut);
        else
            search(i + 1, other);
    }
};

Weights weights_of(const Instance& any) {
    const auto weights = static_cast<const SubsetSumInstance&>(any).weights();
    return {weights.begin(), weights.end()};
}
std::int64_t target_of(const Instance& any) {
    return static_cast<const SubsetSumInstance&>(any).target();
}
std::int64_t sum_of(const Weights& weights) {
    return std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
}

std::vector<Kind> every_subset(const Instance& any, const TreeRecording&) {
    SubsetSearchReference search;
    search.target = target_of(any);
    search.weights = weights_of(any);
    search.search(0, 0);
    return search.nodes;
}

/// Starts with no weights, or with all weights if the target is more than half of their sum.
std::vector<Kind> smart_search(const Instance& any, const TreeRecording&) {
    SubsetSearchReference search;
    search.target = target_of(any);
    search.weights = weights_of(any);
    search.ends = true;
    const std::int64_t all = sum_of(search.weights);
    search.shrinks = 2 * search.target > all;
    search.cuts = !search.shrinks;
    search.search(0, search.shrinks ? all : 0);
    return search.nodes;
}

/// SSO report, Section 5.2.4: the weights from the heaviest on; a chunk is the set of bit strings with a
/// common prefix, whose length is the number of levels of the tree.
struct ChunkReference : Search {
    Weights weights;
    std::size_t levels = 0;

    void search_chunk(std::size_t i, std::int64_t sum) {
        keep(sum);
        if (i == weights.size())
            return;
        search_chunk(i + 1, sum);
        search_chunk(i + 1, sum + weights[i]);
    }
    void search(std::size_t i, std::int64_t smallest) {
        if (done())
            return;
        if (smallest > target) {
            come_to(Kind::cut);
            return;
        }
        come_to(i == levels ? Kind::leaf : Kind::branch);
        if (i == levels) {
            search_chunk(i, smallest);
            return;
        }
        search(i + 1, smallest);
        search(i + 1, smallest + weights[i]);
    }
};

std::vector<Kind> chunks(const Instance& any, const TreeRecording& tree) {
    ChunkReference search;
    search.target = target_of(any);
    search.weights = weights_of(any);
    search.levels = tree.levels_named().size();
    std::ranges::sort(search.weights, std::greater());
    search.search(0, 0);
    return search.nodes;
}

/// SSO report, Figure 1: a decision for each bit of the target, without branching; the last is a leaf.
std::vector<Kind> parrys_loop(const Instance& any, const TreeRecording&) {
    const auto last = static_cast<std::uint64_t>(std::min(target_of(any), sum_of(weights_of(any))));
    std::vector<Kind> nodes(std::max<std::size_t>(1, static_cast<std::size_t>(std::bit_width(last))),
                            Kind::branch);
    nodes.push_back(Kind::leaf);
    return nodes;
}

} // namespace

std::vector<TreeNode::Kind> search_truth(const Instance& instance, const TreeRecording& tree) {
    struct Reference {
        std::string_view variants; ///< the beginning of their ids
        std::vector<Kind> (*nodes)(const Instance&, const TreeRecording&);
    };
    static constexpr Reference references[]{
        {"knapsack.branch-and-bound", branch_and_bound}, {"subset-sum.exhaustive.plain", every_subset},
        {"subset-sum.exhaustive.smart", smart_search},   {"subset-sum.exhaustive.gpu-", chunks},
        {"subset-sum.exhaustive.tuned", chunks},         {"subset-sum.parry.", parrys_loop}};
    for (const Reference& reference : references)
        if (tree.variant().starts_with(reference.variants))
            return reference.nodes(instance, tree);
    return {};
}

Response fate_response(TreeNode::Kind kind) {
    return {kind == Kind::branch ? "branch" : kind == Kind::leaf ? "leaf" : "cut"};
}

} // namespace ks::tests
