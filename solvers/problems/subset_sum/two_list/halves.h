// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <span>
#include <vector>

// The two-list algorithm (Horowitz and Sahni 1974) and its parallel form (Wan, K. Li, Liu, K. Li 2014, "GPU
// implementation of a parallel two-list algorithm for the subset-sum problem", here "Wan et al.").
namespace ks::two_list {

/// A half of the weights. Its list has one sum for each of its subsets, 2^size of them.
struct Half {
    std::vector<std::int64_t> weights;
    std::vector<std::int64_t> index; ///< of each weight in the instance

    std::int64_t sums() const { return std::int64_t{1} << weights.size(); }
};

/// The weights in two halves, W1 with ceil(n / 2) of them and W2 with the others (Wan et al., Section 2.1,
/// for any n). The sums of W1 are the list A, nondecreasing; those of W2 are the list B, nonincreasing.
struct Halves {
    Half first, second;
};

/// Section 4.1 sorts the weights, so that W1 has the large ones, of whose sums more are above the target.
enum class Order { as_given, nonincreasing };
Halves halve(std::span<const std::int64_t> weights, Order order);

/// More weights give lists that no machine holds; sizes of lists and sums of lengths then cannot overflow.
inline constexpr std::size_t most_weights = 80;

/// k = 2^floor(n / 4): into so many blocks each list is divided, and so many threads there are. Section 5.3
/// prints 2^(n / 4), which is no integer for half of the paper's n.
std::int64_t usual_threads(std::size_t weights);

/// A sum of the list A and a sum of the list B: together they are the target.
struct SumPair {
    std::int64_t a = 0, b = 0;
    friend bool operator==(const SumPair&, const SumPair&) = default;
};

/// Indices of the half's weights, ascending, that sum to `sum`; a check error if none do. No algorithm of
/// the paper remembers the subset of a sum, so the half is solved for it: by two lists of a half of its
/// weights each, and again, down to a few weights. Takes the time and memory of lists of 2^(size / 2) sums.
Result<std::vector<std::int64_t>> subset_of(std::span<const std::int64_t> weights, std::int64_t sum,
                                            const Context& context);

/// Bytes that subset_of holds at most for so many weights.
std::int64_t subset_of_bytes(std::size_t weights);

/// The answer "found" with the subset of the two sums.
Result<Answer> found(const Halves& halves, const SumPair& pair, const Context& context);
/// The answer "found" or "not found".
Result<Answer> answer(const Halves& halves, const std::optional<SumPair>& pair, const Context& context);

} // namespace ks::two_list
