// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "ui/run/live_limit.h"
#include "ui/run/live_summary.h"
#include "visual/scene/live/occupancy_chart.h"
#include "visual/scene/live/timeline_picture.h"
#include "visual/scene/roofline_scene.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::ui {

/// What the pictures of a watched run show, and of which piece of time. Pointers are to what outlives the
/// drawing.
struct LiveScene {
    const live::LiveRun* run = nullptr;   ///< null: nothing was watched yet
    const LiveSummary* summary = nullptr; ///< null: the run goes on, or is not laid out yet
    const scene::LaidOutTimeline* timeline = nullptr;
    const scene::OccupancySeries* samples = nullptr; ///< of the run
    std::vector<scene::OccupancySeries> others;      ///< laid over it, in seconds
    std::string others_source;                       ///< where their figures come from
    const LiveLimit* limit = nullptr;                ///< null: it is not found yet
    std::vector<scene::RooflineRun> below_roof;      ///< this run and the ticked ones on the same device
    std::optional<double> theoretical; ///< occupancy that would fit, 0..1; of the running kernel, too
    std::optional<double> of_grid;     ///< the same with no more blocks than the grid has, where that is less
    bool running = false;
    bool laying_out = false;
    std::string name, level; ///< `name_of`, `level_text`
    std::string words;       ///< what there is to say beside: a comparison, what was left out
    scene::TimeSpan window;
    std::optional<double> cursor;
    double per_second = 0; ///< of a replay; 0: it stands
    std::optional<std::int64_t> block;
    double scroll = 0; ///< of the table of counters
};

/// Occupancy over time with the theory, how full each SM is, and the figures that matter, large.
scene::DrawnPlot draw_live(scene::DisplayList& list, const LiveScene& scene,
                           const scene::TextMeasure& measure);
/// The blocks of the last solve with their occupancy above, and how full each SM is at the moment that plays.
scene::DrawnPlot draw_blocks(scene::DisplayList& list, const LiveScene& scene,
                             const scene::TextMeasure& measure, scene::DrawnTimeline& lanes);
/// The solves over time, the stages of the last one, and what the driver told.
scene::DrawnPlot draw_timing(scene::DisplayList& list, const LiveScene& scene,
                             const scene::TextMeasure& measure);
/// The limit in a sentence, and the run below the roofs of its device.
void draw_limit(scene::DisplayList& list, const LiveScene& scene, const scene::TextMeasure& measure);
void draw_counters(scene::DisplayList& list, const LiveScene& scene, const scene::TextMeasure& measure);
/// The occupancy of several runs over each other.
scene::DrawnPlot draw_compared(scene::DisplayList& list, const LiveScene& scene,
                               const scene::TextMeasure& measure);

} // namespace ks::ui
