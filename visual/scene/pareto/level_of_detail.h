// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/result/front.h"
#include "visual/scene/display_list.h"
#include "visual/scene/pareto/cost_axis.h"

#include <cstddef>
#include <span>
#include <vector>

namespace ks::scene {

// Of a million points a screen shows some thousand. Points are ascending by cost; a column of pixels is found
// by binary search.

/// Points of one column: from `first` to before `end`.
struct PointColumn {
    double x = 0; ///< the column's middle
    std::size_t first = 0, end = 0;
};

/// The points that lie in the axis's span, a column of `pixels` each; columns without points are left out.
std::vector<PointColumn> columns_of(std::span<const Front::Point> points, const CostAxis& axis,
                                    double pixels = 1);

/// The indices of the points that are drawn of a front: of a column the first and the last, which are also
/// the highest and the lowest of it, because a front only rises or only falls; and the point before the span,
/// whose step reaches into it.
std::vector<std::size_t> drawn_points(std::span<const Front::Point> front, const CostAxis& axis);

/// The line through these points, which go from left to right, without those that lie within `tolerance`
/// pixels above or below it: painting takes as long as there are corners.
std::vector<Point> simplified(const std::vector<Point>& line, double tolerance);

} // namespace ks::scene
