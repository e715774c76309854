// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/painting_cost.h"

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

// In nanoseconds, rounded up, as Qt 6.4 painted extreme pictures on a slow machine.
constexpr double per_shape = 1000, per_filled_pixel = 2, per_pixel_of_outline = 200, per_dash = 2000;
constexpr double most = 5e9;

/// Adds up costs and draws nothing.
class CostEngine : public QPaintEngine {
public:
    explicit CostEngine(QSize canvas) : QPaintEngine(AllFeatures), canvas_(QPoint(0, 0), canvas) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath& path) override {
        add(path.controlPointRect(), length_of(path), painter()->brush() != Qt::NoBrush);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        add(path.controlPointRect(), length_of(path),
            mode != PolylineMode && painter()->brush() != Qt::NoBrush);
    }
    void drawPixmap(const QRectF& place, const QPixmap&, const QRectF&) override { add(place, 0, true); }
    void drawImage(const QRectF& place, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {
        add(place, 0, true);
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

    void add(const QRectF& bounds, double length, bool filled) {
        const QTransform& transform = painter()->combinedTransform();
        const QRectF seen = transform.mapRect(bounds) & canvas_;
        const double scale = std::sqrt(std::abs(transform.determinant()));
        const double outline = length * scale;
        cost_ += per_shape + outline * per_pixel_of_outline;
        if (filled)
            cost_ += seen.width() * seen.height() * per_filled_pixel;
        if (const QPen& pen = painter()->pen(); pen.style() != Qt::NoPen) {
            const double width = std::max(1.0, pen.widthF());
            cost_ += outline * width * scale * per_filled_pixel;
            const QList<qreal> dashes = pen.dashPattern();
            if (pen.style() == Qt::CustomDashLine)
                cost_ += length / (std::accumulate(dashes.begin(), dashes.end(), 1e-9) * width) * per_dash;
        }
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
