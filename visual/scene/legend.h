// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// A mark, drawn by one or more boxes on top of each other, and what it means. The legend places the boxes.
struct LegendEntry {
    std::string text;
    std::vector<Box> sample;
};

/// The ring around a cell that a lesson points at, and the words for it.
Box ring_mark();
inline constexpr const char* pointed_at_words = "the lesson points here";

/// How many lines the entries need in this width, and how high one is.
std::size_t legend_lines(std::span<const LegendEntry> entries, double width, const TextMeasure& measure);
inline constexpr double legend_line = 22;
/// Adds the entries in as many lines as the frame has; the last one ends with how many there are more.
void add_legend_lines(DisplayList& list, const Rect& frame, std::span<const LegendEntry> entries,
                      const TextMeasure& measure);

/// Adds the entries in one line or, where they do not fit and the frame has the height, in two smaller ones;
/// as many as fit.
void add_legend(DisplayList& list, const Rect& frame, std::span<const LegendEntry> entries,
                const TextMeasure& measure);

} // namespace ks::scene
