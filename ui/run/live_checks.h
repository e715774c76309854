// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/live/live_run.h"

namespace ks::ui {

/// What the reader of one sample or solve cannot know: that they come in order, and are of one and the same
/// GPU. `before` is the one before it, or null. An error of code input says what is wrong.
Result<void> check_sample(const live::Sample& sample, const live::Sample* before);
Result<void> check_solve(const live::SolveTime& solve, const live::SolveTime* before);
/// The same for all of a run that was saved.
Result<void> check_live_run(const live::LiveRun& run);

} // namespace ks::ui
