// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/live/live_scenes.h"
#include "ui/live/live_theory.h"
#include "ui/live/watched_runs.h"

namespace ks::ui {

/// The watched run in the pictures: one that has ended, or the current one.
class ShownRun {
public:
    ShownRun(const LiveFeed& feed, const WatchedRuns& runs) : feed_(feed), runs_(runs) {}

    void show(LiveRunPtr run) { shown_ = std::move(run); }
    void show_current() { shown_ = nullptr; }

    /// Null if there is none.
    const live::LiveRun* run() const;
    bool goes_on() const { return !shown_ && feed_.running(); }
    const LiveRunPtr& ended() const { return shown_; } ///< null: it is still running, or there is none
    int row() const { return runs_.row_of(shown_); }
    const WatchedRuns::Entry* entry() const { return runs_.entry(row()); }
    const scene::LaidOutTimeline* timeline() const;

    /// The theoretical limit of its occupancy. While it runs, its blocks are unknown, and the limit comes
    /// from an earlier run with the same launches.
    std::optional<LiveTheory> theory() const;

    /// Its whole time, in seconds; `with_ticked` includes the ticked runs.
    scene::TimeSpan seconds(bool with_ticked) const;

    /// The data for its pictures, without a time span.
    LiveScene scene();
    /// The ticked runs as curves; this run if none is ticked.
    std::vector<scene::OccupancySeries> ticked_series() const;
    /// The sources of their values, separated by semicolons if they differ.
    std::string ticked_source() const;
    /// This run and the ticked runs on the same device, as points below its roofs.
    std::vector<scene::RooflineRun> below_roof() const;

private:
    std::vector<const WatchedRuns::Entry*> ticked_or_shown() const;
    const scene::OccupancySeries* samples();
    const WatchedRuns::Entry* entry_for_theory() const;

    const LiveFeed& feed_;
    const WatchedRuns& runs_;
    LiveRunPtr shown_;
    scene::OccupancySeries series_;
    const live::LiveRun* series_of_ = nullptr;
    std::size_t series_count_ = 0; ///< the number of its samples that `series_` contains
    /// the time of the last of these samples; samples are thinned out when there are many
    double series_last_t_ = 0;
};

} // namespace ks::ui
