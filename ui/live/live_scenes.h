// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "ui/live/live_limit.h"
#include "ui/live/live_summary.h"
#include "visual/scene/live/occupancy_chart.h"
#include "visual/scene/live/timeline_picture.h"
#include "visual/scene/roofline_scene.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::ui {

/// The data for the pictures of a watched run, and the visible time span. The objects that it points to must
/// outlive the drawing.
struct LiveScene {
    const live::LiveRun* run = nullptr;   ///< null: nothing was watched yet
    const LiveSummary* summary = nullptr; ///< null: the run is still going on or not laid out yet
    const scene::LaidOutTimeline* timeline = nullptr;
    const scene::OccupancySeries* samples = nullptr; ///< of the run
    std::vector<scene::OccupancySeries> others;      ///< runs laid over it, in seconds
    std::string others_source;                       ///< the source of their values
    const LiveLimit* limit = nullptr;                ///< null: not computed yet
    std::vector<scene::RooflineRun> below_roof;      ///< this run and the ticked runs on the same device
    std::optional<double> theoretical; ///< theoretical occupancy, 0..1; also while the kernel runs
    std::optional<double> of_grid; ///< the same limited by the number of blocks in the grid, if that is less
    bool running = false;
    bool laying_out = false;
    std::string name, level; ///< `name_of`, `level_text`
    std::string words;       ///< further remarks: a comparison, dropped data
    scene::TimeSpan window;
    std::optional<double> cursor;
    double per_second = 0; ///< of a replay; 0: paused
    std::optional<std::int64_t> block;
    double scroll = 0; ///< the scroll position in the table of counters
};

/// Draws occupancy over time with the theoretical occupancy, the occupancy of each SM, and the main numbers
/// in large letters.
scene::DrawnPlot draw_live(scene::DisplayList& list, const LiveScene& scene,
                           const scene::TextMeasure& measure);
/// Draws the blocks of the last solve with the occupancy above, and the occupancy of each SM at the current
/// moment.
scene::DrawnPlot draw_blocks(scene::DisplayList& list, const LiveScene& scene,
                             const scene::TextMeasure& measure, scene::DrawnTimeline& lanes);
/// Draws the solves over time, the stages of the last solve, and the driver's values.
scene::DrawnPlot draw_timing(scene::DisplayList& list, const LiveScene& scene,
                             const scene::TextMeasure& measure);
/// The limit in a sentence, and the run below the roofs of its device.
void draw_limit(scene::DisplayList& list, const LiveScene& scene, const scene::TextMeasure& measure);
void draw_counters(scene::DisplayList& list, const LiveScene& scene, const scene::TextMeasure& measure);
/// Draws the occupancy of several runs over each other.
scene::DrawnPlot draw_compared(scene::DisplayList& list, const LiveScene& scene,
                               const scene::TextMeasure& measure);

} // namespace ks::ui
