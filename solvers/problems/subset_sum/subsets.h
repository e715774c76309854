// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/result.h"
#include "solvers/result/answer.h"
#include "solvers/steps/tree_recording.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

// Subsets of weights, one after the other, as the SSO report's exhaustive searches visit them (Section 2).
namespace ks::subsets {

/// Maximum number of subsets of most methods: minutes to an hour on one core, a minute on a GPU.
inline constexpr double most = 1'099'511'627'776.0; // 2^40

/// Returns 2^n.
double count(std::size_t weights);
/// Returns an upper bound for the number of subsets that sum to at most `limit`: the number of subsets with
/// at most k + `more` weights, where k is the number of lightest weights that fit together.
double count_up_to(std::span<const std::int64_t> weights, std::int64_t limit, std::size_t more = 0);
/// Returns the fraction of all bit strings that come before the first one that begins with these bits.
double part_before(std::span<const unsigned char> bits);
/// Returns a limit error, with the number of subsets, for a search of more than `taken` subsets.
Result<void> check_count(const std::string& variant, double subsets, double taken = most);

struct Best {
    std::int64_t sum = -1;            ///< sum of the best subset so far; -1: there is none
    std::vector<unsigned char> taken; ///< whether weight i is in it

    Answer answer(Status status) const;
};

/// A visited node of a search: the sum and the bits of the weights decided so far.
struct Node {
    TreeNode::Kind kind;
    std::int64_t sum;
    std::span<const unsigned char> bits;
};
/// Returns whether the search continues.
using Watch = std::function<bool(const Node&)>;

/// Section 2.1: tries all subsets, as bit strings in ascending order, with the first weight as the highest
/// bit. Returns the best sum that is at most the target. Ends early at the first subset that sums to
/// `enough`.
Result<Best> every_subset(std::span<const std::int64_t> weights, std::int64_t target, std::int64_t enough,
                          Context& context, const Watch& watch = {});
/// Section 2.2, constructive: a weight that would exceed the target is not tried.
Result<Best> growing_subsets(std::span<const std::int64_t> weights, std::int64_t target, Context& context,
                             const Watch& watch = {});
/// Section 2.2, destructive: weights are removed from the set of all until the rest is at most the target.
Result<Best> shrinking_subsets(std::span<const std::int64_t> weights, std::int64_t target, Context& context,
                               const Watch& watch = {});

} // namespace ks::subsets
