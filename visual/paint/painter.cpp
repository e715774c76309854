// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/painter.h"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "visual/paint/fonts.h"

namespace ks::paint {
namespace {

constexpr double hatch_spacing = 6;
constexpr double corner_mark_size = 9;

QRectF rect_of(const scene::Rect& rect) {
    return {rect.x, rect.y, rect.width, rect.height};
}

QPen pen_of(const scene::Stroke& stroke, const Theme& theme) {
    QPen pen(theme.line(stroke.role), stroke.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (stroke.dashed && stroke.width > 0) // lengths of 5 and 3 pixels for thin lines, in units of the width
        pen.setDashPattern({std::max(5 / stroke.width, 2.0), std::max(3 / stroke.width, 1.2)});
    return pen;
}

/// Slanted lines cut to `rect`. They are at multiples of the spacing from the picture's origin, so that the
/// lines of neighbours join up.
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
    ListPainter(QPainter& painter, const Theme& theme) : painter_(painter), theme_(theme) {}

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
        if (line.points.size() < 2)
            return;
        QPolygonF points;
        for (const scene::Point& point : line.points)
            points << QPointF(point.x, point.y);
        QPolygonF head;
        if (line.arrow)
            head = cut_arrow_head(points, line.stroke.width);
        else if (points.size() == 2)
            sharpen(points, line.stroke.width);
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
        const double spare = text.rect.width - runs.width;
        const double x = text.rect.x + (text.align == scene::Align::left     ? 0
                                        : text.align == scene::Align::centre ? spare / 2
                                                                             : spare);
        const double baseline = std::round(text.rect.y + (text.rect.height + metrics.capHeight()) / 2);
        painter_.setFont(text_font);
        painter_.setPen(theme_.ink(text.role));
        for (const auto& run : runs.runs)
            painter_.drawStaticText(QPointF(x + run.x, baseline - metrics.ascent()), run.text);
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
        // Qt's PDF engine paints an image as translucent as the fill before it; only a brush resets that.
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

    /// A solid square frame is drawn as four rectangles, because a stroked one is slower and has corners that
    /// are a shade too light.
    void frame(const QRectF& rect, const scene::Stroke& stroke, double radius) const {
        const double width = std::min({stroke.width, rect.width() / 2, rect.height() / 2});
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
                painter_.fillRect(rect, colour);
            return;
        }
        const double inset = radius * 0.3; // where a square touches the rounded corner
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colour, 1.25, Qt::SolidLine, Qt::FlatCap));
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

    /// Gives the arrow head at the last point, and shortens the line to end inside it.
    static QPolygonF cut_arrow_head(QPolygonF& points, double width) {
        const QPointF tip = points.last();
        const double length = 6 + 3 * width;
        for (qsizetype i = points.size() - 2; i >= 0; --i) {
            const QPointF back = points[i] - tip;
            const double distance = std::hypot(back.x(), back.y());
            if (distance < 1e-6)
                continue;
            const QPointF along = back / distance;
            const QPointF across = QPointF(-along.y(), along.x()) * (0.45 * length);
            points.resize(i + 1);
            points << tip + along * std::min(distance, length * 0.8);
            return {tip, tip + along * length + across, tip + along * length - across};
        }
        return {};
    }

    /// Moves a horizontal or vertical line of odd width by half a pixel. At whole pixels it would be smeared
    /// over two rows of pixels.
    static void sharpen(QPolygonF& points, double width) {
        if (std::lround(width) % 2 == 0)
            return;
        if (points[0].x() == points[1].x() && points[0].x() == std::round(points[0].x()))
            points.translate(0.5, 0);
        else if (points[0].y() == points[1].y() && points[0].y() == std::round(points[0].y()))
            points.translate(0, 0.5);
    }

    QPainter& painter_;
    const Theme& theme_;
};

} // namespace

void paint_items(QPainter& painter, const scene::DisplayList& list, const Theme& theme, double scale) {
    painter.save();
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.setRenderHint(QPainter::LosslessImageRendering); // a PDF would hold heat maps as JPEG
    for (const scene::Primitive& item : list.items)
        std::visit(ListPainter(painter, theme), item);
    painter.restore();
}

void paint(QPainter& painter, const scene::DisplayList& list, const Theme& theme, double scale) {
    painter.fillRect(QRectF(0, 0, list.width * scale, list.height * scale), theme.mark(scene::Role::surface));
    paint_items(painter, list, theme, scale);
}

} // namespace ks::paint
