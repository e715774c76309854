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

double add_enlarged(DisplayList& list, DisplayList picture, const Rect& area) {
    picture.scale(figure_scale(area));
    picture.move(area.x, area.y);
    const double height = picture.height;
    list.append(std::move(picture));
    return height;
}

void add_text(DisplayList& list, const TextMeasure& measure, const Rect& rect, const std::string& text,
              const TextLook& look) {
    Text made{.rect = rect,
              .text = text,
              .role = look.role,
              .face = look.face,
              .size = look.size,
              .weight = look.weight,
              .align = look.align};
    made.text = elided(measure, made);
    if (!made.text.empty())
        list.add(std::move(made));
}

namespace {

Text name_style(double size) {
    return {.role = Role::quiet,
            .face = Face::interface,
            .size = size,
            .weight = Weight::regular,
            .align = Align::left};
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
    list.add(Polyline{.points = {{area.x, area.y + 0.5}, {area.x + area.width, area.y + 0.5}},
                      .stroke = Stroke{}});
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
    return {{.fill = Fill{.role = Role::read, .opacity = tint},
             .stroke = Stroke{.role = Role::read, .width = 1.5},
             .radius = 2}};
}
Mark changed_mark() {
    return {{.fill = Fill{.role = Role::changed}, .radius = 2}};
}
Mark next_mark() {
    return {{.stroke = Stroke{.role = Role::about, .width = 2, .dashed = true}, .radius = 2}};
}
Mark chosen_mark() {
    return {{.fill = Fill{.role = Role::optimal, .opacity = tint},
             .stroke = Stroke{.role = Role::optimal, .width = 2},
             .radius = 2,
             .corner_mark = true}};
}
Mark wasted_mark() {
    return {{.fill = Fill{.role = Role::wasted, .opacity = 0.6},
             .stroke = Stroke{.role = Role::masked, .width = 1},
             .radius = 2},
            {.fill = Fill{.role = Role::quiet, .opacity = 0.45, .pattern = Pattern::hatch}, .radius = 2}};
}
Mark idle_mark() {
    return {{.fill = Fill{.role = Role::pruned, .pattern = Pattern::hatch}, .radius = 2}};
}
Mark error_mark() {
    return {{.fill = Fill{.role = Role::optimal},
             .stroke = Stroke{.role = Role::optimal, .width = 1},
             .radius = 2}};
}
Mark masked_mark() {
    return {{.stroke = Stroke{.role = Role::masked, .width = 1, .dashed = true}, .radius = 2}};
}
Mark cut_mark() {
    return {{.fill = Fill{.role = Role::pruned, .opacity = 0.4, .pattern = Pattern::hatch},
             .stroke = Stroke{.role = Role::pruned, .width = 1},
             .radius = 2}};
}
Mark plain_mark() {
    return {{.stroke = Stroke{.role = Role::hairline, .width = 1}, .radius = 2}};
}

void add_mark(DisplayList& list, const Rect& rect, Mark mark) {
    for (Box& box : mark) {
        box.rect = rect;
        list.add(box);
    }
}

} // namespace ks::scene
