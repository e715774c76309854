// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QVector>

#include "visual/scene/display_list.h"

namespace ks::paint {

// How marks are drawn. The painter and the SVG writer (visual/svg) share these shapes.

inline constexpr double hatch_spacing = 6, hatch_width = 1.25; ///< lines along x + y = a multiple of it
inline constexpr double corner_mark_size = 9;                  ///< the legs of the triangle

/// Lengths of dashes and gaps in pixels; empty: a solid line. They are 5 and 3 for thin lines.
QVector<qreal> dashes_of(const scene::Stroke& stroke);

/// A line as it is drawn: shortened to end inside its arrow head, or moved to whole pixels.
struct DrawnLine {
    QPolygonF points;
    QPolygonF head; ///< filled; empty: no arrow
};
DrawnLine drawn(const scene::Polyline& line);

/// Where the first letter of a text of this width begins on its baseline.
QPointF text_origin(const scene::Text& text, double width);

} // namespace ks::paint
