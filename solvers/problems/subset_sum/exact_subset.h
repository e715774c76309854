// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/cpu/shift_or.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <span>

namespace ks {

/// Bytes that exact_subset holds at most, whatever the weights.
std::int64_t exact_subset_bytes(std::int64_t sum);

/// The indices, ascending, of weights that sum to exactly `sum`, for methods that keep no row to walk back
/// through. Some subset of them must have that sum; otherwise it is a check error. In the way of
/// Hirschberg (1975), the weights are halved: the sums of the one half and of the other are found in a row of
/// bits each, two that add up to `sum` are looked for, and both halves are solved alike, down to a dozen
/// weights, whose subsets are tried. All of that together takes about as long as finding all sums once. Of a
/// part that takes more than half of what its weights weigh, the weights left out are found instead.
Result<Selection> exact_subset(std::span<const std::int64_t> weights, std::int64_t sum, cpu::ShiftOr shift_or,
                               const Context& context);

/// The answer of this status whose subset sums to `sum`.
Result<Answer> answer_of_sum(std::span<const std::int64_t> weights, std::int64_t sum, Status status,
                             cpu::ShiftOr shift_or, const Context& context);

} // namespace ks
