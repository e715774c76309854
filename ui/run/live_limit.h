// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/roofline/roofline.h"
#include "ui/jobs/devices.h"
#include "ui/run/live_feed.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace ks {
struct Outcome;
}

namespace ks::ui {

/// What is known of how near a run comes to what its device can do.
struct LiveLimit {
    std::shared_ptr<const roofline::Ceilings> ceilings; ///< null: nobody knows them
    std::optional<roofline::Roofline> roofline;         ///< empty: `words` say why
    std::optional<roofline::RooflinePoint> point;       ///< empty: the picture's roofs are not for this work
    QString words;                                      ///< the limit in a sentence, or why none is named
};

/// What is needed to find the limit of a run.
struct LimitQuestion {
    LiveRunPtr run;
    InstancePtr instance;      ///< that is open; null: none is
    std::int64_t launches = 0; ///< that the run has made; 0: not known
    std::shared_ptr<const roofline::Ceilings> ceilings;
};

/// The ceilings of the device that a run was on: those that its runner tells of a GPU with its name, of these
/// first the one at the run's place; else the recording.
std::shared_ptr<const roofline::Ceilings> ceilings_of(const live::LiveRun& run, const Devices& devices);

/// The launches of a run: of its timeline, else of the outcome of the same run; 0: not known.
std::int64_t launches_of(const live::LiveRun& run,
                         const std::vector<std::shared_ptr<const Outcome>>& outcomes);

/// Whether a limit can be named of such a run at all: on a GPU, and it told a time of its stage `compute`.
bool may_have_limit(const live::LiveRun& run);

/// Counts the work of the kernels and holds it against the ceilings. It reads the whole instance, so it
/// belongs on a thread of its own.
LiveLimit limit_of(const LimitQuestion& question, std::stop_token stop);

/// "measured here on NVIDIA H200", "recorded 2026-11-25 on NVIDIA H200".
std::string source_of_run(const live::LiveRun& run);

} // namespace ks::ui
