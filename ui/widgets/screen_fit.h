// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

namespace ks::ui {

/// Returns how large a window may be where `available` is the free part of its screen, in pixels: a window
/// manager adds a frame.
QSize without_frame(QSize available);

/// Keeps every dialog and every further window of the application within its screen, and every dialog wide
/// enough for its title. The open list of a combo box is as wide as its longest entry. If the contents of a
/// dialog need more room, they scroll; the last row of the dialog, its buttons, stays in sight
/// unless it is wider than the screen.
class ScreenFit : public QObject {
    Q_OBJECT

public:
    /// It watches every window of the application that has a parent, as long as it lives.
    explicit ScreenFit(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ks::ui
