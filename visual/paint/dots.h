// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

namespace ks::paint {

/// The device pixels ("dots") of a screen or an image. At a scale like 1.25 or 1.5 (high-resolution screens,
/// the projector theme) an edge at a whole pixel falls between two dots: some edges would be sharp and others
/// blurred, and line widths would differ. So upright rectangles and lines are moved to whole dots. At whole
/// scales, and in files without dots, nothing moves.
class Dots {
public:
    explicit Dots(const QPainter& painter);

    /// The rectangle with its edges moved to dots.
    QRectF filled(const QRectF& rect) const;
    /// A rectangle that is a line: its thickness does not depend on its position, and is at least one dot.
    QRectF line(const QRectF& rect) const;
    /// A stroke's width in whole dots, at least one.
    double width(double stroke) const;

private:
    QPointF origin_;
    double scale_ = 0; ///< 0: nothing moves
};

} // namespace ks::paint
