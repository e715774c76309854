// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/files.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace ks::ui {

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

bool lies_in(const QString& folder, const QString& name) {
    if (name.contains(QLatin1Char('/')) || name.contains(QLatin1Char('\\')))
        return false;
    const QString real =
        QFileInfo(folder + QLatin1Char('/') + name).canonicalFilePath(); // empty if the file does not exist
    return real.isEmpty() || QFileInfo(real).path() == QFileInfo(folder).canonicalFilePath();
}

bool names_format(std::string_view text, std::string_view format) {
    constexpr std::string_view key = "\"format\"", blank = " \t\r\n";
    const std::size_t at = text.substr(0, 4096).find(key);
    if (at == std::string_view::npos)
        return false;
    const auto skip = [&text, blank](std::size_t from) {
        return std::min(text.find_first_not_of(blank, from), text.size());
    };
    const std::size_t colon = skip(at + key.size());
    if (text.substr(colon, 1) != ":")
        return false;
    const std::string_view value = text.substr(skip(colon + 1));
    return value.starts_with('"') && value.substr(1).starts_with(format) &&
           value.substr(1 + format.size()).starts_with('"');
}

Result<std::string> read_file(const QString& path, const FileLimit& limit) {
    if (!path.startsWith(QLatin1Char(':')))
        return ks::read_file(native(path), limit);
    // The operating system cannot open files inside the program, so Qt reads them.
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::input,
                     .what = "cannot be read: the program does not hold it",
                     .where = path.toStdString(),
                     .todo = "install Knapscope again"};
    return file.readAll().toStdString();
}

} // namespace ks::ui
