// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/legend.h"

namespace ks::scene {

Box ring_mark() {
    return {.stroke = Stroke{.role = Role::accent, .width = 4}, .radius = 6};
}

void add_legend(DisplayList& list, const Rect& frame, std::span<const LegendEntry> entries,
                const TextMeasure& measure) {
    double x = frame.x;
    for (const LegendEntry& entry : entries) {
        const double width = measure.width(entry.text, Face::interface, 13, Weight::regular);
        if (x + 24 + width > frame.x + frame.width)
            return;
        for (Box box : entry.sample) {
            box.rect = {x, frame.y + (frame.height - 16) / 2, 16, 16};
            list.add(box);
        }
        list.add(Text{.rect = {x + 24, frame.y, width, frame.height},
                      .text = entry.text,
                      .role = Role::quiet,
                      .face = Face::interface,
                      .size = 13,
                      .weight = Weight::regular,
                      .align = Align::left});
        x += 24 + width + 24;
    }
}

} // namespace ks::scene
