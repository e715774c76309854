// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/concurrency/sm_load.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <functional>
#include <vector>

namespace ks::scene {

/// The batches of a plan as small boxes in execution order, each with the four columns that it fills. If not
/// all fit side by side, those around the chosen batch are drawn.
struct BatchStrip {
    const PlanProblem* problem = nullptr;
    const Plan* plan = nullptr;
    /// The launches of a batch, by its index; called only for batches that are drawn.
    std::function<std::vector<SmLaunch>(std::size_t batch)> launches;
    std::optional<std::size_t> chosen{};
};

/// Draws the strip. Each batch is a region, like "batch 3".
void draw_batches(DisplayList& list, const BatchStrip& strip, const Rect& area, const TextMeasure& measure);
std::optional<std::size_t> batch_of_region(std::string_view id);

/// The title of a plan's batch, by its index: "Batches 3 to 5, each".
std::string batch_title(const Plan& plan, std::size_t batch);

inline constexpr double batch_strip_height = 148, small_batch_strip_height = 108;

} // namespace ks::scene
