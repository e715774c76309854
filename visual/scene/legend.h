// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// A mark, drawn as one or more boxes on top of each other, and its meaning. The legend places the boxes.
struct LegendEntry {
    std::string text;
    std::vector<Box> sample;
};

/// The ring around a cell that a lesson points at, and its words in the legend.
Box ring_mark();
inline constexpr const char* pointed_at_words = "the lesson points here";

/// The number of lines that the entries need at this width, and the height of a line.
std::size_t legend_lines(std::span<const LegendEntry> entries, double width, const TextMeasure& measure);
inline constexpr double legend_line = 22;
/// Adds the entries in as many lines as the frame has; the last line ends with the number of missing entries.
void add_legend_lines(DisplayList& list, const Rect& frame, std::span<const LegendEntry> entries,
                      const TextMeasure& measure);

/// Adds the entries in one line; if they do not fit and the frame is high enough, in two smaller lines.
/// Entries that do not fit are omitted.
void add_legend(DisplayList& list, const Rect& frame, std::span<const LegendEntry> entries,
                const TextMeasure& measure);

} // namespace ks::scene
