// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/outcome.h"
#include "solvers/run/run_events.h"

#include <mutex>

namespace ks {

/// Stores what a watched run reports, for its document. It must outlive the run.
class LiveCollector {
public:
    /// Returns these events, extended so that the collector also receives its part.
    RunEvents listening(RunEvents events);
    /// Returns everything received, together with the description of the run in the outcome.
    live::LiveRun run(const Outcome& outcome) const;

private:
    std::mutex mutex_; ///< samples come from other threads
    live::LiveRun run_;
};

} // namespace ks
