// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/outcome.h"

#include <string>

namespace ks::runner {

/// A finished run as text for people: where it ran, the answer, how it was checked, and its times in aligned
/// columns.
std::string outcome_text(const Outcome& outcome);

} // namespace ks::runner
