// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/dots.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace ks::paint {

Dots::Dots(const QPainter& painter) {
    const QTransform to_dots = painter.deviceTransform();
    const bool raster = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    const double scale = to_dots.m11();
    if (!raster || to_dots.type() > QTransform::TxScale || to_dots.m22() != scale || scale < 1 ||
        scale == std::floor(scale))
        return;
    scale_ = scale;
    origin_ = QPointF(to_dots.dx(), to_dots.dy());
}

QRectF Dots::filled(const QRectF& rect) const {
    if (scale_ == 0)
        return rect;
    const auto dot = [this](double at, double origin) {
        return (std::round(at * scale_ + origin) - origin) / scale_;
    };
    return {QPointF(dot(rect.left(), origin_.x()), dot(rect.top(), origin_.y())),
            QPointF(dot(rect.right(), origin_.x()), dot(rect.bottom(), origin_.y()))};
}

double Dots::width(double stroke) const {
    return scale_ == 0 ? stroke : std::max(1.0, std::round(stroke * scale_)) / scale_;
}

QRectF Dots::line(const QRectF& rect) const {
    QRectF moved = filled(rect);
    if (scale_ == 0)
        return moved;
    if (rect.width() < rect.height())
        moved.setWidth(width(rect.width()));
    else
        moved.setHeight(width(rect.height()));
    return moved;
}

} // namespace ks::paint
