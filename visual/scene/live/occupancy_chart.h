// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/figures.h"
#include "solvers/live/samples.h"
#include "visual/scene/live/laid_out_timeline.h"
#include "visual/scene/measure.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// The occupancy of all SMs together over time, for one run. An unknown value is NaN and drawn as a gap.
struct OccupancySeries {
    std::string name; ///< "mckp.sync, 512 threads"; may be empty if there is one series
    std::vector<double> times;
    std::vector<float> values; ///< 0..1, one per element of `times`
    /// 0: each value was taken at one moment, and is drawn as a point. Otherwise each value is the mean over
    /// this length of time from its time on, and is drawn as a step.
    double bin = 0;
    std::optional<double> theoretical;               ///< 0..1, of the running kernel
    std::optional<live::AchievedOccupancy> achieved; ///< of the whole run
    std::optional<double> end;                       ///< when its last block finished; marked if it is shown

    /// Adds the mean occupancy of a live sample's SMs, or NaN if it is unknown.
    void add(const live::Sample& sample);
};

/// All samples of a run, in seconds.
OccupancySeries series_of(std::span<const live::Sample> samples, std::string name = {});

/// A timeline's window in `bins` equal parts, in the timeline's unit, with the theoretical occupancy of the
/// launch that fills most of the window. `achieved` stays empty, because it takes long to compute: set it
/// once.
OccupancySeries series_of(const LaidOutTimeline& timeline, TimeSpan window, std::size_t bins,
                          std::string name = {});

struct OccupancyChart {
    /// Up to four; the first is the run in question. Further ones are not drawn.
    std::vector<OccupancySeries> series;
    TimeUnit unit = TimeUnit::seconds;
    TimeSpan window;              ///< empty: all of the series
    std::optional<double> cursor; ///< the time of the cross-hair
    std::string source;           ///< `source_words`, written below the title
    std::string slow_motion;      ///< `slow_motion_words` while a timeline plays; may be empty
    std::string nothing;          ///< the sentence to show if no series has a value
};

/// Draws the curves from 0 to 100 %, theoretical occupancies as dashed lines with their values, both achieved
/// occupancies in words, and the cross-hair with the value of each curve. It needs a height of at least 160
/// pixels.
DrawnPlot add_occupancy_chart(DisplayList& list, const OccupancyChart& chart, const Rect& area,
                              const TextMeasure& measure);

/// The index of a series' bin or nearest sample at a time; nothing outside the series.
std::optional<std::size_t> index_at(const OccupancySeries& series, double time);
/// The value at a time; NaN if unknown.
float value_at(const OccupancySeries& series, double time);

} // namespace ks::scene
