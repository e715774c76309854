// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <QByteArray>

#include <algorithm>

namespace ks::tests {

/// Empty if everything is inside the picture; otherwise describes an item that is not.
inline QByteArray outside(const scene::DisplayList& list) {
    using namespace scene;
    const auto beyond = [&](double left, double top, double right, double bottom) {
        return !(left >= -0.51 && top >= -0.51 && right <= list.width + 0.51 && bottom <= list.height + 0.51);
    };
    const auto of = [&](const Rect& rect) {
        return beyond(rect.x, rect.y, rect.x + rect.width, rect.y + rect.height) || rect.width < 0 ||
               rect.height < 0;
    };
    for (const Primitive& item : list.items) {
        bool bad = false;
        if (const auto* box = std::get_if<Box>(&item))
            bad = of(box->rect);
        else if (const auto* line = std::get_if<Polyline>(&item))
            bad = std::ranges::any_of(line->points,
                                      [&](const Point& at) { return beyond(at.x, at.y, at.x, at.y); });
        else if (const auto* text = std::get_if<Text>(&item))
            bad = of(text->rect) || width(FixedMeasure(), *text) > text->rect.width + 1;
        if (bad)
            return QByteArray::fromStdString(
                scene::to_text(DisplayList{list.width, list.height, {item}, {}}));
    }
    return {};
}

} // namespace ks::tests
