// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/plot.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHorizontalBarSeries>
#include <QLogValueAxis>
#include <QPainter>
#include <QValueAxis>

#include <cmath>

namespace ks::visual {
namespace {

using scene::Role;

QAbstractAxis* value_axis(const Axis& axis) {
    if (axis.scale == AxisScale::log) {
        auto* log = new QLogValueAxis;
        log->setBase(10);
        log->setRange(axis.low * (1 - 1e-9),
                      axis.high * (1 + 1e-9)); // rounding would otherwise drop the ticks at the ends
        return log;
    }
    auto* linear = new QValueAxis;
    linear->setRange(axis.low, axis.high);
    linear->setTickCount(static_cast<int>(axis.ticks.size()));
    return linear;
}

void style(QAbstractAxis& axis, const paint::Theme& theme) {
    const double width = std::round(theme.scale()) / theme.scale(); // whole pixels on the screen
    axis.setLinePen(QPen(theme.mark(Role::hairline), width));
    axis.setGridLinePen(QPen(theme.mark(Role::hairline), width));
    axis.setTitleVisible(false);
    axis.setLabelsVisible(false);
}

/// One bar set holds all bars, so that each has its full height. The picture adds the colours and patterns of
/// their series.
QHorizontalBarSeries* series_of(const BarChart& chart, const Axis& axis, const paint::Theme& theme) {
    auto* set = new QBarSet(QString());
    for (auto bar = chart.bars().rbegin(); bar != chart.bars().rend();
         ++bar) // Qt Charts counts from the bottom
        set->append(std::max(axis.low, bar->value / axis.unit));
    set->setPen(Qt::NoPen);
    set->setBrush(theme.mark(Role::panel));
    auto* series = new QHorizontalBarSeries;
    series->setBarWidth(bars_share);
    series->append(set);
    return series;
}

} // namespace

Plot::Plot(const BarChart& chart, const Axis& axis, const paint::Theme& theme, QSizeF size, QRectF area)
    : scene_(std::make_unique<QGraphicsScene>()), size_(size) {
    auto* view = new QChart;
    scene_->addItem(view);
    view->setBackgroundVisible(false);
    view->setMargins(QMargins());
    view->layout()->setContentsMargins(0, 0, 0, 0);
    view->legend()->hide();

    auto* names = new QBarCategoryAxis;
    for (auto bar = chart.bars().rbegin(); bar != chart.bars().rend(); ++bar)
        names->append(QString::fromStdString(chart.row_name(*bar)));
    style(*names, theme);
    names->setGridLineVisible(false);
    names->setLineVisible(false);
    view->addAxis(names, Qt::AlignLeft);
    QAbstractAxis* values = value_axis(axis);
    style(*values, theme);
    view->addAxis(values, Qt::AlignBottom);

    QHorizontalBarSeries* series = series_of(chart, axis, theme);
    view->addSeries(series);
    series->attachAxis(names);
    series->attachAxis(values);

    view->setPlotArea(area); // before resize(): later it would move only the bars
    view->resize(size);
    scene_->setSceneRect(QRectF({}, size));
}

Plot::~Plot() = default;

void Plot::render(QPainter& painter) const {
    const QRectF all({}, size_);
    painter.setRenderHint(QPainter::Antialiasing, false); // lines and rectangles are crisper without it
    scene_->render(&painter, all, all, Qt::IgnoreAspectRatio);
}

QRectF bar_rect(const BarChart& chart, const Axis& axis, QRectF area, std::size_t row) {
    const double slot = area.height() / static_cast<double>(chart.bars().size());
    const double top = area.top() + slot * (static_cast<double>(row) + (1 - bars_share) / 2);
    return {area.left(), top, area.width() * axis.share(chart.bars()[row].value), slot * bars_share};
}

} // namespace ks::visual
