// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/roofline/roofline.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <string>
#include <vector>

namespace ks::scene {

/// A run as a point below the roofs.
struct RooflineRun {
    std::string name; ///< "mckp.shared, 512 threads"
    roofline::RooflinePoint point;
    std::string source; ///< source and date: "measured here on gpu:0", "recorded 2026-11-25 on NVIDIA H200"
};

/// The roofs of a GPU with runs below them.
struct RooflinePicture {
    const roofline::Ceilings* ceilings =
        nullptr; ///< if null, or without copy and max_plus, the picture states what is missing
    /// at most `most_runs` are drawn; a line below states how many are missing
    std::vector<RooflineRun> runs;
    std::string sentence; ///< Roofline::sentence of the run in question; empty: none

    static constexpr std::size_t most_runs = 8;
};

/// Plots steps per second over steps per byte of device memory, both axes in powers of ten. Draws a slope for
/// device memory, a flat roof for arithmetic and a point with a letter for each run. Below the plot are the
/// meaning of each letter, the distance to the roof, and the source and date of all values. Each roof and
/// each run is a region. If there is too little room, the picture is higher than requested.
DisplayList draw_roofline(const RooflinePicture& picture, double width, double height,
                          const TextMeasure& measure);

} // namespace ks::scene
