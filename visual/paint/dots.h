// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

namespace ks::paint {

/// The dots of a screen or an image. Enlarged by 1.25 or 1.5, as high-resolution screens and the projector's
/// theme do, an edge at a whole pixel lies between two dots: some edges would be sharp and others blurred,
/// and lines of different widths. So upright rectangles and lines go to whole dots there. At whole scales,
/// and in files without dots, everything stays where it is.
class Dots {
public:
    explicit Dots(const QPainter& painter);

    /// The rectangle with its edges at dots.
    QRectF filled(const QRectF& rect) const;
    /// A rectangle that is a line: it keeps its thickness wherever it lies, and has one dot at least.
    QRectF line(const QRectF& rect) const;
    /// A stroke's width in whole dots, one at least.
    double width(double stroke) const;

private:
    QPointF origin_;
    double scale_ = 0; ///< 0: nothing moves
};

} // namespace ks::paint
