// SPDX-License-Identifier: GPL-3.0-or-later
#include "assets/assets.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/new_file.h"
#include "solvers/core/written_together.h"
#include "ui/lessons/finish_saving.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/widgets/files.h"
#include "ui/widgets/temporary_folder.h"

#include <QDir>
#include <QSet>

namespace ks::ui {

namespace {

Error not_written(const QString& path, Sentence why) {
    return {.code = ErrorCode::output,
            .what = formatted("cannot be written: {}", std::move(why)),
            .where = path.toStdString(),
            .todo = "make room or take another folder; the lesson that was there is as before"};
}

/// Whether it is an instance that `files_of` named.
bool is_named_by_us(const QString& name) {
    return name.startsWith(QLatin1String("instance-")) && name.endsWith(QLatin1String(".json"));
}

/// Every file of the folder that is not among those written, so that pictures of the text go along.
Result<void> copy_others(const QString& from, const QString& to) {
    for (const QString& name : QDir(from).entryList(QDir::Files)) {
        const QString copy = to + QLatin1Char('/') + name;
        if (QFileInfo::exists(copy) || is_named_by_us(name))
            continue;
        KS_TRY(const std::string bytes, read_file(from + QLatin1Char('/') + name, json::document_limit));
        KS_CHECK(write_file(native(copy), bytes));
    }
    return {};
}

} // namespace

Result<void> save_lesson(const Lesson& lesson, const QString& folder) {
    KS_TRY(const auto files, files_of(lesson, folder));
    if (!QDir().mkpath(folder))
        return not_written(folder, "the folder cannot be made");
    KS_CHECK(finish_saving(folder));
    std::vector<NamedBytes> named;
    QSet<QString> names;
    for (const auto& [name, bytes] : files) {
        names << name;
        named.push_back({.name = name.toStdString(),
                         .bytes = {bytes.constData(), static_cast<std::size_t>(bytes.size())}});
    }
    KS_CHECK(write_together(native(saved_files_of(folder)), named));
    for (const QString& name : QDir(folder).entryList(QDir::Files))
        if (is_named_by_us(name) && !names.contains(name))
            QFile::remove(folder + QLatin1Char('/') + name);
    sync_folder(native(QFileInfo(folder).absolutePath())); // which may be new
    return {};
}

Result<void> export_lesson(const Lesson& lesson, const QString& target) {
    if (QFileInfo::exists(target))
        return Error{.code = ErrorCode::output,
                     .what = "there is something of this name already",
                     .where = target.toStdString(),
                     .todo = "choose another name"};
    const QString begin = QFileInfo(target).absolutePath() + QStringLiteral("/.lesson-");
    sweep_temporary_folders(begin); // of exports that were killed
    const TemporaryFolder beside(begin);
    if (!beside.isValid())
        return not_written(target, "the folder cannot be made");
    const QString part = beside.filePath(QStringLiteral("lesson"));
    KS_CHECK(save_lesson(lesson, part));
    KS_CHECK(copy_others(lesson.folder, part));
    if (!QDir().rename(part, target))
        return not_written(target, "the folder cannot take its name");
    sync_folder(native(QFileInfo(target).absolutePath()));
    return {};
}

QString folder_for(const QString& title) {
    QString name;
    for (const QChar letter : title.toLower().left(60))
        if (letter.isLetterOrNumber())
            name += letter;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    if (name.isEmpty())
        name = QStringLiteral("lesson");
    const auto taken = [](const QString& id) {
        for (const QString& folder : lesson_folders())
            if (QFileInfo::exists(folder + QLatin1Char('/') + id))
                return true;
        return false;
    };
    QString id = name;
    for (int number = 2; taken(id); ++number)
        id = QStringLiteral("%1-%2").arg(name).arg(number);
    return user_folder(QStringLiteral("lessons")) + QLatin1Char('/') + id;
}

} // namespace ks::ui
