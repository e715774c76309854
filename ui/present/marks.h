// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace ks::paint {
class Theme;
}

namespace ks::ui {

/// What a presenter does upon a picture. All points are fractions of the picture's width and height, so that
/// they lie at the same place wherever the picture is shown.
struct Marks {
    std::vector<QPolygonF> strokes;   ///< of the pen
    std::optional<QPointF> spotlight; ///< its middle, while it is on
    std::optional<QPointF> pen;       ///< where its tip is, while it is held

    friend bool operator==(const Marks&, const Marks&) = default;
};

/// Draws the marks over the picture that fills this rectangle of the painter.
void paint_marks(QPainter& painter, const Marks& marks, const QRectF& picture, const paint::Theme& theme);

} // namespace ks::ui
