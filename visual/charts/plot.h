// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <memory>

#include "visual/charts/axis.h"
#include "visual/paint/theme.h"

class QGraphicsScene;
class QPainter;

namespace ks::visual {

/// How a series looks, so that more than its colour distinguishes it.
struct SeriesStyle {
    scene::Role role = scene::Role::read;
    enum class Pattern { solid, hatch, outline } pattern = Pattern::solid;
};
/// The colour depends on the series. The pattern depends on the source where the chart has several (measured
/// here is solid, recorded hatched, printed an outline), otherwise on the series too.
SeriesStyle style_of(const BarChart& chart, std::size_t group);

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
