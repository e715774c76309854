// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/shape_picture.h"

#include <span>

namespace ks::scene {

/// Marks a part that differs with a dark frame and the sign ≠ at its corner; without room for the
/// sign, with a hatch.
void add_difference_mark(DisplayList& list, const Rect& rect);

/// Marks these parts of a picture that is already in the list. Cells of a table are found by its layout,
/// parts of other shapes by their regions in the list.
void add_difference_marks(DisplayList& list, const StepPicture& what, std::span<const At> differs);

} // namespace ks::scene
