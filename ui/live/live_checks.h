// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/live/live_run.h"

namespace ks::ui {

/// Checks that the reader of a single sample or solve cannot make: that they are in order, and from the same
/// GPU. `before` is the previous one, or null. Fails (input).
Result<void> check_sample(const live::Sample& sample, const live::Sample* before);
Result<void> check_solve(const live::SolveTime& solve, const live::SolveTime* before);
/// The same checks for all samples and solves of a saved run.
Result<void> check_live_run(const live::LiveRun& run);

} // namespace ks::ui
