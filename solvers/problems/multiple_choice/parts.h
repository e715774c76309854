// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/fraction.h"
#include "solvers/front/problem.h"
#include "solvers/problems/conformance_case.h"
#include "solvers/problems/linear_model.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/presets.h"
#include "solvers/result/answer.h"

// What kind.cpp puts together.
namespace ks {

Result<void> check_multiple_choice(const Instance& instance, const Answer& answer);
Result<std::optional<Fraction>> lp_bound_multiple_choice(const Instance& instance, const Context& context);

/// The greatest value of any legal selection, by trying them all; nullopt: there is none. It is meant for up
/// to some million combinations.
std::optional<std::int64_t> brute_force(const MultipleChoiceInstance& instance);
std::vector<ConformanceCase> corpus_multiple_choice();
ConformanceCase random_multiple_choice(Random& random);

std::span<const Preset> multiple_choice_presets();

/// The classes as groups from each of which an item is taken.
FrontProblem front_problem(const MultipleChoiceInstance& instance);

/// The instance for other solvers (solvers/problems/linear_model.h).
LinearModel linear_model_multiple_choice(const Instance& instance);

} // namespace ks
