// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <string>

namespace ks {

/// Returns the answers of two finished recordings, and what only one of them chooses: items, choices of the
/// points of a front, batches of a plan. It uses only the answers, which all kinds have, and the kind's names
/// of choices. Empty: one recording does not know its answer, or they are of different kinds.
std::string compare_answers(const Recording& first, const Recording& second);

} // namespace ks
