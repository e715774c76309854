// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/line_cost.h"
#include "visual/scene/measure.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace ks::scene {

/// The cost columns to the left of a kernel's source: the number of warp instructions of a line, and a column
/// for each kind of cost that at least one line has. A narrow frame shows only the kind with the largest
/// avoidable cost.
struct SourceMargin {
    struct Column {
        std::string id;                ///< of the heading's region: "head sectors"
        std::string name;              ///< "wavefronts"
        std::vector<std::string> head; ///< the name in one or two lines
        std::string meaning;           ///< what the numbers mean
        /// returns an empty text if the line has no such cost
        std::function<std::string(const LineCost&)> of;
        std::optional<Loss> loss; ///< the avoidable part that the column shows
        double width = 0;
    };
    std::vector<Column> columns; ///< empty: nothing was traced

    SourceMargin(const std::map<int, LineCost>& costs, double frame, const TextMeasure& measure);

    static constexpr double text_size = 11, gap = 8;
    double width() const; ///< of all columns, including the gaps between and after them
};

} // namespace ks::scene
