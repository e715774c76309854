// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <optional>

namespace ks {

/// Returns a comparison of the selection that came with the instance, such as the solution in a file, with
/// the answer's value. Nothing: the instance has no such selection, or the answer is not a selection.
std::optional<Fact> known_selection_fact(const Instance& instance, const Answer& answer);

} // namespace ks
