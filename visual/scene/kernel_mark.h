// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/drawing.h"

#include <cstddef>

namespace ks::scene {

/// How one of several kernels is drawn wherever it appears. Fifteen kernels in a row differ in colour or
/// pattern, and neighbours in both.
Mark kernel_mark(std::size_t kernel);
/// The same where there is no room for a pattern: the colour alone, the three patterns as three strengths.
Fill kernel_fill(std::size_t kernel);

/// Adds words in a kernel's mark, which stay legible on its pattern. `rect` lies within the mark.
void add_kernel_words(DisplayList& list, const TextMeasure& measure, const Rect& rect, std::size_t kernel,
                      const std::string& text, TextLook look);

} // namespace ks::scene
