// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace ks::paint {

/// Relative luminance, 0 .. 1 (WCAG 2.1, "relative luminance").
double luminance(const QColor& colour);

/// Contrast of two opaque colours, 1 .. 21 (WCAG 2.1, "contrast ratio").
double contrast(const QColor& a, const QColor& b);

/// The colour of `over` drawn with opacity `share` (0 .. 1) on `under`; both are opaque.
QColor mixed(const QColor& under, const QColor& over, double share);

/// CIE 1976 L*a*b* (white D65).
struct Lab {
    double lightness = 0, a = 0, b = 0;
};

Lab lab_of(const QColor& colour);

/// The sRGB colour (IEC 61966-2-1); components outside the gamut are clamped.
QColor colour_of(const Lab& lab);

} // namespace ks::paint
