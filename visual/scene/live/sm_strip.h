// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// How full each SM is at one moment.
struct SmStrip {
    std::vector<float> occupancy; ///< of each SM, 0..1; NaN: not known. Empty: nothing is known
    std::string when;             ///< "now", "at 42.0 µs"
    std::string source;           ///< `source_words`
    std::optional<int> chosen;    ///< marked by a ring
    std::string nothing;          ///< what to say where nothing is known; a sentence
};

struct DrawnStrip {
    double used = 0; ///< height, in pixels
    std::vector<Rect> cells;

    std::optional<int> sm_at(const Point& at) const;
};

/// Draws a cell for each SM, filled from below as far as the SM is full, in as many lines as make cells wide
/// enough, with every eighth number and a legend. 132 SMs in 900 pixels take two lines.
DrawnStrip add_sm_strip(DisplayList& list, const SmStrip& strip, const Rect& area,
                        const TextMeasure& measure);

/// "SM 17: 75 % of its warps."
std::string words_of(const SmStrip& strip, int sm);

} // namespace ks::scene
