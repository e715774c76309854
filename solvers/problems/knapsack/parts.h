// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/fraction.h"
#include "solvers/front/problem.h"
#include "solvers/problems/conformance_case.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/linear_model.h"
#include "solvers/problems/presets.h"
#include "solvers/result/answer.h"

// What kind.cpp puts together.
namespace ks {

Result<void> check_knapsack(const Instance& instance, const Answer& answer);
Result<std::optional<Fraction>> lp_bound_knapsack(const Instance& instance, const Context& context);

/// The greatest value of any legal selection, by trying them all; nullopt: there is none. It is meant for up
/// to some million combinations.
std::optional<std::int64_t> brute_force(const KnapsackInstance& instance);
std::vector<ConformanceCase> corpus_knapsack();
ConformanceCase random_knapsack(Random& random);

std::span<const Preset> knapsack_presets();

/// Each item as a group of one choice.
FrontProblem front_problem(const KnapsackInstance& instance);

/// The instance for other solvers (solvers/problems/linear_model.h).
LinearModel linear_model_knapsack(const Instance& instance);

} // namespace ks
