// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/roofline/roofline.h"
#include "ui/jobs/devices.h"
#include "ui/live/live_feed.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace ks {
struct Outcome;
}

namespace ks::ui {

/// How close a run comes to the limits of its device.
struct LiveLimit {
    std::shared_ptr<const roofline::Ceilings> ceilings; ///< null: unknown
    std::optional<roofline::Roofline> roofline;         ///< empty: `words` state why
    std::optional<roofline::RooflinePoint> point; ///< empty: the picture's roofs do not apply to this work
    QString words;                                ///< states the limit, or why none is named
};

/// The data needed to find the limit of a run.
struct LimitQuestion {
    LiveRunPtr run;
    InstancePtr instance;      ///< the open instance, or null
    std::int64_t launches = 0; ///< the number of launches in the run; 0: unknown
    std::shared_ptr<const roofline::Ceilings> ceilings;
};

/// The ceilings of the device of a run. They come from the runner, for a GPU of that name, preferably at the
/// run's place; otherwise from the recording.
std::shared_ptr<const roofline::Ceilings> ceilings_of(const live::LiveRun& run, const Devices& devices);

/// The number of launches of a run: from its timeline, else from the outcome of the same run; 0: unknown.
std::int64_t launches_of(const live::LiveRun& run,
                         const std::vector<std::shared_ptr<const Outcome>>& outcomes);

/// Whether a limit can be named for such a run: it used a GPU and reported a time of its stage `compute`.
bool may_have_limit(const live::LiveRun& run);

/// Counts the work of the kernels and compares it with the ceilings. It reads the whole instance, so call it
/// in a separate thread.
LiveLimit limit_of(const LimitQuestion& question, std::stop_token stop);

/// "measured here on NVIDIA H200", "recorded 2026-11-25 on NVIDIA H200".
std::string source_of_run(const live::LiveRun& run);

} // namespace ks::ui
