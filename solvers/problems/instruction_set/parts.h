// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/front/problem.h"
#include "solvers/problems/conformance_case.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/linear_model.h"
#include "solvers/problems/presets.h"
#include "solvers/result/answer.h"

// What kind.cpp puts together.
namespace ks {

Result<void> check_instruction_set(const Instance& instance, const Answer& answer);

/// The front by trying every selection, which shares no code with the variants. It is meant for up to some
/// million selections.
Front brute_force(const InstructionSetInstance& instance);
std::vector<ConformanceCase> corpus_instruction_set();
ConformanceCase random_instruction_set(Random& random);

std::span<const Preset> instruction_set_presets();

/// The tasks as groups of choices; a gain is a numerator over the instance's denominator.
FrontProblem front_problem(const InstructionSetInstance& instance);

/// The instance for other solvers (solvers/problems/linear_model.h).
LinearModel linear_model_instruction_set(const Instance& instance);

} // namespace ks
