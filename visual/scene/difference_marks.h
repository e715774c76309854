// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/shape_picture.h"

#include <span>

namespace ks::scene {

/// Marks a part that differs: a dark frame with the sign ≠ at its corner or, where there is no room for
/// a sign, a hatch.
void add_difference_mark(DisplayList& list, const Rect& rect);

/// Marks these parts of a picture that the list has already: cells of a table by its layout, parts of other
/// shapes by the regions that they have in the list.
void add_difference_marks(DisplayList& list, const StepPicture& what, std::span<const At> differs);

} // namespace ks::scene
