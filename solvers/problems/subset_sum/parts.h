// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/fraction.h"
#include "solvers/front/problem.h"
#include "solvers/problems/conformance_case.h"
#include "solvers/problems/linear_model.h"
#include "solvers/problems/presets.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

// What kind.cpp puts together.
namespace ks {

Result<void> check_subset_sum(const Instance& instance, const Answer& answer);
Result<std::optional<Fraction>> lp_bound_subset_sum(const Instance& instance, const Context& context);

/// The largest sum of any subset that is at most the target, by trying them all; that of the empty subset
/// always is. It is meant for up to some million subsets.
std::int64_t brute_force(const SubsetSumInstance& instance);
std::vector<ConformanceCase> corpus_subset_sum();
ConformanceCase random_subset_sum(Random& random);

/// Those of the SSO report and those of the two-list paper.
std::span<const Preset> subset_sum_presets();
std::span<const Preset> two_list_presets();

/// Each weight as a group of one choice that gains what it costs, so that the front is every sum up to the
/// target.
FrontProblem front_problem(const SubsetSumInstance& instance);

/// The instance for other solvers (solvers/problems/linear_model.h).
LinearModel linear_model_subset_sum(const Instance& instance);

} // namespace ks
