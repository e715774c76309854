// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/run/live_scenes.h"
#include "ui/run/live_theory.h"
#include "ui/run/watched_runs.h"

namespace ks::ui {

/// Which watched run the pictures show: one that has ended, or the one that goes on.
class ShownRun {
public:
    ShownRun(const LiveFeed& feed, const WatchedRuns& runs) : feed_(feed), runs_(runs) {}

    void show(LiveRunPtr run) { shown_ = std::move(run); }
    void show_current() { shown_ = nullptr; }

    /// Null: there is none.
    const live::LiveRun* run() const;
    bool goes_on() const { return !shown_ && feed_.running(); }
    const LiveRunPtr& ended() const { return shown_; } ///< null: it goes on, or there is none
    int row() const { return runs_.row_of(shown_); }
    const WatchedRuns::Entry* entry() const { return runs_.entry(row()); }
    const scene::LaidOutTimeline* timeline() const;

    /// What limits its occupancy by the rules. While it goes on, its blocks are not told yet, and the theory
    /// is that of an earlier run of the same launches.
    std::optional<LiveTheory> theory() const;

    /// All of its time, in seconds; with that of the ticked runs.
    scene::TimeSpan seconds(bool with_ticked) const;

    /// What pictures show of it, without a piece of time.
    LiveScene scene();
    /// The ticked runs as curves, and this one where none is ticked.
    std::vector<scene::OccupancySeries> ticked_series() const;
    /// Where their figures come from; different sources have a semicolon between them.
    std::string ticked_source() const;
    /// This run and the ticked ones of the same device, as points below its roofs.
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
    std::size_t series_count_ = 0; ///< how many of its samples were given to `series_`
    double series_last_t_ = 0;     ///< the time of the last of them: samples are thinned as they grow many
};

} // namespace ks::ui
