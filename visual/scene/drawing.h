// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/legend.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// The factor by which figures enlarge letters and marks in an area of this width: 1 at 640 pixels.
double figure_scale(const Rect& area);

/// Enlarges a picture that was made for an area 1 / figure_scale as large and adds it; returns the height
/// used.
double add_enlarged(DisplayList& list, DisplayList picture, const Rect& area);

/// How a line of text looks.
struct TextLook {
    double size;
    Role role = Role::text;
    Align align = Align::left;
    Weight weight = Weight::regular;
    Face face = Face::interface;
};

/// Adds a line of text, elided to its rectangle.
void add_text(DisplayList& list, const TextMeasure& measure, const Rect& rect, const std::string& text,
              const TextLook& look);

/// An important number, with its name above it.
struct KeyNumber {
    std::string name;  ///< "sectors of 32 B"; may hold subscripts (rich_text.h)
    std::string value; ///< "4"
    bool loud = false; ///< the figure emphasises it
};

/// Adds key numbers side by side under a hairline, each as wide as it needs, as many as fit. Returns the
/// height used.
double add_key_numbers(DisplayList& list, const TextMeasure& measure, const Rect& area,
                       std::span<const KeyNumber> numbers);

/// A mark that figures share, as boxes on top of each other.
using Mark = std::vector<Box>;
Mark read_mark();    ///< read: blue tint and outline
Mark changed_mark(); ///< computed now: green
Mark next_mark();    ///< computed later, or waiting: a dashed outline
Mark chosen_mark();  ///< chosen: a tint, a bold outline and a corner
Mark wasted_mark();  ///< moved and not used: yellow and hatched
Mark error_mark();   ///< a finding: filled orange
Mark idle_mark();    ///< waiting: hatched
Mark masked_mark();  ///< nothing to do: an empty, quiet cell
Mark cut_mark();     ///< left out of a search: quiet and hatched
Mark plain_mark();   ///< none of these: a hairline around it
void add_mark(DisplayList& list, const Rect& rect, Mark mark);

} // namespace ks::scene
