// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/export/outline_device.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

namespace ks::visual {
namespace {

/// What is not overridden arrives as drawPath(), because QPaintEngine itself turns text into outlines and
/// ellipses into paths.
class OutlineEngine : public QPaintEngine {
public:
    explicit OutlineEngine(QPaintDevice& target) : QPaintEngine(AllFeatures), target_(target) {}

    Type type() const override { return User; }
    bool begin(QPaintDevice*) override { return painter_.begin(&target_); }
    bool end() override { return painter_.end(); }

    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags changed = now.state();
        if (changed & DirtyTransform)
            painter_.setTransform(now.transform());
        if (changed & DirtyPen)
            painter_.setPen(now.pen());
        if (changed & DirtyBrush)
            painter_.setBrush(now.brush());
        if (changed & DirtyBrushOrigin)
            painter_.setBrushOrigin(now.brushOrigin());
        if (changed & DirtyOpacity)
            painter_.setOpacity(now.opacity());
        if (changed & DirtyHints)
            painter_.setRenderHints(now.renderHints());
    }

    void drawPath(const QPainterPath& path) override { painter_.drawPath(path); }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode)
            painter_.drawPolyline(points, count);
        else
            painter_.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }

    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
        painter_.drawPixmap(to, pixmap, from);
    }

    void drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                   Qt::ImageConversionFlags flags) override {
        painter_.drawImage(to, image, from, flags);
    }

private:
    QPaintDevice& target_;
    QPainter painter_;
};

} // namespace

OutlineDevice::OutlineDevice(QPaintDevice& target)
    : target_(target), engine_(std::make_unique<OutlineEngine>(target)) {}

OutlineDevice::~OutlineDevice() = default;

QPaintEngine* OutlineDevice::paintEngine() const {
    return engine_.get();
}

int OutlineDevice::metric(PaintDeviceMetric metric) const {
    switch (metric) {
    case PdmWidth:
        return target_.width();
    case PdmHeight:
        return target_.height();
    case PdmWidthMM:
        return target_.widthMM();
    case PdmHeightMM:
        return target_.heightMM();
    case PdmNumColors:
        return target_.colorCount();
    case PdmDepth:
        return target_.depth();
    case PdmDpiX:
        return target_.logicalDpiX();
    case PdmDpiY:
        return target_.logicalDpiY();
    case PdmPhysicalDpiX:
        return target_.physicalDpiX();
    case PdmPhysicalDpiY:
        return target_.physicalDpiY();
    case PdmDevicePixelRatio:
        return static_cast<int>(target_.devicePixelRatio());
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(target_.devicePixelRatioF() * devicePixelRatioFScale());
    }
    return 0;
}

} // namespace ks::visual
