// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/live/live_run.h"

#include <optional>

namespace ks {
class Context;
}

namespace ks::live {

/// Records where and when the blocks of a backend's launches ran. A backend that was opened to be watched has
/// one.
class Probe {
public:
    virtual ~Probe() = default;

    /// Returns whether recording slows down a run, so that solves with and without it must be compared.
    virtual bool costs_time() const = 0;
    /// Forgets all records. From now on launches are recorded with `grain`.
    virtual Result<void> begin(Grain grain) = 0;
    /// Waits for the launches since `begin`, and returns their records.
    virtual Result<Timeline> timeline(Context& context) = 0;
    /// Returns how full the SMs are at this moment (Sample::occupancy and barriers); without occupancy if
    /// nothing is being recorded. May be called from another thread. Empty: this backend does not support it.
    virtual std::optional<Sample> now() = 0;
};

} // namespace ks::live
