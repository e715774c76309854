// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/concurrency/sm_load.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <optional>
#include <span>
#include <string>

namespace ks::scene {

/// A multiprocessor as a box of four columns, one for each resource, which launches fill from the bottom.
struct SmPicture {
    const PlanProblem* problem = nullptr;
    std::span<const SmLaunch> launches;
    /// What each of them takes; empty: what its shape says. Otherwise it is on the way there.
    std::span<const SmAmounts> on_the_way{};
    std::optional<std::size_t> selected{}; ///< of the launches
    std::string title{};                   ///< "One of 24 multiprocessors"
};

/// Where things lie, for the pointer.
struct DrawnSm {
    std::array<Rect, sm_resources.size()> columns{}; ///< from the rim to the floor, by `SmResource`
    double all = 1;                                  ///< how high all of a resource is, in pixels
};

/// Draws it in this area. What does not fit stands above the rim. A launch's part of a column is the region
/// "launch 3 warps"; a column is "warps".
DrawnSm draw_sm(DisplayList& list, const SmPicture& picture, const Rect& area, const TextMeasure& measure);

/// The launch and the resource of such a region; empty for any other.
std::optional<std::pair<std::size_t, SmResource>> launch_of_region(std::string_view id);

} // namespace ks::scene
