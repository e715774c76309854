// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"

#include <string>

namespace ks::runner {

/// A finished run as text for people: where it ran, the answer, how it was checked, and its times in aligned
/// columns. With the instance, its items are called by their names.
std::string outcome_text(const Outcome& outcome, const Instance* instance = nullptr);

} // namespace ks::runner
