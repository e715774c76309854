// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace ks::ui {

/// Opens a window with this file; empty: as at a start. A window is a program of its own: each has its
/// document, and none takes another down. Returns the program's process id; 0: it did not start.
qint64 open_another_window(const QString& path = {},
                           const QString& program = QCoreApplication::applicationFilePath());

} // namespace ks::ui
