// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/level_of_detail.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace ks::scene {

std::vector<PointColumn> columns_of(std::span<const Front::Point> points, const CostAxis& axis,
                                    double pixels) {
    std::vector<PointColumn> columns;
    if (axis.shown.empty() || axis.width < 1)
        return columns;
    const auto begin = std::ranges::partition_point(
        points, [&](const auto& point) { return static_cast<double>(point.cost) < axis.shown.from; });
    auto at = static_cast<std::size_t>(begin - points.begin());
    while (at < points.size() && static_cast<double>(points[at].cost) <= axis.shown.to) {
        // The next point determines the next column, so empty columns cost no time.
        const double place = (axis.x_of(static_cast<double>(points[at].cost)) - axis.left) / pixels;
        const double right = axis.left + (std::floor(place) + 1) * pixels;
        const double bound = std::min(axis.cost_at(right), std::nextafter(axis.shown.to, INFINITY));
        const auto end =
            std::partition_point(points.begin() + static_cast<std::ptrdiff_t>(at) + 1, points.end(),
                                 [&](const auto& point) { return static_cast<double>(point.cost) < bound; });
        const auto past = static_cast<std::size_t>(end - points.begin());
        columns.push_back({.x = right - pixels / 2, .first = at, .end = past});
        at = past;
    }
    return columns;
}

std::vector<std::size_t> drawn_points(std::span<const Front::Point> front, const CostAxis& axis) {
    std::vector<std::size_t> drawn;
    const std::vector<PointColumn> columns = columns_of(front, axis);
    const auto begin = std::ranges::partition_point(
        front, [&](const auto& point) { return static_cast<double>(point.cost) < axis.shown.from; });
    if (begin != front.begin())
        drawn.push_back(static_cast<std::size_t>(begin - front.begin()) - 1);
    for (const PointColumn& column : columns) {
        drawn.push_back(column.first);
        if (column.end - column.first > 1)
            drawn.push_back(column.end - 1);
    }
    return drawn;
}

/// For the points since the last corner, the range of slopes of lines that pass close enough to all of them
/// is kept; when it becomes empty, there is a new corner.
std::vector<Point> simplified(const std::vector<Point>& line, double tolerance) {
    if (line.size() < 3)
        return line;
    std::vector<Point> kept{line.front()};
    double least = -INFINITY, most = INFINITY;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const auto slopes = [&](const Point& from) {
            const double dx = line[i].x - from.x, dy = line[i].y - from.y;
            return dx > 1e-9 ? std::pair<double, double>((dy - tolerance) / dx, (dy + tolerance) / dx)
                             : std::pair<double, double>(dy > tolerance ? INFINITY : -INFINITY,
                                                         dy < -tolerance ? -INFINITY : INFINITY);
        };
        const auto [low, high] = slopes(kept.back());
        const double dx = line[i].x - kept.back().x;
        const double slope = dx > 1e-9 ? (line[i].y - kept.back().y) / dx : 0;
        const bool straight = low <= high && (dx > 1e-9 ? slope >= least && slope <= most
                                                        : low == -INFINITY && high == INFINITY);
        if (!straight) { // the previous point is a corner, and a new line begins there
            kept.push_back(line[i - 1]);
            std::tie(least, most) = slopes(kept.back());
            continue;
        }
        least = std::max(least, low);
        most = std::min(most, high);
    }
    kept.push_back(line.back());
    return kept;
}

} // namespace ks::scene
