// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <optional>

namespace ks {

/// Compares the selection that came with the instance, such as the solution in a file, with the answer's
/// value. Nothing: the instance has none, or the answer has no value of a selection.
std::optional<Fact> known_selection_fact(const Instance& instance, const Answer& answer);

} // namespace ks
