// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/svg/svg_colours.h"

#include <array>
#include <string>

#include "solvers/core/formatted.h"
#include "visual/paint/shapes.h"

namespace ks::visual {
namespace {

using scene::Role;

constexpr int roles = static_cast<int>(Role::on_mark) + 1;

/// The uses of a role's colour, by the initials of Theme's functions.
constexpr std::array uses{'m', 'l', 't'};

std::string colour_of(const paint::Theme& theme, char use, Role role) {
    const QColor colour = use == 'm' ? theme.mark(role) : use == 'l' ? theme.line(role) : theme.ink(role);
    return colour.name().toStdString();
}

} // namespace

QByteArray picture_rules(Colours colours, const paint::Theme& theme) {
    std::string rules = "text{font-family:ks,Inter,sans-serif;white-space:pre;text-rendering:"
                        "geometricPrecision}\n"
                        "text.mono{font-family:ks-mono,'JetBrains Mono',monospace}\n"
                        "text.w5{font-weight:500}text.w7{font-weight:700}\n"
                        "text.c{text-anchor:middle}text.e{text-anchor:end}\n"
                        "polyline{fill:none}image{image-rendering:pixelated}\n";
    for (int i = 0; i < roles; ++i) {
        const Role role = static_cast<Role>(i);
        const std::string_view name = scene::to_text(role);
        const auto colour = [&](char use) {
            return colours == Colours::variables ? formatted("var(--{}-{})", use, name)
                                                 : colour_of(theme, use, role);
        };
        rules += formatted(".m-{0}{{fill:{1}}}.h-{0}{{fill:url(#h-{0})}}.d-{0}{{stroke:{1}}}"
                           ".l-{0}{{stroke:{2}}}.a-{0}{{fill:{2}}}.t-{0}{{fill:{3}}}\n",
                           name, colour('m'), colour('l'), colour('t'));
    }
    return QByteArray::fromStdString(rules);
}

QByteArray colour_variables(const paint::Theme& theme) {
    std::string values;
    for (int i = 0; i < roles; ++i)
        for (const char use : uses)
            values += formatted("--{}-{}:{};", use, scene::to_text(static_cast<Role>(i)),
                                colour_of(theme, use, static_cast<Role>(i)));
    return QByteArray::fromStdString(values);
}

QByteArray hatch_patterns() {
    std::string patterns;
    constexpr double side = paint::hatch_spacing;
    for (int i = 0; i < roles; ++i)
        patterns += formatted(
            R"(<pattern id="h-{0}" width="{1}" height="{1}" patternUnits="userSpaceOnUse">)"
            R"(<path class="d-{0}" stroke-width="{2}" d="M-1 1L1 -1M-1 {3}L{3} -1M{4} {3}L{3} {4}"/></pattern>)",
            scene::to_text(static_cast<Role>(i)), side, paint::hatch_width, side + 1, side - 1);
    return QByteArray::fromStdString(patterns);
}

} // namespace ks::visual
