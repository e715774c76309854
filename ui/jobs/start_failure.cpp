// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/start_failure.h"

#include "solvers/core/system_words.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <cerrno>
#include <unistd.h>

namespace ks::ui {

QString start_failure(const QString& program) {
    const QString found =
        program.contains(QLatin1Char('/')) ? program : QStandardPaths::findExecutable(program);
    const int reason = found.isEmpty()                                        ? ENOENT
                       : QFileInfo(found).isDir()                             ? EACCES
                       : ::access(QFile::encodeName(found).constData(), X_OK) ? errno
                                                                              : ENOEXEC;
    return QString::fromStdString(system_words(reason));
}

} // namespace ks::ui
