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

/// A half of the weights. Its list has one sum for each of its 2^size subsets.
struct Half {
    std::vector<std::int64_t> weights;
    std::vector<std::int64_t> index; ///< index of each weight in the instance

    std::int64_t sums() const { return std::int64_t{1} << weights.size(); }
};

/// The weights in two halves: W1 with ceil(n / 2) of them and W2 with the others (Wan et al., Section 2.1,
/// for any n). The sums of W1 are the list A, nondecreasing; those of W2 are the list B, nonincreasing.
struct Halves {
    Half first, second;
};

/// Section 4.1 sorts the weights, so that W1 has the large ones; more of its sums are then above the target.
enum class Order { as_given, nonincreasing };
Halves halve(std::span<const std::int64_t> weights, Order order);

/// No machine can store the lists of more weights; with this limit, sizes of lists and sums of lengths cannot
/// overflow.
inline constexpr std::size_t most_weights = 80;

/// Returns k = 2^floor(n / 4), the number of blocks of each list and of threads. Section 5.3 prints 2^(n /
/// 4), which is not an integer for half of the paper's n.
std::int64_t usual_threads(std::size_t weights);

/// A sum of the list A and a sum of the list B that add up to the target.
struct SumPair {
    std::int64_t a = 0, b = 0;
    friend bool operator==(const SumPair&, const SumPair&) = default;
};

/// Returns the ascending indices of the half's weights that sum to `sum`; a check error if none do. No
/// algorithm of the paper stores the subset of a sum, so the half is solved for it: by two lists of half of
/// its weights each, recursively, down to a few weights. Takes the time and memory of lists of 2^(size / 2)
/// sums.
Result<std::vector<std::int64_t>> subset_of(std::span<const std::int64_t> weights, std::int64_t sum,
                                            const Context& context);

/// Returns the maximum bytes of subset_of for this many weights.
std::int64_t subset_of_bytes(std::size_t weights);

/// Returns the answer "found" with the subset of the two sums.
Result<Answer> found(const Halves& halves, const SumPair& pair, const Context& context);
/// Returns the answer "found" or "not found".
Result<Answer> answer(const Halves& halves, const std::optional<SumPair>& pair, const Context& context);

} // namespace ks::two_list
