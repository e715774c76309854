// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <functional>
#include <span>

// Chad Parry's reduction of optimisation to decision (SSO report, Section 3, Figure 1). The powers of two up
// to the target are added as weights, so that every sum is reached. Removing them one after the other, from
// the largest on, gives the bits of the number to subtract from the target.
namespace ks {

/// Decides whether some of the weights sum to exactly the target.
using Decide = std::function<Result<bool>(std::span<const std::int64_t> weights, std::int64_t target)>;

/// Returns the number of decisions: floor(log2 c) + 1 (the report counts one less); for a target of 0, which
/// has no logarithm, 1.
int parry_decisions(std::int64_t target);
/// Returns the number of cells of all decisions' rows, if each decision fills a row of target + 1 cells per
/// weight.
double parry_cells(std::size_t weights, std::int64_t target);

/// Returns the largest sum that is at most `target`. Reports each decision as a row of the phase `compute`.
Result<std::int64_t> parry(std::span<const std::int64_t> weights, std::int64_t target, const Decide& decide,
                           Context& context);

/// Returns the fact `decisions`.
Fact decisions_fact(std::int64_t target);

} // namespace ks
