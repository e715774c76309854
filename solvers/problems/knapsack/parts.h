// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/fraction.h"
#include "solvers/front/problem.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/linear_model.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/result/answer.h"

// The parts that kind.cpp combines.
namespace ks {

Result<void> check_knapsack(const KnapsackInstance& instance, const Answer& answer);
Result<std::optional<Fraction>> lp_bound_knapsack(const KnapsackInstance& instance, const Context& context);

/// Returns the greatest value of any legal selection, by trying all; nullopt: there is none. Meant for up to
/// some million combinations.
std::optional<std::int64_t> brute_force(const KnapsackInstance& instance);
std::vector<ConformanceCase> corpus_knapsack();
ConformanceCase random_knapsack(Random& random);

std::span<const Preset> knapsack_presets();

/// Returns each item as a group of one choice.
FrontProblem front_problem(const KnapsackInstance& instance);

/// Returns the instance as a model for other solvers (solvers/kinds/linear_model.h).
LinearModel linear_model_knapsack(const KnapsackInstance& instance);

} // namespace ks
