// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/x_display.h"

#include <QWidget>

namespace ks::tests {

/// A small window from which files are dragged into other programs, as from a file manager (XDND).
class FileSource : public QWidget {
public:
    explicit FileSource(XDisplay& display);

    /// Drags the file to a point of the display and drops it there. Returns whether the window at that point
    /// accepts it.
    bool drop(const QString& file, QPoint to);

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    bool press();

    XDisplay& display_;
    bool pressed_ = false;
};

} // namespace ks::tests
