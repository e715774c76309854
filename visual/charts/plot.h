// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <memory>

#include "visual/charts/axis.h"
#include "visual/paint/theme.h"

class QGraphicsScene;
class QPainter;

namespace ks::visual {

/// Axes, grid and bars, drawn by Qt Charts. Words, numbers and patterns are a display list on top, so that
/// they look the same as in other pictures.
class Plot {
public:
    /// `area` is the rectangle between the axes in a picture of `size` pixels; labels go left of and below
    /// it.
    Plot(const BarChart& chart, const Axis& axis, const paint::Theme& theme, QSizeF size, QRectF area);
    ~Plot();

    void render(QPainter& painter) const;

private:
    std::unique_ptr<QGraphicsScene> scene_;
    QSizeF size_;
};

/// The fraction of a row's height that its bar fills.
inline constexpr double bars_share = 0.64;

/// The rectangle of the bar chart.bars()[row].
QRectF bar_rect(const BarChart& chart, const Axis& axis, QRectF area, std::size_t row);

} // namespace ks::visual
