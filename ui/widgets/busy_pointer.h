// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace ks::ui {

/// While it lives, the pointer shows that the program is at work.
class BusyPointer {
public:
    BusyPointer() { QApplication::setOverrideCursor(Qt::WaitCursor); }
    ~BusyPointer() { QApplication::restoreOverrideCursor(); }
    BusyPointer(const BusyPointer&) = delete;
    BusyPointer& operator=(const BusyPointer&) = delete;
};

} // namespace ks::ui
