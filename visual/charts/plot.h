// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <memory>

#include "visual/charts/axis.h"
#include "visual/paint/theme.h"

class QGraphicsScene;
class QPainter;

namespace ks::visual {

/// Axes, grid and bars, drawn by Qt Charts. Their words, numbers and patterns are a display list on top, so
/// that they look as they do everywhere else.
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

/// The share of a row's height that its bar takes.
inline constexpr double bars_share = 0.64;

/// Where the bar chart.bars()[row] is drawn.
QRectF bar_rect(const BarChart& chart, const Axis& axis, QRectF area, std::size_t row);

} // namespace ks::visual
