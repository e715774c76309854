// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/shapes.h"

#include <algorithm>
#include <cmath>

#include "visual/paint/fonts.h"

namespace ks::paint {
namespace {

/// Returns the arrow head at the last point, and shortens the line so that it ends inside the head.
QPolygonF cut_arrow_head(QPolygonF& points, double width) {
    const QPointF tip = points.last();
    const double length = 6 + 3 * width;
    for (qsizetype i = points.size() - 2; i >= 0; --i) {
        const QPointF back = points[i] - tip;
        const double distance = std::hypot(back.x(), back.y());
        if (distance < 1e-6)
            continue;
        const QPointF along = back / distance;
        const QPointF across = QPointF(-along.y(), along.x()) * (0.45 * length);
        points.resize(i + 1);
        points << tip + along * std::min(distance, length * 0.8);
        return {tip, tip + along * length + across, tip + along * length - across};
    }
    return {};
}

/// Moves a horizontal or vertical line of odd width by half a pixel. At whole pixels it would be smeared
/// over two rows of pixels.
void sharpen(QPolygonF& points, double width) {
    if (std::lround(width) % 2 == 0)
        return;
    if (points[0].x() == points[1].x() && points[0].x() == std::round(points[0].x()))
        points.translate(0.5, 0);
    else if (points[0].y() == points[1].y() && points[0].y() == std::round(points[0].y()))
        points.translate(0, 0.5);
}

} // namespace

QVector<qreal> dashes_of(const scene::Stroke& stroke) {
    if (!stroke.dashed || stroke.width <= 0)
        return {};
    return {std::max(5.0, 2 * stroke.width), std::max(3.0, 1.2 * stroke.width)};
}

DrawnLine drawn(const scene::Polyline& line) {
    DrawnLine made;
    if (line.points.size() < 2)
        return made;
    for (const scene::Point& point : line.points)
        made.points << QPointF(point.x, point.y);
    if (line.arrow)
        made.head = cut_arrow_head(made.points, line.stroke.width);
    else if (made.points.size() == 2)
        sharpen(made.points, line.stroke.width);
    return made;
}

QPointF text_origin(const scene::Text& text, double width) {
    const double spare = text.rect.width - width;
    const double x = text.rect.x + (text.align == scene::Align::left     ? 0
                                    : text.align == scene::Align::centre ? spare / 2
                                                                         : spare);
    const double capitals = sized_font(text.face, text.size, text.weight).metrics.capHeight();
    return {x, std::round(text.rect.y + (text.rect.height + capitals) / 2)};
}

} // namespace ks::paint
