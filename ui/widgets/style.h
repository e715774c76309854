// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks::paint {
class Theme;
}

namespace ks::ui {

/// The program's look for widgets, made from the theme's roles: a grid of 8 pixels, corners with a radius of
/// 6, hairlines. Dynamic properties tell the style sheet what a widget is: role = title | sentence | heading
/// | quiet | code | error | panel, primary, flat, wrong.
QString style_sheet(const paint::Theme& theme);

/// Gives the whole application the theme: style, palette, font, style sheet.
void apply_style(const paint::Theme& theme);

} // namespace ks::ui
