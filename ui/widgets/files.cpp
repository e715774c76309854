// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/files.h"

#include <QFile>
#include <QFileInfo>

namespace ks::ui {

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

bool lies_in(const QString& folder, const QString& name) {
    if (name.contains(QLatin1Char('/')) || name.contains(QLatin1Char('\\')))
        return false;
    const QString real =
        QFileInfo(folder + QLatin1Char('/') + name).canonicalFilePath(); // empty: there is none
    return real.isEmpty() || QFileInfo(real).path() == QFileInfo(folder).canonicalFilePath();
}

Result<std::string> read_file(const QString& path, const FileLimit& limit) {
    if (!path.startsWith(QLatin1Char(':')))
        return ks::read_file(native(path), limit);
    // Files inside the program have no path that the system could open, so Qt reads them.
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::input,
                     .what = "cannot be read: the program does not hold it",
                     .where = path.toStdString(),
                     .todo = "install Knapscope again"};
    return file.readAll().toStdString();
}

} // namespace ks::ui
