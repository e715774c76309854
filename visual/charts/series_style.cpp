// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/series_style.h"

#include <array>

namespace ks::visual {

using namespace scene;

Role colour_of(std::size_t number) {
    constexpr std::array<Role, colours> roles{Role::read,   Role::about,  Role::changed,    Role::optimal,
                                              Role::accent, Role::pruned, Role::infeasible, Role::wasted};
    return roles[number % roles.size()];
}

Box patterned(const Rect& rect, Role colour, Source source) {
    Box box{.rect = rect, .stroke = Stroke{.role = colour, .width = 1.5}};
    switch (source) {
    case Source::measured:
        box.fill = Fill{.role = colour};
        break;
    case Source::recorded:
        box.fill = Fill{.role = colour, .pattern = Pattern::hatch};
        break;
    case Source::emulated:
        box.fill = Fill{.role = colour, .opacity = tint};
        break;
    case Source::modelled:
        box.stroke->dashed = true;
        break;
    case Source::printed:
        break;
    }
    return box;
}

} // namespace ks::visual
