// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>

#include <memory>

namespace ks::visual {

/// Passes everything that is painted on to another paint device, except that text becomes outlines and clips
/// are dropped. QSvgGenerator would write <text>, which looks different wherever the font is missing.
class OutlineDevice : public QPaintDevice {
public:
    /// `target` must outlive this device.
    explicit OutlineDevice(QPaintDevice& target);
    ~OutlineDevice() override;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QPaintDevice& target_;
    std::unique_ptr<QPaintEngine> engine_;
};

} // namespace ks::visual
