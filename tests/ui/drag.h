// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace ks::tests {

inline void send_mouse(QWidget& widget, QEvent::Type type, QPoint at, Qt::MouseButtons held) {
    QMouseEvent event(type, at, widget.mapToGlobal(at),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, held, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

/// Drags with the left button from one point of the widget to another, which may be outside it. The button
/// stays down unless `let_go`.
inline void drag(QWidget& widget, QPoint from, QPoint to, bool let_go = true) {
    send_mouse(widget, QEvent::MouseButtonPress, from, Qt::LeftButton);
    send_mouse(widget, QEvent::MouseMove, (from + to) / 2, Qt::LeftButton);
    send_mouse(widget, QEvent::MouseMove, to, Qt::LeftButton);
    if (let_go)
        send_mouse(widget, QEvent::MouseButtonRelease, to, Qt::NoButton);
}

} // namespace ks::tests
