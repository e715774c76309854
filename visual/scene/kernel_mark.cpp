// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel_mark.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::scene {

namespace {

enum class KernelPattern { full, tinted, hatched };
constexpr std::array patterns{KernelPattern::full, KernelPattern::tinted, KernelPattern::hatched};

/// There are five colours and three patterns, so that a combination repeats only after fifteen kernels.
constexpr std::array colours{Role::changed, Role::read, Role::about, Role::optimal, Role::wasted};

KernelPattern pattern_of(std::size_t kernel) {
    return patterns[kernel % patterns.size()];
}

Role colour_of_kernel(std::size_t kernel) {
    return colours[kernel % colours.size()];
}

} // namespace

Mark kernel_mark(std::size_t kernel) {
    const Role colour = colour_of_kernel(kernel);
    const Box outline{.stroke = Stroke{.role = colour, .width = 1}};
    switch (pattern_of(kernel)) {
    case KernelPattern::full:
        return {{.fill = Fill{.role = colour}}};
    case KernelPattern::tinted:
        return {{.fill = Fill{.role = colour, .opacity = tint}}, outline};
    case KernelPattern::hatched:
        break;
    }
    return {{.fill = Fill{.role = colour, .pattern = Pattern::hatch}}, outline};
}

Fill kernel_fill(std::size_t kernel) {
    constexpr double tinted = 0.42, hatched = 0.7;
    const KernelPattern pattern = pattern_of(kernel);
    return {.role = colour_of_kernel(kernel),
            .opacity = pattern == KernelPattern::full      ? 1
                       : pattern == KernelPattern::hatched ? hatched
                                                           : tinted};
}

void add_kernel_words(DisplayList& list, const TextMeasure& measure, const Rect& rect, std::size_t kernel,
                      const std::string& text, TextLook look) {
    const bool full = pattern_of(kernel) == KernelPattern::full;
    // too dark for the text colour of the other marks
    const bool dark = full && colour_of_kernel(kernel) == Role::read;
    const bool plate = dark || pattern_of(kernel) == KernelPattern::hatched;
    look.role = full && !plate ? Role::on_mark : Role::text;
    Text made{.rect = rect, .text = text, .face = look.face, .size = look.size, .weight = look.weight};
    const double width = std::min(rect.width, std::ceil(scene::width(measure, {.text = elided(measure, made),
                                                                               .face = look.face,
                                                                               .size = look.size,
                                                                               .weight = look.weight})));
    if (plate && width > 0) {
        const double left = look.align == Align::right ? rect.x + rect.width - width : rect.x;
        const double height = std::min(rect.height, std::ceil(look.size * 1.25));
        list.add(Box{.rect = {left - 3, rect.y + (rect.height - height) / 2, width + 6, height},
                     .fill = Fill{.role = Role::surface},
                     .radius = 3});
    }
    add_text(list, measure, rect, text, look);
}

} // namespace ks::scene
