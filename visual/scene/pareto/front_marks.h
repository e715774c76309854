// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/pareto/front_picture.h"

#include <string>

namespace ks::scene {

/// Sizes of the letters in a picture of fronts, and the height of a line, in pixels.
namespace front_letters {
inline constexpr double axis = 12, caption = 13, tag = 15;
}
inline constexpr double front_line = 20;

/// The width of a text of the interface's face, in whole pixels, so that none of it is elided.
double front_width(const TextMeasure& measure, const std::string& text, double size, Weight weight);

/// What is marked of the first front: the original set, the knee, pins, the point under the pointer, and the
/// chosen one with its guides. Where tags would lie over each other, the chosen point's stays.
void add_front_marks(DisplayList& list, const FrontPicture& picture, const DrawnFront& drawn,
                     const TextMeasure& measure);

} // namespace ks::scene
