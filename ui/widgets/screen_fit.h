// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

namespace ks::ui {

/// Returns the largest size of a window if `available` is the free part of its screen, in pixels: it
/// subtracts the window manager's frame.
QSize without_frame(QSize available);

/// Keeps all dialogs and further windows of the application within their screen, and dialogs wide enough for
/// their title. The open list of a combo box is as wide as its longest entry. If the contents of a dialog
/// need more room, they scroll; the last row, with the buttons, stays visible unless it is wider than the
/// screen.
class ScreenFit : public QObject {
    Q_OBJECT

public:
    /// Applies to every window of the application that has a parent, as long as this object exists.
    explicit ScreenFit(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ks::ui
