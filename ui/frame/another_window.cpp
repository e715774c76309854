// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/another_window.h"

#include <QProcess>

namespace ks::ui {

qint64 open_another_window(const QString& path, const QString& program) {
    qint64 id = 0;
    QProcess::startDetached(program, path.isEmpty() ? QStringList() : QStringList(path), {}, &id);
    return id;
}

} // namespace ks::ui
