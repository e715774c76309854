// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks::paint {
class Theme;
}

namespace ks::ui {

/// The style of widgets, made from the theme's roles: a grid of 8 pixels, corners with a radius of 6,
/// hairlines. Dynamic properties select the style of a widget: role = title | sentence | heading | quiet |
/// code | error | panel, primary, flat, wrong.
QString style_sheet(const paint::Theme& theme);

/// Sets style, palette and font of the application. Before there are widgets this takes no time; afterwards
/// Qt tells each of them.
void prepare_style(const paint::Theme& theme);
/// Applies the theme to the whole application: the same, and the style sheet.
void apply_style(const paint::Theme& theme);

} // namespace ks::ui
