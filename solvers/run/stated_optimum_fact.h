// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <optional>

namespace ks {

/// Returns a comparison of the optimum in the instance's file with the answer's value. Nothing: the file
/// states none, or the answer is not a selection.
std::optional<Fact> stated_optimum_fact(const Instance& instance, const Answer& answer);

} // namespace ks
