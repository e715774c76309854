// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/drawing.h"

#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::scene {

double figure_scale(const Rect& area) {
    return std::clamp(area.width / 640, 0.85, 1.5);
}

void add_text(DisplayList& list, const TextMeasure& measure, const Rect& rect, const std::string& text,
              const TextLook& look) {
    Text made{rect, text, look.role, look.face, look.size, look.weight, look.align};
    made.text = elided(measure, made);
    if (!made.text.empty())
        list.add(std::move(made));
}

namespace {

Text name_style(double size) {
    return {{}, "", Role::quiet, Face::interface, size, Weight::regular, Align::left};
}

} // namespace

double add_key_numbers(DisplayList& list, const TextMeasure& measure, const Rect& area,
                       std::span<const KeyNumber> facts) {
    const double scale = figure_scale(area);
    double name_size = std::round(12 * scale), value_size = std::round(22 * scale), gap = 28 * scale;
    const auto widths = [&] {
        std::vector<double> all;
        for (const KeyNumber& fact : facts)
            all.push_back(1 + std::max(rich_width(measure, fact.name, name_style(name_size)),
                                       measure.width(fact.value, Face::mono, value_size, Weight::bold)));
        return all;
    };
    const auto whole = [&](const std::vector<double>& all) {
        double sum = -gap;
        for (const double width : all)
            sum += width + gap;
        return sum;
    };
    std::vector<double> all = widths();
    while (whole(all) > area.width && name_size > 9) {
        name_size -= 1;
        value_size -= 2;
        gap = std::max(12.0, gap - 4);
        all = widths();
    }
    list.add(Polyline{{{area.x, area.y + 0.5}, {area.x + area.width, area.y + 0.5}}, Stroke{}, false});
    const double name_height = std::round(name_size * 1.5), value_height = std::round(value_size * 1.4);
    double x = area.x;
    for (std::size_t i = 0; i < facts.size() && x + all[i] <= area.x + area.width; ++i) {
        const double y = area.y + 10;
        Text name = name_style(name_size);
        name.rect = {x, y, all[i], name_height};
        add_rich(list, measure, facts[i].name, name);
        add_text(list, measure, {x, y + name_height, all[i], value_height}, facts[i].value,
                 {.size = value_size,
                  .weight = facts[i].loud ? Weight::bold : Weight::regular,
                  .face = Face::mono});
        x += all[i] + gap;
    }
    return 10 + name_height + value_height;
}

Mark read_mark() {
    return {{{}, Fill{Role::read, tint}, Stroke{Role::read, 1.5, false}, 2, false}};
}
Mark changed_mark() {
    return {{{}, Fill{Role::changed}, {}, 2, false}};
}
Mark next_mark() {
    return {{{}, {}, Stroke{Role::about, 2, true}, 2, false}};
}
Mark chosen_mark() {
    return {{{}, Fill{Role::optimal, tint}, Stroke{Role::optimal, 2, false}, 2, true}};
}
Mark wasted_mark() {
    return {{{}, Fill{Role::wasted, 0.6}, Stroke{Role::masked, 1, false}, 2, false},
            {{}, Fill{Role::quiet, 0.45, Pattern::hatch}, {}, 2, false}};
}
Mark idle_mark() {
    return {{{}, Fill{Role::pruned, 1, Pattern::hatch}, {}, 2, false}};
}
Mark masked_mark() {
    return {{{}, {}, Stroke{Role::masked, 1, true}, 2, false}};
}
Mark plain_mark() {
    return {{{}, {}, Stroke{Role::hairline, 1, false}, 2, false}};
}

void add_mark(DisplayList& list, const Rect& rect, Mark mark) {
    for (Box& box : mark) {
        box.rect = rect;
        list.add(box);
    }
}

} // namespace ks::scene
