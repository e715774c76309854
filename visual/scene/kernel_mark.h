// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/drawing.h"

#include <cstddef>

namespace ks::scene {

/// The look of one of several kernels in every picture. Fifteen consecutive kernels differ in colour or
/// pattern, and adjacent ones in both.
Mark kernel_mark(std::size_t kernel);
/// The look without a pattern, for small places: the colour, with three strengths instead of the three
/// patterns.
Fill kernel_fill(std::size_t kernel);

/// Adds words inside a kernel's mark, legible on its pattern. `rect` is within the mark.
void add_kernel_words(DisplayList& list, const TextMeasure& measure, const Rect& rect, std::size_t kernel,
                      const std::string& text, TextLook look);

} // namespace ks::scene
