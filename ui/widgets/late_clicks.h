// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractNativeEventFilter>
#include <QObject>

namespace ks::ui {

/// On X11, drops presses and moves of the mouse that reach a window of this program after it was hidden. The
/// X server sends them while it still shows the window. Qt 6.4 keeps such a window as the one that was
/// pressed, also after it is destroyed, and reads it when the next window is hidden: the program crashes.
class LateClicks : public QObject, QAbstractNativeEventFilter {
    Q_OBJECT

public:
    explicit LateClicks(QObject* parent);

private:
    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;
};

} // namespace ks::ui
