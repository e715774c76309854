// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/lanes.h"

#include "visual/scene/drawing.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr int shades = 5;

} // namespace

void add_lane_label(DisplayList& list, const TextMeasure& measure, const Rect& line,
                    const std::string& name) {
    add_text(list, measure, {line.x, line.y, lane_label_width - 8, line.height}, name,
             {.size = 11, .role = Role::quiet, .align = Align::right});
}

int lanes_a_label(double pitch) {
    return static_cast<int>(std::ceil(14 / pitch));
}

int lane_shade(double share) {
    return share <= 0 ? 0 : std::clamp(static_cast<int>(std::ceil(share * shades - 0.01)), 1, shades);
}

Fill lane_fill(int shade) {
    return {.role = Role::read, .opacity = static_cast<double>(shade) / shades * 0.9};
}

void add_shaded_lane(DisplayList& list, const Rect& lane, int columns,
                     const std::function<double(int column)>& share) {
    const double wide = lane.width / columns;
    int begin = 0, shade = columns > 0 ? lane_shade(share(0)) : 0;
    for (int end = 1; end <= columns; ++end) {
        const int next = end < columns ? lane_shade(share(end)) : -1;
        if (next == shade)
            continue;
        if (shade > 0)
            list.add(Box{.rect = {lane.x + begin * wide, lane.y, (end - begin) * wide, lane.height},
                         .fill = lane_fill(shade)});
        begin = end;
        shade = next;
    }
}

} // namespace ks::scene
