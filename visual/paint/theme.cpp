// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/theme.h"

#include <algorithm>
#include <cmath>

#include "visual/paint/colour.h"

namespace ks::paint {
namespace {

using scene::Role;

// Okabe and Ito, "Color Universal Design" (2008): colours that stay distinct with every kind of colour
// blindness.
constexpr QRgb blue = 0x0072B2, sky = 0x56B4E9, orange = 0xE69F00, green = 0x009E73, vermilion = 0xD55E00,
               yellow = 0xF0E442;

bool is_frame(Role role) {
    return role <= Role::on_accent || role == Role::on_mark;
}

/// WCAG 2.1, 1.4.3 and 1.4.11.
constexpr double least_for_text = 4.5, least_for_lines = 3;

/// Returns `mark` mixed with the least share of `text` that reaches this contrast on all of `grounds`.
template <std::size_t N>
QColor with_contrast(double least, const QColor& mark, const QColor& text,
                     const std::array<QColor, N>& grounds) {
    for (int percent = 0; percent < 100; percent += 2) {
        const QColor shade = mixed(mark, text, percent / 100.0);
        if (std::ranges::all_of(grounds,
                                [&](const QColor& ground) { return contrast(shade, ground) >= least; }))
            return shade;
    }
    return text;
}

// The ends of the heat ramp, a straight line in CIE L*a*b*, so that equal steps of the value are equal colour
// differences (CIE 1976). Lightness rises evenly, so the ramp works in greyscale. Hue runs from blue to
// yellow with a* near zero, so red-green blindness changes nothing. All colours of the ramp are in sRGB.
constexpr Lab heat_dark{22, 6, -34}, heat_light{92, -6, 34};

} // namespace

Theme::Theme(ThemeId id, double scale, const std::array<QRgb, roles>& marks) : id_(id), scale_(scale) {
    std::ranges::transform(marks, marks_.begin(), [](QRgb rgb) { return QColor(rgb); });
    const std::array grounds{mark(Role::surface), mark(Role::panel), mark(Role::raised)};
    for (std::size_t i = 0; i < roles; ++i) {
        const auto made = [&](double least) {
            return is_frame(static_cast<Role>(i))
                       ? marks_[i]
                       : with_contrast(least, marks_[i], mark(Role::text), grounds);
        };
        inks_[i] = made(least_for_text);
        lines_[i] = made(least_for_lines);
    }
}

Theme Theme::enlarged(double factor) const {
    Theme copy = *this;
    copy.scale_ *= factor;
    return copy;
}

QColor Theme::mark(Role role) const {
    return marks_[static_cast<std::size_t>(role)];
}

QColor Theme::ink(Role role) const {
    return inks_[static_cast<std::size_t>(role)];
}

QColor Theme::line(Role role) const {
    return lines_[static_cast<std::size_t>(role)];
}

QColor Theme::heat(double value) const {
    if (std::isnan(value))
        // colours of the ramp that are this light have a hue
        return mixed(mark(Role::surface), mark(Role::text), 0.2);
    const double share = std::clamp(id_ == ThemeId::dark ? value : 1 - value, 0.0, 1.0);
    const auto between = [share](double from, double to) { return from + share * (to - from); };
    return colour_of({between(heat_dark.lightness, heat_light.lightness), between(heat_dark.a, heat_light.a),
                      between(heat_dark.b, heat_light.b)});
}

QPalette Theme::palette() const {
    QPalette palette;
    const auto set = [&](QPalette::ColorRole part, Role role) { palette.setColor(part, mark(role)); };
    set(QPalette::Window, Role::surface);
    set(QPalette::WindowText, Role::text);
    set(QPalette::Base, Role::surface);
    set(QPalette::AlternateBase, Role::panel);
    set(QPalette::Text, Role::text);
    set(QPalette::Button, Role::panel);
    set(QPalette::ButtonText, Role::text);
    set(QPalette::BrightText, Role::optimal);
    set(QPalette::ToolTipBase, Role::raised);
    set(QPalette::ToolTipText, Role::text);
    set(QPalette::PlaceholderText, Role::quiet);
    set(QPalette::Highlight, Role::accent);
    set(QPalette::HighlightedText, Role::on_accent);
    set(QPalette::Link, Role::accent);
    set(QPalette::LinkVisited, Role::accent);
    set(QPalette::Light, Role::raised);
    set(QPalette::Midlight, Role::panel);
    set(QPalette::Mid, Role::hairline);
    set(QPalette::Dark, Role::hairline);
    set(QPalette::Shadow, Role::text);
    for (const auto part : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, part, mark(Role::quiet));
    return palette;
}

const Theme& theme(ThemeId id) {
    // In the order of Role: surface, panel, raised, hairline, text, quiet, accent, on_accent, then the marks
    // read, about, changed, optimal, pruned, infeasible, masked, wasted, and on_mark.
    static const Theme light(
        ThemeId::light, 1,
        {0xFBFBFA, 0xF1F1EF, 0xE7E7E4, 0xCFCFCB, 0x1B1B1A, 0x5C5C58, 0x8F3D76, 0xFFFFFF, //
         blue, orange, green, vermilion, 0x92928E, 0x5C5C58, 0xB4B4B0, yellow, 0x111111});
    static const Theme dark(ThemeId::dark, 1,
                            {0x151517, 0x1D1E20, 0x2A2B2E, 0x43454A, 0xEDEDEB, 0xA9ABB0, 0xD790B8,
                             0x151517, //
                             sky, orange, green, vermilion, 0x8E9096, 0xA9ABB0, 0x6A6C72, yellow, 0x0D0D0D});
    static const Theme projector(
        ThemeId::projector, 1.5,
        {0xFFFFFF, 0xF2F2F2, 0xE4E4E4, 0x8C8C8C, 0x000000, 0x3D3D3D, 0x7A2A62, 0xFFFFFF, //
         blue, orange, green, vermilion, 0x858585, 0x3D3D3D, 0xA0A0A0, yellow, 0x000000});
    switch (id) {
    case ThemeId::dark:
        return dark;
    case ThemeId::projector:
        return projector;
    case ThemeId::light:
        break;
    }
    return light;
}

std::string_view to_text(ThemeId id) {
    switch (id) {
    case ThemeId::light:
        return "light";
    case ThemeId::dark:
        return "dark";
    case ThemeId::projector:
        return "projector";
    }
    return "?";
}

std::optional<ThemeId> theme_named(std::string_view name) {
    for (const ThemeId id : theme_ids)
        if (to_text(id) == name)
            return id;
    return {};
}

} // namespace ks::paint
