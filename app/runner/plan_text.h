// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"

#include <string>

namespace ks::runner {

/// A plan for people: what each batch launches and what that takes of a multiprocessor; of many batches the
/// first ones. `instance` is of a kind that has plans.
std::string plan_text(const Instance& instance, const Outcome& outcome);

} // namespace ks::runner
