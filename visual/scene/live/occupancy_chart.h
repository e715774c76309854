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

/// The occupancy of all SMs together over time, of one run. A value that is not known is NaN, and there is a
/// gap.
struct OccupancySeries {
    std::string name; ///< "mckp.sync, 512 threads a block"; may be empty where there is one series
    std::vector<double> times;
    std::vector<float> values; ///< 0..1, as many as `times`
    /// 0: a value was taken at its time, and is drawn as a point. Otherwise it is the mean of so long a time
    /// from there on, and is drawn as a step.
    double bin = 0;
    std::optional<double> theoretical;               ///< 0..1, of the running kernel
    std::optional<live::AchievedOccupancy> achieved; ///< of the whole run
    std::optional<double> end; ///< when its last block was done; marked with that time where it is shown

    /// Adds what a live sample says of its SMs: their mean, or that it is not known.
    void add(const live::Sample& sample);
};

/// All samples of a run, in seconds.
OccupancySeries series_of(std::span<const live::Sample> samples, std::string name = {});

/// A timeline's window in `bins` equal parts, in the timeline's unit, with the theory of the launch that
/// fills most of the window. `achieved` is left out, because it takes long: set it once.
OccupancySeries series_of(const LaidOutTimeline& timeline, TimeSpan window, std::size_t bins,
                          std::string name = {});

struct OccupancyChart {
    /// Up to four, the first one is the run in question; more are not drawn.
    std::vector<OccupancySeries> series;
    TimeUnit unit = TimeUnit::seconds;
    TimeSpan window;              ///< empty: all of the series
    std::optional<double> cursor; ///< where the cross-hair stands
    std::string source;           ///< `source_words`, said below the title
    std::string slow_motion;      ///< `slow_motion_words` while a timeline plays; may be empty
    std::string nothing;          ///< what to say where no series has a value; a sentence
};

/// Draws the curves from 0 to 100 %, the theory as dashed lines with their values, both achieved occupancies
/// in words and the cross-hair with the value of each curve. Wants 160 pixels of height or more.
DrawnPlot add_occupancy_chart(DisplayList& list, const OccupancyChart& chart, const Rect& area,
                              const TextMeasure& measure);

/// Of a series at a time: its bin, or the nearest sample. Empty: outside of the series.
std::optional<std::size_t> index_at(const OccupancySeries& series, double time);
/// The value there. NaN: not known.
float value_at(const OccupancySeries& series, double time);

} // namespace ks::scene
