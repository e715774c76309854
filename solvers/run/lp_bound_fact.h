// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <optional>

namespace ks {

/// A bound checks an answer: the LP bound beside what a selection is worth, and whether the two prove the
/// optimum. Nothing for an answer without a selection, a kind without a bound, or where the bound would take
/// more than the budget or was stopped: the answer stands without it. A variant that says "lp-bound" itself
/// keeps its own.
std::optional<Fact> lp_bound_fact(const Instance& instance, const Answer& answer, const Context& context);

} // namespace ks
