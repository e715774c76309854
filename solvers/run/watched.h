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

/// The result of one solve: the verified answer, and its times.
struct Solved {
    Answer answer;
    std::optional<bool> verified;
    double total_ms = 0;
    std::vector<Stage> stages;
};

/// Solves once in the given context, from the beginning of the context's clock.
using SolveOnce = std::function<Result<Solved>(Context&)>;

/// Solves as often as `watch` requests, and reports what is observed meanwhile. If a probe costs time, solves
/// with and without it alternate, and it records by block as soon as recording each warp has been measured to
/// cost more than 3 %. The result is that of the last solve without the probe; if there is none, that of the
/// last solve, and then a fact states that the probe was on. `context` must be ready to solve in; each solve
/// gets a new clock. `watcher` may be null.
Result<Solved> solve_watched(const live::Watch& watch, const SolveOnce& once, const RunEvents& events,
                             const Context& context, std::unique_ptr<live::Watcher> watcher);

} // namespace ks
