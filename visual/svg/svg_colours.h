// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "visual/paint/theme.h"

namespace ks::visual {

// The look of an SVG of svg_text.h is given by classes: "m-ROLE" fills with a mark's colour, "h-ROLE" with
// its hatch, "l-ROLE" is a line and "t-ROLE" a text.

/// The source of the colours in the rules. CSS variables let a page switch between a light and a dark theme.
/// Drawing programs do not support variables, so a separate file contains the colours of its theme.
enum class Colours { variables, of_theme };

/// The rules of these classes, and of text. `theme` is used only for Colours::of_theme.
QByteArray picture_rules(Colours colours, const paint::Theme& theme);

/// The values of the variables in a theme: "--m-read:#0072b2;--l-read:…".
QByteArray colour_variables(const paint::Theme& theme);

/// The <pattern> of each role's hatch, to put into <defs> once.
QByteArray hatch_patterns();

} // namespace ks::visual
