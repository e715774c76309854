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

/// Watches one GPU during a run: the values of the driver (NVML) and the hardware's counters (CUPTI).
/// BackendProvider::watch makes a watcher for an opened backend, which must outlive it. Nothing here makes a
/// run fail: data that is not available is omitted, and `remarks` or `Counters::unavailable` give the reason
/// in a sentence.
///
/// All functions are called from the solving thread, in this order:
///
/// - `start`, after the backend was opened and before the first solve.
/// - The solves of the run, as often as it repeats. They are not disturbed; CounterSet::curves samples them.
/// - While `passes_left() > 0`: `begin_pass`, one more solve, `end_pass`, also after a solve that failed.
///   These solves are slower, so their times are not results. CounterSet::basic takes one pass, full several,
///   other sets none.
/// - `finish`, before the backend is closed.
///
/// A run that fails or is cancelled calls `finish`, or just destroys the watcher; both return promptly.
class Watcher {
public:
    virtual ~Watcher() = default;

    /// Starts watching. `run_began` is the time 0 of samples and curves. `on_telemetry` may be empty; a
    /// thread of the watcher calls it about eight times per second, and never after `finish` has returned.
    /// GPM's two values are empty in the telemetry while counters are requested, because both use the same
    /// hardware.
    virtual void start(const Watch& watch, std::chrono::steady_clock::time_point run_began,
                       std::function<void(const Telemetry&)> on_telemetry) = 0;

    /// Returns how many further solves the counters need. 0 if none were requested, if they are unavailable,
    /// and after a failed pass.
    virtual std::int64_t passes_left() const = 0;
    virtual void begin_pass() = 0;
    /// Waits for the device and reads the counts.
    virtual void end_pass() = 0;

    /// Ends all watching. Returns the counters, or why there are none; empty if none were requested.
    virtual std::optional<Counters> finish() = 0;

    /// Returns what else could not be watched, one sentence each: "libnvidia-ml.so.1 was not found, so ...".
    virtual std::vector<std::string> remarks() const = 0;
};

} // namespace ks::live
