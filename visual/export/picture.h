// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>

class QPainter;

namespace ks::visual {

/// A view as it is written to a file. `paint` draws all of it, from (0, 0) to `size`, in pixels at scale 1;
/// it is the same for PNG, SVG and PDF, so it neither clips nor asks what it draws on.
struct Picture {
    QSizeF size;
    std::function<void(QPainter&)> paint;
    QString title = {}; ///< of an SVG or PDF document: what is shown
};

} // namespace ks::visual
