// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/samples.h"
#include "visual/scene/live/live_view.h"
#include "visual/scene/measure.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// What the driver reported about the GPU during a run.
struct TelemetryCurves {
    std::span<const live::Sample> samples;
    TimeSpan window;              ///< in seconds; empty: all samples
    std::optional<double> cursor; ///< in seconds
    std::string device;           ///< "NVIDIA H200"
};

/// Draws a small curve for each quantity that the board reports, with its own axis and its last value (or the
/// value at the cursor). Also draws the meaning of "busy" in words, marks with reasons for reduced clocks,
/// and a sentence that names the quantities that the board does not report. `plot` is the plot of the first
/// small curve; all curves have the same times, side by side, so `DrawnTelemetry::time_at` takes a point.
struct DrawnTelemetry {
    double used = 0; ///< height, in pixels
    std::vector<DrawnPlot> plots;

    std::optional<double> time_at(const Point& at) const;
};
DrawnTelemetry add_telemetry(DisplayList& list, const TelemetryCurves& curves, const Rect& area,
                             const TextMeasure& measure);

} // namespace ks::scene
