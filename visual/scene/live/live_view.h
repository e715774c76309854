// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "visual/scene/display_list.h"

#include <cstddef>
#include <optional>
#include <string>

namespace ks::scene {

/// The unit of a picture's times: seconds since the run began, or the units of a timeline.
enum class TimeUnit {
    seconds,
    nanoseconds,
    steps ///< of the model: equal blocks, not time. Never shown as seconds
};

/// The unit of a timeline's times.
TimeUnit unit_of(const live::Timeline& timeline);

/// "1.88 ms", "42.0 µs", "1 200 steps".
std::string time_text(TimeUnit unit, double time);

/// A span of time, in the picture's unit. An empty span means all of it.
struct TimeSpan {
    double begin = 0, end = 0;

    double length() const { return end - begin; }
    bool empty() const { return !(end > begin); }
    friend bool operator==(const TimeSpan&, const TimeSpan&) = default;
};

/// The mapping between times and positions in a drawn picture, for the pointer.
struct DrawnPlot {
    double used = 0; ///< height, in pixels
    Rect plot;       ///< the area of the times; without a width nothing can be pointed at
    TimeSpan shown; ///< the time span from its left edge to its right edge; never empty if `plot` has a width

    double time_at(double x) const {
        return plot.width > 0 ? shown.begin + shown.length() * (x - plot.x) / plot.width : shown.begin;
    }
    double x_of(double time) const {
        return shown.empty() ? plot.x : plot.x + plot.width * (time - shown.begin) / shown.length();
    }
    bool has(const Point& at) const {
        return at.x >= plot.x && at.x < plot.x + plot.width && at.y >= plot.y && at.y < plot.y + plot.height;
    }
};

/// The source of the values: "measured by the probe on NVIDIA H200", "modelled: steps of equal blocks, not
/// time". `device` may be empty.
std::string source_words(live::Source source, const std::string& device);

/// How much slower than the run the picture plays: "1 s of picture = 42.0 µs of run, 23 800 times slower";
/// for a model "1 s of picture = 1 200 steps of the model". `per_second` is the time shown per second of
/// picture, in `unit`.
std::string slow_motion_words(TimeUnit unit, double per_second);

/// The index of the launch that runs at `time`, the last one if there are several; nothing between launches.
std::optional<std::size_t> launch_at(const live::Timeline& timeline, double time);

/// The theoretical occupancy of a launch, 0..1: the warps that an SM can hold of it over the SM's limit;
/// nothing if unknown.
std::optional<double> theoretical_occupancy(const live::Timeline& timeline, std::size_t launch);

} // namespace ks::scene
