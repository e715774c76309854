// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/live/live_run.h"
#include "solvers/live/watcher.h"
#include "solvers/result/answer.h"
#include "solvers/run/run_events.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ks {

/// What one solve gave: the verified answer, and its times.
struct Solved {
    Answer answer;
    std::optional<bool> verified;
    double total_ms = 0;
    std::vector<Stage> stages;
};

/// Solves once in the context it is given, from the beginning of the context's clock.
using SolveOnce = std::function<Result<Solved>(Context&)>;

/// Solves as often as `watch` says, and reports what is seen meanwhile. Where a probe costs time, solves with
/// and without it take turns, and it records by block once recording each warp has been measured to cost more
/// than three in a hundred. The result is that of the last solve without the probe; where there is none, of
/// the last solve, and then a fact says that the probe was on. `context` is ready to solve in; each solve
/// gets a fresh clock. `watcher` may be null.
Result<Solved> solve_watched(const live::Watch& watch, const SolveOnce& once, const RunEvents& events,
                             const Context& context, std::unique_ptr<live::Watcher> watcher);

} // namespace ks
