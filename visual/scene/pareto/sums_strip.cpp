// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/sums_strip.h"

#include "visual/scene/lanes.h"
#include "visual/scene/pareto/level_of_detail.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double bucket = 4; ///< pixels
constexpr double least_share = 0.15;

Rect strip_of(const DrawnFront& drawn) {
    const double height = std::round(std::min(drawn.plot.height, 160.0));
    return {drawn.plot.x, std::round(drawn.plot.y + (drawn.plot.height - height) / 2), drawn.plot.width,
            height};
}

} // namespace

void add_sums(DisplayList& list, const Front& front, const DrawnFront& drawn) {
    const Rect strip = strip_of(drawn);
    list.add(Box{.rect = strip, .fill = Fill{.role = Role::panel}});
    for (const PointColumn& column : columns_of(front.points(), drawn.axis, bucket)) {
        const auto there = static_cast<double>(column.end - column.first);
        const double left = column.x - bucket / 2;
        const double possible = drawn.axis.cost_at(left + bucket) - drawn.axis.cost_at(left);
        if (possible < 1.5) { // a line for each cost, at its place
            for (std::size_t i = column.first; i < column.end; ++i)
                list.add(
                    Box{.rect = {std::round(drawn.axis.x_of(static_cast<double>(front.points()[i].cost))) - 1,
                                 strip.y, 2, strip.height},
                        .fill = Fill{.role = Role::read}});
            continue;
        }
        const double share = std::clamp(there / possible, least_share, 1.0);
        list.add(Box{.rect = {left, strip.y, bucket, strip.height},
                     .fill = Fill{.role = Role::read, .opacity = share}});
    }
    list.add(Box{.rect = strip, .stroke = Stroke{}});
}

} // namespace ks::scene
