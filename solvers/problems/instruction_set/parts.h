// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/front/problem.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/linear_model.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/result/answer.h"

// The parts that kind.cpp combines.
namespace ks {

Result<void> check_instruction_set(const InstructionSetInstance& instance, const Answer& answer);

/// Returns the front by trying every selection; shares no code with the variants. Meant for up to some
/// million selections.
Front brute_force(const InstructionSetInstance& instance);
std::vector<ConformanceCase> corpus_instruction_set();
ConformanceCase random_instruction_set(Random& random);

std::span<const Preset> instruction_set_presets();

/// Returns the tasks as groups of choices; a gain is a numerator over the instance's denominator.
FrontProblem front_problem(const InstructionSetInstance& instance);

/// Returns the instance as a model for other solvers (solvers/kinds/linear_model.h).
LinearModel linear_model_instruction_set(const InstructionSetInstance& instance);

} // namespace ks
