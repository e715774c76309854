// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// The occupancy of each SM at one moment.
struct SmStrip {
    std::vector<float> occupancy; ///< by SM, 0..1; NaN: unknown. Empty: all unknown
    std::string when;             ///< "now", "at 42.0 µs"
    std::string source;           ///< `source_words`
    std::optional<int> chosen;    ///< marked by a ring
    std::string nothing;          ///< the sentence to show if all are unknown
};

struct DrawnStrip {
    double used = 0; ///< height, in pixels
    std::vector<Rect> cells;

    std::optional<int> sm_at(const Point& at) const;
};

/// Draws a cell for each SM, filled from below by its occupancy, in enough lines for wide cells, with every
/// eighth number and a legend. 132 SMs in 900 pixels take two lines.
DrawnStrip add_sm_strip(DisplayList& list, const SmStrip& strip, const Rect& area,
                        const TextMeasure& measure);

/// "SM 17: 75 % of its warps."
std::string words_of(const SmStrip& strip, int sm);

} // namespace ks::scene
