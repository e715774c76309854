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
    std::span<const At> differs = {}; ///< what is not the same in the other one (solvers/pairs/differences.h)
};

/// One side alone: the picture of the recording's shape with its legend, below it the current lines of the
/// pseudo-code and the sentence. What differs is marked in the picture.
DisplayList side_scene(const PairSide& side, double width, double height, const TextMeasure& measure);
/// Where side_scene() draws the picture.
Rect side_frame(double width, double height);

/// What differs in words and, where anything is compared, what the mark means; drawn below both sides.
DisplayList difference_strip(const Differences& found, double width, double height,
                             const TextMeasure& measure);
inline constexpr double difference_strip_height = 56;

/// Both sides, with what each is above it and what differs below both.
struct PairPicture {
    PairSide first, second;
    std::string first_title, second_title;
    const Differences& found;
};
DisplayList side_by_side_scene(const PairPicture& pair, double width, double height,
                               const TextMeasure& measure);
/// The size of each side in that picture, which its view is followed in.
Rect side_of_pair(double width, double height);

} // namespace ks::scene
