// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/subsets.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace ks::subsets {

namespace {

/// Visits a binary tree whose level i decides on weight i: first the branch in which the weight's bit is 0,
/// then the one in which it is 1, as the report's recursion does. `Tree` defines how the sum changes and
/// where branches end:
/// - `leaf(sum, i)`: whether no node below level i matters;
/// - `enters(sum, i)`: whether the branch of bit 1 is visited;
/// - `one`: what a weight adds to the sum if its bit is 1;
///
/// `watch` is called with each visited node. The search ends when it returns false.
template <class Tree, class Watching, class Visit>
Result<void> walk(std::span<const std::int64_t> weights, std::int64_t sum, const Tree& tree, Context& context,
                  const Watching& watch, Visit visit) {
    constexpr std::int64_t nodes_a_look = 1 << 20;
    std::vector<unsigned char> bits(weights.size());
    std::size_t i = 0;
    for (std::int64_t nodes = 0;;) {
        for (; i < weights.size() && !tree.leaf(sum, i); ++i, ++nodes) {
            if (!watch({TreeNode::Kind::branch, sum, std::span<const unsigned char>(bits).first(i)}))
                return {};
            bits[i] = 0;
        }
        if (!watch({TreeNode::Kind::leaf, sum, std::span<const unsigned char>(bits).first(i)}))
            return {};
        if (!visit(sum, std::span<const unsigned char>(bits).first(i)))
            return {};
        if (nodes >= nodes_a_look) {
            nodes = 0;
            KS_CHECK(context.check());
            context.report("compute", 0, 1, part_before(std::span<const unsigned char>(bits).first(i)));
        }
        for (;; --i, ++nodes) { // back to the last weight with an unvisited branch
            if (i == 0)
                return {};
            const std::int64_t weight = weights[i - 1];
            if (bits[i - 1] == 0 && tree.enters(sum, i - 1)) {
                bits[i - 1] = 1;
                sum += tree.one * weight;
                break;
            }
            if (bits[i - 1] == 1) {
                sum -= tree.one * weight;
            } else {
                bits[i - 1] = 1;
                if (!watch({TreeNode::Kind::cut, sum + tree.one * weight,
                            std::span<const unsigned char>(bits).first(i)}))
                    return {};
            }
        }
    }
}

/// Does the same, with `watch` or, if it is empty, without.
template <class Tree, class Visit>
Result<void> walk_watched(std::span<const std::int64_t> weights, std::int64_t sum, const Tree& tree,
                          Context& context, const Watch& watch, Visit visit) {
    return watch ? walk(weights, sum, tree, context, watch, visit)
                 : walk(
                       weights, sum, tree, context, [](const Node&) { return true; }, visit);
}

void improve(Best& best, std::int64_t sum, std::span<const unsigned char> bits, std::size_t weights,
             bool taken_is) {
    best.sum = sum;
    best.taken.assign(weights, taken_is ? 0 : 1);
    for (std::size_t i = 0; i < bits.size(); ++i)
        best.taken[i] = (bits[i] != 0) == taken_is ? 1 : 0;
}

} // namespace

double count(std::size_t weights) {
    return std::exp2(static_cast<double>(weights));
}

double part_before(std::span<const unsigned char> bits) {
    double part = 0, half = 0.5;
    for (const char bit : bits.first(std::min<std::size_t>(bits.size(), 40))) {
        part += bit != 0 ? half : 0;
        half /= 2;
    }
    return part;
}

double count_up_to(std::span<const std::int64_t> weights, std::int64_t limit, std::size_t more) {
    std::vector<std::int64_t> lightest(weights.begin(), weights.end());
    std::ranges::sort(lightest);
    std::size_t fitting = 0;
    for (std::int64_t left = limit; fitting < lightest.size() && lightest[fitting] <= left; ++fitting)
        left -= lightest[fitting];
    fitting = std::min(fitting + more, weights.size());
    const auto n = static_cast<double>(weights.size());
    double all = 1, of_this_size = 1;
    for (std::size_t k = 1; k <= fitting && std::isfinite(all); ++k) {
        const auto size = static_cast<double>(k);
        of_this_size *= (n - size + 1) / size;
        all += of_this_size;
    }
    return all;
}

Result<void> check_count(const std::string& variant, double subsets, double taken) {
    if (subsets <= taken)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = std::isinf(subsets)
                             ? formatted("{} would try more than {:.2g} subsets; it takes up to {:.2g}",
                                         variant, std::numeric_limits<double>::max(), taken)
                             : formatted("{} would try {:.2g} subsets; it takes up to {:.2g}", variant,
                                         subsets, taken),
                 .todo = "choose an instance of fewer weights"};
}

Answer Best::answer(Status status) const {
    Answer answer{.status = status, .objective = sum, .weight = sum, .selection = Selection{}};
    for (std::size_t i = 0; i < taken.size(); ++i)
        if (taken[i] != 0)
            answer.selection->push_back(static_cast<std::int64_t>(i));
    return answer;
}

Result<Best> every_subset(std::span<const std::int64_t> weights, std::int64_t target, std::int64_t enough,
                          Context& context, const Watch& watch) {
    struct {
        std::size_t n;
        std::int64_t one = 1;
        bool leaf(std::int64_t, std::size_t i) const { return i == n; }
        bool enters(std::int64_t, std::size_t) const { return true; }
    } const tree{weights.size()};
    Best best;
    KS_CHECK(walk_watched(weights, 0, tree, context, watch,
                          [&](std::int64_t sum, std::span<const unsigned char> bits) {
                              if (sum <= target && sum > best.sum)
                                  improve(best, sum, bits, weights.size(), true);
                              return best.sum != enough;
                          }));
    return best;
}

Result<Best> growing_subsets(std::span<const std::int64_t> weights, std::int64_t target, Context& context,
                             const Watch& watch) {
    struct {
        std::span<const std::int64_t> weights;
        std::int64_t target;
        std::int64_t one = 1;
        bool leaf(std::int64_t, std::size_t i) const { return i == weights.size(); }
        bool enters(std::int64_t sum, std::size_t i) const { return weights[i] <= target - sum; }
    } const tree{weights, target};
    Best best;
    KS_CHECK(walk_watched(weights, 0, tree, context, watch,
                          [&](std::int64_t sum, std::span<const unsigned char> bits) {
                              if (sum > best.sum)
                                  improve(best, sum, bits, weights.size(), true);
                              return best.sum != target; // no better sum exists
                          }));
    return best;
}

Result<Best> shrinking_subsets(std::span<const std::int64_t> weights, std::int64_t target, Context& context,
                               const Watch& watch) {
    struct {
        std::size_t n;
        std::int64_t target;
        std::int64_t one = -1;
        bool leaf(std::int64_t sum, std::size_t i) const { return i == n || sum <= target; }
        bool enters(std::int64_t, std::size_t) const { return true; }
    } const tree{weights.size(), target};
    const std::int64_t all = std::reduce(weights.begin(), weights.end(), std::int64_t{0});
    Best best;
    KS_CHECK(walk_watched(weights, all, tree, context, watch,
                          [&](std::int64_t sum, std::span<const unsigned char> bits) {
                              if (sum <= target && sum > best.sum)
                                  improve(best, sum, bits, weights.size(), false);
                              return best.sum != target;
                          }));
    return best;
}

} // namespace ks::subsets
