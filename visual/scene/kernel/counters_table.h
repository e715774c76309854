// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <string>
#include <vector>

namespace ks::scene {

/// A counter of a whole trace, and its format.
struct ComparedCounter {
    std::string name; ///< "sectors read"
    std::array<double, 2> values{};
    bool share = false; ///< it is a share of 1, not a count
};

/// The counters of two traces, side by side; counters that neither trace has are omitted.
std::vector<ComparedCounter> compared(const Trace& a, const Trace& b);

/// Draws a column per counter and a line per trace, then a line with the second trace's count divided by the
/// first's. Columns that do not fit are omitted. Returns the height used.
double add_counters(DisplayList& list, const Trace& a, const Trace& b, const Rect& area,
                    const TextMeasure& measure);

} // namespace ks::scene
