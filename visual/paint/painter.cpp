// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/painter.h"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "visual/paint/copied_text.h"
#include "visual/paint/dots.h"
#include "visual/paint/fonts.h"
#include "visual/paint/shapes.h"

namespace ks::paint {
namespace {

QRectF rect_of(const scene::Rect& rect) {
    return {rect.x, rect.y, rect.width, rect.height};
}

QPen pen_of(const scene::Stroke& stroke, const Theme& theme) {
    QPen pen(theme.line(stroke.role), stroke.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    QVector<qreal> dashes = dashes_of(stroke);
    for (qreal& length : dashes)
        length /= stroke.width; // Qt measures dashes in units of the line width
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

/// The rectangle that a solid horizontal or vertical line covers; null for any other line.
QRectF upright_line(const QPolygonF& points, const scene::Stroke& stroke) {
    if (points.size() != 2 || stroke.dashed)
        return {};
    const QPointF a = points[0], b = points[1];
    const double half = stroke.width / 2;
    if (a.x() == b.x() && a.y() != b.y())
        return {a.x() - half, std::min(a.y(), b.y()), stroke.width, std::abs(a.y() - b.y())};
    if (a.y() == b.y() && a.x() != b.x())
        return {std::min(a.x(), b.x()), a.y() - half, std::abs(a.x() - b.x()), stroke.width};
    return {};
}

/// Slanted lines clipped to `rect`. Their positions are multiples of the spacing from the picture's origin,
/// so that the hatching of adjacent boxes joins.
QPainterPath hatch_lines(const QRectF& rect) {
    QPainterPath path;
    const double last = rect.right() + rect.bottom();
    for (double sum = std::ceil((rect.left() + rect.top()) / hatch_spacing) * hatch_spacing; sum < last;
         sum += hatch_spacing) { // along a line x + y = sum
        const double left = std::max(rect.left(), sum - rect.bottom());
        const double right = std::min(rect.right(), sum - rect.top());
        if (right > left) {
            path.moveTo(left, sum - left);
            path.lineTo(right, sum - right);
        }
    }
    return path;
}

class ListPainter {
public:
    ListPainter(QPainter& painter, const Theme& theme)
        : painter_(painter), theme_(theme), dots_(painter), pdf_(writes_pdf(painter)) {}

    void operator()(const scene::Box& box) const {
        const QRectF rect = rect_of(box.rect);
        if (box.fill)
            fill(rect, *box.fill, box.radius);
        if (box.stroke && box.stroke->width > 0)
            frame(rect, *box.stroke, box.radius);
        if (box.corner_mark)
            corner_mark(rect, box.radius,
                        box.stroke ? box.stroke->role
                        : box.fill ? box.fill->role
                                   : scene::Role::optimal);
    }

    void operator()(const scene::Polyline& line) const {
        const auto [points, head] = drawn(line);
        if (points.isEmpty())
            return;
        if (const QRectF upright = upright_line(points, line.stroke); !upright.isNull() && head.isEmpty())
            return painter_.fillRect(dots_.line(upright), theme_.line(line.stroke.role));
        painter_.setPen(pen_of(line.stroke, theme_));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(points);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.line(line.stroke.role));
        if (!head.isEmpty())
            painter_.drawPolygon(head);
    }

    void operator()(const scene::Text& text) const {
        const auto& [text_font, metrics] = sized_font(text.face, text.size, text.weight);
        const TextRuns& runs = text_runs(text.text, text.face, text.size, text.weight);
        const QPointF origin = text_origin(text, runs.width);
        painter_.setPen(theme_.ink(text.role));
        if (pdf_) {
            for (const auto& run : runs.runs)
                draw_copied(painter_, origin + QPointF(run.x, 0), run.text.text(), text_font);
            return;
        }
        painter_.setFont(text_font);
        for (const auto& run : runs.runs)
            painter_.drawStaticText(origin + QPointF(run.x, -metrics.ascent()), run.text);
    }

    void operator()(const scene::HeatMap& map) const {
        const QRectF rect = rect_of(map.rect);
        const QTransform transform = painter_.deviceTransform();
        const auto pixels = [](double length) {
            return static_cast<int>(std::ceil(std::clamp(length, 1.0, 8192.0)));
        };
        const QImage image = heat_image(map, theme_, pixels(rect.width() * transform.m11()),
                                        pixels(rect.height() * transform.m22()));
        if (image.isNull() || rect.isEmpty())
            return;
        // Qt's PDF engine paints an image with the opacity of the previous fill; setting a brush resets it.
        painter_.setBrush(Qt::black);
        painter_.drawImage(rect, image);
    }

private:
    static QPainterPath outline(const QRectF& rect, double radius) {
        QPainterPath path;
        if (radius > 0)
            path.addRoundedRect(rect, radius, radius);
        else
            path.addRect(rect);
        return path;
    }

    /// A solid square frame is drawn as four rectangles: stroking is slower and draws corners slightly too
    /// light.
    void frame(const QRectF& place, const scene::Stroke& stroke, double radius) const {
        const QRectF rect = dots_.filled(place);
        const double width = std::min({dots_.width(stroke.width), rect.width() / 2, rect.height() / 2});
        const QColor colour = theme_.line(stroke.role);
        if (radius > 0 || stroke.dashed) {
            const double inset = width / 2, curve = std::max(0.0, radius - inset);
            painter_.setPen(pen_of(stroke, theme_));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), curve, curve);
            return;
        }
        const double inner = rect.height() - 2 * width;
        painter_.fillRect(QRectF(rect.left(), rect.top(), rect.width(), width), colour);
        painter_.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), colour);
        painter_.fillRect(QRectF(rect.left(), rect.top() + width, width, inner), colour);
        painter_.fillRect(QRectF(rect.right() - width, rect.top() + width, width, inner), colour);
    }

    void fill(const QRectF& rect, const scene::Fill& fill, double radius) const {
        QColor colour = theme_.mark(fill.role);
        colour.setAlphaF(static_cast<float>(std::clamp(fill.opacity, 0.0, 1.0)));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour);
        if (fill.pattern == scene::Pattern::solid) {
            if (radius > 0)
                painter_.drawRoundedRect(rect, radius, radius);
            else
                painter_.fillRect(dots_.filled(rect), colour);
            return;
        }
        const double inset = radius * 0.3; // where a square touches the rounded corner
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colour, hatch_width, Qt::SolidLine, Qt::FlatCap));
        painter_.drawPath(hatch_lines(rect.adjusted(inset, inset, -inset, -inset)));
    }

    void corner_mark(const QRectF& rect, double radius, scene::Role role) const {
        const double leg = std::min({corner_mark_size, rect.width() / 2, rect.height() / 2});
        const QPointF corner = rect.topRight();
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.mark(role));
        QPainterPath triangle(corner);
        triangle.lineTo(corner - QPointF(leg, 0));
        triangle.lineTo(corner + QPointF(0, leg));
        triangle.closeSubpath();
        painter_.drawPath(radius > 0 ? triangle.intersected(outline(rect, radius)) : triangle);
    }

    QPainter& painter_;
    const Theme& theme_;
    Dots dots_;
    bool pdf_;
};

} // namespace

void paint_items(QPainter& painter, const scene::DisplayList& list, const Theme& theme, double scale) {
    painter.save();
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setRenderHint(QPainter::LosslessImageRendering); // otherwise a PDF would store heat maps as JPEG
    const ListPainter in_order(painter, theme);
    for (const scene::Primitive& item : list.items)
        std::visit(in_order, item);
    painter.restore();
}

void paint(QPainter& painter, const scene::DisplayList& list, const Theme& theme, double scale) {
    painter.fillRect(QRectF(0, 0, list.width * scale, list.height * scale), theme.mark(scene::Role::surface));
    paint_items(painter, list, theme, scale);
}

} // namespace ks::paint
