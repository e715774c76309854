// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/time_scroll.h"

#include "ui/live/time_canvas.h"

#include <QScrollBar>

#include <algorithm>

namespace ks::ui {

TimeScroll::TimeScroll(TimeCanvas& canvas) : canvas_(canvas) {
    setWidget(&canvas);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&canvas, &TimeCanvas::too_low, this, &TimeScroll::fit, Qt::QueuedConnection);
}

void TimeScroll::fit() {
    if (fitting_ || !isVisible())
        return;
    fitting_ = true;
    const QSize room = maximumViewportSize();
    const bool fits = canvas_.height_for(room) <= room.height();
    const int bar = fits ? 0 : verticalScrollBar()->sizeHint().width();
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAlwaysOn);
    const QSize size(room.width() - bar, room.height());
    canvas_.resize(size.width(), fits ? size.height() : std::max(size.height(), canvas_.height_for(size)));
    fitting_ = false;
}

void TimeScroll::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

void TimeScroll::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    fit();
}

} // namespace ks::ui
