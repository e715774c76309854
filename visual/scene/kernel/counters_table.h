// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <string>
#include <vector>

namespace ks::scene {

/// A counter of a whole trace, and how it is written.
struct ComparedCounter {
    std::string name; ///< "sectors read"
    std::array<double, 2> values{};
    bool share = false; ///< it is a share of 1, not a count
};

/// What two traces cost, side by side; counters that neither has are left out.
std::vector<ComparedCounter> compared(const Trace& a, const Trace& b);

/// Draws them: a column for each counter, a line for each trace, and a line for the second trace's count
/// divided by the first's. Columns that do not fit are left out. Gives the height used.
double add_counters(DisplayList& list, const Trace& a, const Trace& b, const Rect& area,
                    const TextMeasure& measure);

} // namespace ks::scene
