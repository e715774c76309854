// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <optional>

namespace ks {

/// Compares the optimum that the instance's file states with the answer's value. Nothing: it states none, or
/// the answer has no value of a selection.
std::optional<Fact> stated_optimum_fact(const Instance& instance, const Answer& answer);

} // namespace ks
