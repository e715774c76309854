// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/fraction.h"
#include "solvers/front/problem.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/linear_model.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

// The parts that kind.cpp combines.
namespace ks {

Result<void> check_multiple_choice(const MultipleChoiceInstance& instance, const Answer& answer);
Result<std::optional<Fraction>> lp_bound_multiple_choice(const MultipleChoiceInstance& instance,
                                                         const Context& context);

/// Returns the greatest value of any legal selection, by trying all; nullopt: there is none. Meant for up to
/// some million combinations.
std::optional<std::int64_t> brute_force(const MultipleChoiceInstance& instance);
std::vector<ConformanceCase> corpus_multiple_choice();
ConformanceCase random_multiple_choice(Random& random);

std::span<const Preset> multiple_choice_presets();

/// Returns the classes as groups; one item is taken from each.
FrontProblem front_problem(const MultipleChoiceInstance& instance);

/// Returns the instance as a model for other solvers (solvers/kinds/linear_model.h).
LinearModel linear_model_multiple_choice(const MultipleChoiceInstance& instance);

} // namespace ks
