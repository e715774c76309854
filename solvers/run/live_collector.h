// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/outcome.h"
#include "solvers/run/run_events.h"

#include <mutex>

namespace ks {

/// Keeps what a watched run reports, for its document. It must outlive the run.
class LiveCollector {
public:
    /// These events, of which the collector takes its part as well.
    RunEvents listening(RunEvents events);
    /// All that came, with what the outcome says of the run.
    live::LiveRun run(const Outcome& outcome) const;

private:
    std::mutex mutex_; ///< samples come from other threads
    live::LiveRun run_;
};

} // namespace ks
