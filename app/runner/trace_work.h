// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/arguments.h"
#include "solvers/core/json_tree.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"

#include <functional>

namespace ks::runner {

/// Turns a run request into a trace request. `blocks` is how many blocks of each launch to record; nothing
/// means all. Traces are made only in the emulator, so another place is a usage error.
Result<TraceRequest> trace_request(RunRequest run, std::optional<std::int64_t> blocks);

/// Reads a `serve` request to trace. Besides the fields of a run it may have `blocks` (a number or "all"),
/// `window`, `findings` (default: true) and `lockstep` (default: false). A stop request ends the reading with
/// `cancelled`.
Result<TraceRequest> trace_request(const json::Cursor& request, const std::stop_token& stop);

/// Traces, and emits an event for each finding too.
Result<Trace> traced(const TraceRequest& request, const std::function<double()>& seconds,
                     const std::function<void(const Json&)>& emit, std::stop_token stop);

/// The `finding` event of one entry of a trace document's `findings`.
Json finding_event(double t, const Json& finding);

} // namespace ks::runner
