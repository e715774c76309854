// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/fraction.h"
#include "solvers/front/problem.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/linear_model.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

// The parts that kind.cpp combines.
namespace ks {

Result<void> check_subset_sum(const SubsetSumInstance& instance, const Answer& answer);
Result<std::optional<Fraction>> lp_bound_subset_sum(const SubsetSumInstance& instance,
                                                    const Context& context);

/// Returns the largest sum of any subset that is at most the target, by trying all; the empty subset always
/// fits. Meant for up to some million subsets.
std::int64_t brute_force(const SubsetSumInstance& instance);
std::vector<ConformanceCase> corpus_subset_sum();
ConformanceCase random_subset_sum(Random& random);

/// Returns the presets of the SSO report and those of the two-list paper.
std::span<const Preset> subset_sum_presets();
std::span<const Preset> two_list_presets();

/// Returns each weight as a group of one choice whose gain equals its cost, so that the front is every sum up
/// to the target.
FrontProblem front_problem(const SubsetSumInstance& instance);

/// Returns the instance as a model for other solvers (solvers/kinds/linear_model.h).
LinearModel linear_model_subset_sum(const SubsetSumInstance& instance);

} // namespace ks
