// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <functional>
#include <span>

// Chad Parry's reduction of optimisation to decision (SSO report, Section 3, Figure 1): the powers of two up
// to the target are added as weights, so that every sum is reached; taking them away one after the other,
// from the largest, gives the bits of what must be subtracted from the target.
namespace ks {

/// Whether some of the weights sum to exactly the target.
using Decide = std::function<Result<bool>(std::span<const std::int64_t> weights, std::int64_t target)>;

/// How often it is asked: floor(log2 c) + 1 times (the report counts one less); for a target of 0, which has
/// no logarithm, once.
int parry_decisions(std::int64_t target);
/// All cells of the rows that the decisions fill, where each fills a row of target + 1 cells a weight.
double parry_cells(std::size_t weights, std::int64_t target);

/// The largest sum that is at most `target`. Reports each decision as a row of the phase `compute`.
Result<std::int64_t> parry(std::span<const std::int64_t> weights, std::int64_t target, const Decide& decide,
                           Context& context);

/// The fact `decisions`.
Fact decisions_fact(std::int64_t target);

} // namespace ks
