// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <optional>

namespace ks {

/// Returns a fact that compares a selection's value with the LP bound, and whether the two prove the optimum.
/// Nothing for an answer without a selection, for a kind without a bound, or if the bound exceeds the budget
/// or was cancelled; the answer is valid without it. A variant that reports "lp-bound" itself keeps its fact.
std::optional<Fact> lp_bound_fact(const Instance& instance, const Answer& answer, const Context& context);

} // namespace ks
