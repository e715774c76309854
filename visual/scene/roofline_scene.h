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
    std::string source; ///< when and where it was measured: "measured here on gpu:0", "recorded 2026-11-25 on
                        ///< NVIDIA H200"
};

/// The roofs of a GPU with runs below them.
struct RooflinePicture {
    const roofline::Ceilings* ceilings =
        nullptr;                   ///< null, or without copy and max_plus: the picture says what is missing
    std::vector<RooflineRun> runs; ///< at most `most_runs` are drawn; a line below says how many are not
    std::string sentence;          ///< Roofline::sentence of the run in question; empty: none

    static constexpr std::size_t most_runs = 8;
};

/// Steps a second over steps a byte of device memory, both axes in powers of ten: a slope for device memory
/// and a flat roof for arithmetic, a point with a letter for each run, and below the plot what each letter
/// is, how near it comes to its roof, and where and when all of it was measured. Regions: one for each roof
/// and run. The picture is higher than asked where there is too little room.
DisplayList draw_roofline(const RooflinePicture& picture, double width, double height,
                          const TextMeasure& measure);

} // namespace ks::scene
