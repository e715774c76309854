// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/result/front.h"
#include "visual/scene/display_list.h"
#include "visual/scene/pareto/cost_axis.h"

#include <cstddef>
#include <span>
#include <vector>

namespace ks::scene {

// A screen can show only some thousand of a million points. Points are ascending by cost, so the points of a
// pixel column are found by binary search.

/// The points of one column: `first` .. `end` - 1.
struct PointColumn {
    double x = 0; ///< the column's middle
    std::size_t first = 0, end = 0;
};

/// The columns, `pixels` wide each, of the points in the axis's span; empty columns are left out.
std::vector<PointColumn> columns_of(std::span<const Front::Point> points, const CostAxis& axis,
                                    double pixels = 1);

/// The indices of the points of a front to draw: the first and the last of each column, which are also its
/// highest and lowest, because a front is monotone; and the last point before the span, whose step extends
/// into it.
std::vector<std::size_t> drawn_points(std::span<const Front::Point> front, const CostAxis& axis);

/// Simplifies a line whose points go from left to right: drops points within `tolerance` pixels (vertically)
/// of the result. The time of painting grows with the number of corners.
std::vector<Point> simplified(const std::vector<Point>& line, double tolerance);

} // namespace ks::scene
