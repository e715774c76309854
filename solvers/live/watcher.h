// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/live_run.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ks::live {

/// Watches one GPU while a run goes on: what the driver tells (NVML) and the hardware's counters (CUPTI).
/// BackendProvider::watch makes one for an opened backend, which has to outlive it. Nothing here fails a run:
/// what cannot be had is left out, and `remarks` or `Counters::unavailable` say why in a sentence.
///
/// All functions are called from the thread that solves, in this order:
///
/// 1. `start`, after the backend was opened and before the first solve.
/// 2. The solves of the run, as often as it repeats. Nothing disturbs them; CounterSet::curves samples them.
/// 3. While `passes_left() > 0`: `begin_pass`, one more solve, `end_pass`, also after a solve that failed.
///    These solves are slower, so their times are no result. CounterSet::basic takes one pass, full several,
///    anything else none.
/// 4. `finish`, before the backend is closed.
///
/// A run that fails or is cancelled calls `finish`, or just destroys the watcher; both return promptly.
class Watcher {
public:
    virtual ~Watcher() = default;

    /// Begins. `run_began` is the time 0 of samples and curves. `on_telemetry` may be empty; a thread of the
    /// watcher's calls it about eight times a second, and not any more once `finish` has returned. Telemetry
    /// leaves GPM's two figures empty while counters are asked for, because both use the same hardware.
    virtual void start(const Watch& watch, std::chrono::steady_clock::time_point run_began,
                       std::function<void(const Telemetry&)> on_telemetry) = 0;

    /// How many more solves the counters need for themselves. 0 if none were asked for, if they are
    /// unavailable, and after a pass that failed.
    virtual std::int64_t passes_left() const = 0;
    virtual void begin_pass() = 0;
    /// Waits for the device and takes what was counted.
    virtual void end_pass() = 0;

    /// Ends all watching. What the counters found, or why there are none; empty if none were asked for.
    virtual std::optional<Counters> finish() = 0;

    /// What else could not be watched, a sentence each: "libnvidia-ml.so.1 was not found, so ...".
    virtual std::vector<std::string> remarks() const = 0;
};

} // namespace ks::live
