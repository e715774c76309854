// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <string>

namespace ks {

/// What two finished recordings answer, and what only one of them chooses for it: items, choices behind the
/// points of a front, batches of a plan. It knows answers, which all kinds share, and asks the kind how what
/// was chosen is called. Empty: one of the two does not know its answer, or they are of different kinds.
std::string compare_answers(const Recording& first, const Recording& second);

} // namespace ks
