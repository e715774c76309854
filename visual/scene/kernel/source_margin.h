// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/line_cost.h"
#include "visual/scene/measure.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace ks::scene {

/// The columns of costs left of a kernel's source: how many warp instructions of a line were counted, and a
/// column for each kind of cost that some line has. A narrow frame has only the kind of cost by which the
/// kernel loses most.
struct SourceMargin {
    struct Column {
        std::string id;                                 ///< of the head's region: "head sectors"
        std::string name;                               ///< "wavefronts"
        std::vector<std::string> head;                  ///< the name in one or two lines
        std::string meaning;                            ///< what the numbers are
        std::function<std::string(const LineCost&)> of; ///< empty where the line has no such cost
        std::optional<Loss> loss;                       ///< what the column's numbers lose
        double width = 0;
    };
    std::vector<Column> columns; ///< empty: nothing was traced

    SourceMargin(const std::map<int, LineCost>& costs, double frame, const TextMeasure& measure);

    static constexpr double text_size = 11, gap = 8;
    double width() const; ///< of all columns with the gaps between and after them
};

} // namespace ks::scene
