// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/pairs/differences.h"
#include "visual/scene/step_scene.h"

#include <span>
#include <string>

namespace ks::scene {

/// One of two recordings that are shown side by side.
struct PairSide {
    const Recording& recording;
    const Moment& moment;
    const TableView& view;
    /// parts that differ from the other recording (solvers/pairs/differences.h)
    std::span<const At> differs = {};
};

/// One side: the picture of the recording's shape with its legend, then the current lines of the pseudo-code
/// and the sentence. Differences are marked in the picture.
DisplayList side_scene(const PairSide& side, double width, double height, const TextMeasure& measure);
/// The frame in which side_scene() draws the picture.
Rect side_frame(double width, double height);
inline constexpr double side_edge = 16; ///< to the left and right of it

/// Draws, below both sides, the differences in words and, if anything is compared, the meaning of the mark.
DisplayList difference_strip(const Differences& found, double width, double height,
                             const TextMeasure& measure);
inline constexpr double difference_strip_height = 56;

/// Both sides, each with its name above, and the differences below both.
struct PairPicture {
    PairSide first, second;
    std::string first_title, second_title;
    const Differences& found;
};
DisplayList side_by_side_scene(const PairPicture& pair, double width, double height,
                               const TextMeasure& measure);
/// The size of each side in that picture; its view is computed for this size.
Rect side_of_pair(double width, double height);

} // namespace ks::scene
