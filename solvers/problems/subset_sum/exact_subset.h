// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/cpu/shift_or.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <span>

namespace ks {

/// Returns the maximum bytes of exact_subset, for any weights.
std::int64_t exact_subset_bytes(std::int64_t sum);

/// Returns the ascending indices of weights that sum to exactly `sum`, for methods that keep no row to follow
/// back. Some subset must have that sum; otherwise it is a check error. As in Hirschberg (1975), the weights
/// are halved. The sums of each half are computed as a row of bits, two sums that add up to `sum` are found,
/// and both halves are solved in the same way. Subsets of up to a dozen weights are tried. The total time is
/// about that of computing all sums once. If a part of the sum is more than half of the total of its weights,
/// the complement is found instead.
Result<Selection> exact_subset(std::span<const std::int64_t> weights, std::int64_t sum, cpu::ShiftOr shift_or,
                               const Context& context);

/// Returns the answer of this status whose subset sums to `sum`.
Result<Answer> answer_of_sum(std::span<const std::int64_t> weights, std::int64_t sum, Status status,
                             cpu::ShiftOr shift_or, const Context& context);

} // namespace ks
