// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/pareto/front_picture.h"

#include <string>

namespace ks::scene {

/// Letter sizes in a picture of fronts, and the height of a line, in pixels.
namespace front_letters {
inline constexpr double axis = 12, caption = 13, tag = 15;
}
inline constexpr double front_line = 20;

/// The width of a text in the interface's face, rounded up to whole pixels so that the text is not elided.
double front_width(const TextMeasure& measure, const std::string& text, double size, Weight weight);

/// Marks on the first front: the original set, the knee, pins, the point under the pointer, and the chosen
/// point with its guides. If tags would overlap, the chosen point's tag is kept.
void add_front_marks(DisplayList& list, const FrontPicture& picture, const DrawnFront& drawn,
                     const TextMeasure& measure);

} // namespace ks::scene
