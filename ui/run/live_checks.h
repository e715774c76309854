// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/live/live_run.h"

#include <stop_token>

namespace ks::ui {

/// What a runner may say of a run that is watched, so that everything behind it can rely on it: finite,
/// nothing negative, shares between 0 and 1, times in order, SMs and launches that there are. The runner is
/// another program, and a file may be anybody's. An error of code input says what is wrong.
Result<void> check_sample(const live::Sample& sample, const live::Sample* before);
Result<void> check_solve(const live::SolveTime& solve, const live::SolveTime* before);
Result<void> check_stage(const live::StageTime& stage);
/// May take long: it looks at every block. A stop request is an error of code cancelled.
Result<void> check_timeline(const live::Timeline& timeline, const std::stop_token& stop = {});
Result<void> check_counters(const live::Counters& counters);
Result<void> check_live_run(const live::LiveRun& run, const std::stop_token& stop = {});

} // namespace ks::ui
