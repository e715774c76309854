// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/marks.h"

#include "visual/paint/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace ks::ui {
namespace {

// In fractions of the picture's height, so that the audience sees what the presenter does.
constexpr double pen_width = 0.006, light_radius = 0.17;
constexpr float darkness = 0.65F; ///< of what the spotlight leaves out

QPointF place(QPointF fraction, const QRectF& picture) {
    return {picture.x() + fraction.x() * picture.width(), picture.y() + fraction.y() * picture.height()};
}

void paint_spotlight(QPainter& painter, QPointF middle, const QRectF& picture) {
    const double radius = light_radius * picture.height();
    QPainterPath around, light;
    around.addRect(picture);
    light.addEllipse(place(middle, picture), radius, radius);
    QColor dark(Qt::black);
    dark.setAlphaF(darkness);
    painter.fillPath(around.subtracted(light), dark);
}

/// A stroke has a rim in the colour of the surface, which keeps it apart from what it crosses.
void paint_strokes(QPainter& painter, const Marks& marks, const QRectF& picture, const paint::Theme& theme) {
    const double width = std::max(2.0, pen_width * picture.height());
    for (const QPolygonF& stroke : marks.strokes) {
        QPolygonF line;
        for (const QPointF& point : stroke)
            line << place(point, picture);
        if (line.size() == 1)
            line << line.front() + QPointF(0.1, 0); // a dot
        for (const auto& [role, wide] :
             {std::pair(scene::Role::surface, 2.0), std::pair(scene::Role::optimal, 1.0)}) {
            painter.setPen(QPen(theme.mark(role), width * wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(line);
        }
    }
}

void paint_tip(QPainter& painter, QPointF tip, const QRectF& picture, const paint::Theme& theme) {
    const double radius = std::max(3.0, pen_width * picture.height());
    painter.setPen(QPen(theme.mark(scene::Role::surface), radius / 2));
    painter.setBrush(theme.mark(scene::Role::optimal));
    painter.drawEllipse(place(tip, picture), radius, radius);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void paint_marks(QPainter& painter, const Marks& marks, const QRectF& picture, const paint::Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    paint_strokes(painter, marks, picture, theme);
    if (marks.pen)
        paint_tip(painter, *marks.pen, picture, theme);
    if (marks.spotlight)
        paint_spotlight(painter, *marks.spotlight, picture);
}

} // namespace ks::ui
