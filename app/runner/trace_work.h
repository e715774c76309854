// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/arguments.h"
#include "solvers/core/json_tree.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"

#include <functional>

namespace ks::runner {

/// A run request as a trace request; `blocks` ("all" or a number of blocks of each launch) is its own. Traces
/// are made in the emulator: another place is a usage error.
Result<TraceRequest> trace_request(RunRequest run, std::optional<std::int64_t> blocks);

/// Reads a `serve` request to trace; `findings` (true) and `lockstep` (false) are its own too. A stop request
/// ends it with `cancelled`.
Result<TraceRequest> trace_request(const json::Cursor& request, const std::stop_token& stop);

/// Traces, telling each finding as an event too.
Result<Trace> traced(const TraceRequest& request, const std::function<double()>& seconds,
                     const std::function<void(const Json&)>& emit, std::stop_token stop);

/// The `finding` event of one entry of a trace document's `findings`.
Json finding_event(double t, const Json& finding);

} // namespace ks::runner
