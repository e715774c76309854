// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/painting_cost.h"

#include "ui/widgets/outline_cost.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ks::ui {

namespace {

// In nanoseconds, rounded up, as Qt 6.4 painted extreme pictures.
constexpr double per_shape = 1000, per_pixel_of_stroke = 200, per_dash = 2000;
constexpr double per_filled_pixel = 0.5, per_pixel_of_pattern = 2, per_pixel_of_bitmap = 6;
constexpr double most = 1e9;

/// Adds up costs until they exceed the limit, and draws nothing.
class CostEngine : public QPaintEngine {
public:
    explicit CostEngine(QSize canvas) : QPaintEngine(AllFeatures), canvas_(QPoint(0, 0), canvas) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath& path) override { add_shape(path, painter()->brush() != Qt::NoBrush); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        add_shape(path, mode != PolylineMode && painter()->brush() != Qt::NoBrush);
    }
    void drawPixmap(const QRectF& place, const QPixmap&, const QRectF&) override { add_bitmap(place); }
    void drawImage(const QRectF& place, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {
        add_bitmap(place);
    }

    double cost() const { return cost_; }

private:
    static double length_of(const QPainterPath& path) {
        double length = 0;
        for (int i = 1; i < path.elementCount(); ++i)
            if (!path.elementAt(i).isMoveTo())
                length += std::hypot(path.elementAt(i).x - path.elementAt(i - 1).x,
                                     path.elementAt(i).y - path.elementAt(i - 1).y);
        return length;
    }

    void add_bitmap(const QRectF& place) { cost_ += per_shape + seen_pixels(place) * per_pixel_of_bitmap; }

    void add_shape(const QPainterPath& path, bool filled) {
        if (cost_ > most)
            return;
        cost_ += per_shape;
        if (filled)
            add_filling(path);
        if (painter()->pen().style() != Qt::NoPen)
            add_stroke(path, painter()->pen());
    }

    void add_filling(const QPainterPath& path) {
        const bool plain = painter()->brush().style() == Qt::SolidPattern;
        cost_ += outline_cost(path, painter()->combinedTransform(), canvas_.size().toSize()) +
                 seen_pixels(path.controlPointRect()) * (plain ? per_filled_pixel : per_pixel_of_pattern);
    }

    /// Qt fills a shape that has the pen's width and an outline on both sides.
    void add_stroke(const QPainterPath& path, const QPen& pen) {
        const QTransform& transform = painter()->combinedTransform();
        const double scale = std::sqrt(std::abs(transform.determinant())), length = length_of(path),
                     width = std::max(1.0, pen.widthF());
        cost_ += length * scale * (per_pixel_of_stroke + width * per_filled_pixel) +
                 2 * outline_cost(path, transform, canvas_.size().toSize());
        const QList<qreal> dashes = pen.dashPattern();
        if (pen.style() == Qt::CustomDashLine)
            cost_ += length / (std::accumulate(dashes.begin(), dashes.end(), 1e-9) * width) * per_dash;
    }

    /// Returns the number of pixels of the canvas that a rectangle covers.
    double seen_pixels(const QRectF& bounds) const {
        const QRectF seen = painter()->combinedTransform().mapRect(bounds) & canvas_;
        return seen.width() * seen.height();
    }

    QRectF canvas_;
    double cost_ = 0;
};

class CostMeter : public QPaintDevice {
public:
    explicit CostMeter(QSize size) : size_(size), engine_(size) {}
    QPaintEngine* paintEngine() const override { return &engine_; }
    double cost() const { return engine_.cost(); }

protected:
    int metric(PaintDeviceMetric which) const override {
        switch (which) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        default:
            return QPaintDevice::metric(which);
        }
    }

private:
    QSize size_;
    mutable CostEngine engine_;
};

} // namespace

bool is_soon_painted(const QByteArray& svg) {
    QSvgRenderer picture(svg);
    CostMeter meter(picture.defaultSize());
    QPainter painter(&meter);
    picture.render(&painter);
    painter.end();
    return picture.isValid() && meter.cost() <= most;
}

} // namespace ks::ui
