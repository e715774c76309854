// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/live/live_run.h"

#include <optional>

namespace ks {
class Context;
}

namespace ks::live {

/// Where the blocks of a backend's launches were, and when. A backend that was opened to be watched has one.
class Probe {
public:
    virtual ~Probe() = default;

    /// Whether recording makes a run slower, so that solves with and without it are to be compared.
    virtual bool costs_time() const = 0;
    /// Forgets what was recorded. Launches from now on record as finely as `grain` says.
    virtual Result<void> begin(Grain grain) = 0;
    /// Waits for the launches since `begin`, and gives what they left behind.
    virtual Result<Timeline> timeline(Context& context) = 0;
    /// How full the SMs are at this moment (Sample::occupancy and barriers); without occupancy while nothing
    /// records. Another thread may call it. Empty: this backend cannot tell.
    virtual std::optional<Sample> now() = 0;
};

} // namespace ks::live
