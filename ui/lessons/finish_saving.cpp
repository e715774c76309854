// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/finish_saving.h"

#include "solvers/core/new_file.h"
#include "solvers/core/system_words.h"
#include "ui/widgets/files.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>

namespace ks::ui {

namespace fs = std::filesystem;

QString saved_files_of(const QString& lesson_folder) {
    return lesson_folder + QStringLiteral("/.saved");
}

Result<void> finish_saving(const QString& lesson_folder) {
    const QString saved = saved_files_of(lesson_folder);
    if (!QFileInfo(saved).isDir() || QFileInfo(saved).isSymLink())
        return {}; // a link in a stranger's lesson would move the user's files
    for (const QString& name : QDir(saved).entryList(QDir::Files | QDir::Hidden)) {
        const fs::path target = native(lesson_folder + QLatin1Char('/') + name);
        std::error_code failed;
        fs::rename(native(saved + QLatin1Char('/') + name), target, failed);
        if (failed && failed != std::errc::no_such_file_or_directory) // another reader may have moved it
            return cannot_write(target, system_words(failed.value()));
    }
    sync_folder(native(lesson_folder));
    QDir().rmdir(saved);
    return {};
}

} // namespace ks::ui
