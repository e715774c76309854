// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/concurrency/sm_load.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <optional>
#include <span>
#include <string>

namespace ks::scene {

/// A multiprocessor drawn as a box of four columns, one per resource, which launches fill from the bottom.
struct SmPicture {
    const PlanProblem* problem = nullptr;
    std::span<const SmLaunch> launches;
    /// The amounts to draw for each launch, for an animation; empty: the amounts of its shape.
    std::span<const SmAmounts> on_the_way{};
    std::optional<std::size_t> selected{}; ///< the index of the selected launch
    std::string title{};                   ///< "One of 24 multiprocessors"
};

/// The positions of the parts, for the pointer.
struct DrawnSm {
    std::array<Rect, sm_resources.size()> columns{}; ///< from the rim to the floor, by `SmResource`
    double all = 1;                                  ///< the height of 100 % of a resource, in pixels
};

/// Draws it in this area. What does not fit is drawn above the rim. A launch's part of a column is a region
/// like "launch 3 warps"; a column is a region like "warps".
DrawnSm draw_sm(DisplayList& list, const SmPicture& picture, const Rect& area, const TextMeasure& measure);

/// The launch and the resource of such a region; nothing for other regions.
std::optional<std::pair<std::size_t, SmResource>> launch_of_region(std::string_view id);

} // namespace ks::scene
