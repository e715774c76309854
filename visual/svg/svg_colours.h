// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "visual/paint/theme.h"

namespace ks::visual {

// What an SVG of svg_text.h looks like is said by classes: "m-ROLE" fills with a mark's colour, "h-ROLE"
// with its hatch, "l-ROLE" is a line and "t-ROLE" a text.

/// Where the rules take the colours from. Variables let a page follow a light and a dark theme; drawing
/// programs know none, so that a file by itself has its theme's colours.
enum class Colours { variables, of_theme };

/// The rules of these classes, and how text is set. `theme` matters for the colours of a theme alone.
QByteArray picture_rules(Colours colours, const paint::Theme& theme);

/// The values of the variables in a theme: "--m-read:#0072b2;--l-read:…".
QByteArray colour_variables(const paint::Theme& theme);

/// The <pattern> of each role's hatch, to be put into <defs> once.
QByteArray hatch_patterns();

} // namespace ks::visual
