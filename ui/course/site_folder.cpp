// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/course/site_folder.h"

#include "solvers/core/formatted.h"
#include "solvers/core/new_file.h"
#include "ui/widgets/files.h"
#include "visual/export/export.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ks::ui {
namespace {

/// The list of a site's files, so that a later site can replace them.
constexpr QLatin1String list_name("knapscope-course.json");
/// The prefix of a folder that is not finished, or was left over.
constexpr QLatin1String unfinished(".knapscope-course.");

/// How a list begins whose writer was killed (solvers/core/new_file.h).
constexpr QLatin1String unfinished_list("knapscope-course.json.part-");

QString fresh_site(const TemporaryFolder& work) {
    return work.filePath(QStringLiteral("site"));
}

QByteArray list_of(const QStringList& names) {
    const QJsonObject list{
        {"format", "knapscope-course"}, {"version", 1}, {"files", QJsonArray::fromStringList(names)}};
    return QJsonDocument(list).toJson();
}

Error refused(const Sentence& what, const QString& where, const Sentence& todo) {
    return {.code = ErrorCode::output, .what = what, .where = where.toStdString(), .todo = todo};
}

QSet<QString> files_of_a_site(const QString& path) {
    const auto text =
        read_file(path + QLatin1Char('/') + list_name, {.bytes = 4 << 20, .of = "a list of files"});
    if (!text)
        return {};
    const QJsonObject list = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    QSet<QString> names{QString(list_name)};
    for (const QJsonValue& name : list["files"].toArray())
        names.insert(name.toString());
    return names;
}

/// Fails if the folder contains anything that a new site must not replace.
Result<void> check_replaceable(const QString& path) {
    const QFileInfo there(path);
    if (!there.exists() && !there.isSymLink())
        return {};
    if (!there.isDir())
        return refused("it is a file", path, "name a folder");
    const QSet<QString> own = files_of_a_site(path);
    QDirIterator all(path, QDir::Files | QDir::Dirs | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QFileInfo each(all.next());
        const QString name = QDir(path).relativeFilePath(each.filePath());
        const bool is_folder = each.isDir() && !each.isSymLink();
        if (is_folder || own.contains(name) || name.startsWith(unfinished) ||
            name.startsWith(unfinished_list))
            continue;
        return refused(
            formatted("the folder has a file that is not part of a course: {}", name.toStdString()), path,
            "name an empty or a new folder");
    }
    return {};
}

bool runs_in(const QString& path) {
    return (QDir::currentPath() + QLatin1Char('/')).startsWith(path + QLatin1Char('/'));
}

/// Whether both are on one file system, so that files are moved and not copied.
bool on_one_disk(const QString& a, const QString& b) {
    struct stat one {
    }, other{};
    return ::stat(native(a).c_str(), &one) == 0 && ::stat(native(b).c_str(), &other) == 0 &&
           one.st_dev == other.st_dev;
}

std::unique_ptr<TemporaryFolder> folder_in(const QString& path) {
    sweep_temporary_folders(path + QLatin1Char('/') + unfinished);
    auto work = std::make_unique<TemporaryFolder>(path + QLatin1Char('/') + unfinished);
    return work->isValid() && QDir().mkdir(fresh_site(*work)) ? std::move(work) : nullptr;
}

/// A folder for the new site: beside the old one, or in it where the old folder has to stay.
Result<std::unique_ptr<TemporaryFolder>> folder_to_write(const QString& path) {
    const bool exists = QFileInfo(path).isDir();
    const QString around = QFileInfo(path).path();
    if (!QFileInfo(around).isDir())
        return refused("there is no such folder", around, "create it first");
    std::unique_ptr<TemporaryFolder> work;
    if (!exists || (!runs_in(path) && on_one_disk(path, around)))
        work = folder_in(around);
    if (!work && exists)
        work = folder_in(path);
    if (work)
        return work;
    return refused("no folder can be created here", exists ? path : around,
                   "publish into a folder of your own, and copy it to its place");
}

Result<void> renamed(const QString& from, const QString& to) {
    std::error_code failed;
    std::filesystem::rename(native(from), native(to), failed);
    if (failed)
        return refused("a file cannot be moved to its place", to, "close what uses it, and try again");
    return {};
}

/// Moves these entries to another folder: all of them or, if one cannot be moved, none.
Result<void> move_entries(const QStringList& names, const QDir& from, const QDir& to) {
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto moved = renamed(from.filePath(names[i]), to.filePath(names[i]));
        if (moved)
            continue;
        while (i-- > 0)
            (void)renamed(to.filePath(names[i]), from.filePath(names[i]));
        return moved;
    }
    return {};
}

constexpr auto all_entries = QDir::Files | QDir::Dirs | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

/// Gives the new folder the owner and the permissions of the old one. False: the system does not allow it.
bool has_rights_of(const QString& fresh, const QString& path) {
    struct stat old {
    }, made{};
    if (::stat(native(path).c_str(), &old) != 0 || ::stat(native(fresh).c_str(), &made) != 0)
        return false;
    const bool same_owner = old.st_uid == made.st_uid && old.st_gid == made.st_gid;
    return (same_owner || ::chown(native(fresh).c_str(), old.st_uid, old.st_gid) == 0) &&
           ::chmod(native(fresh).c_str(), old.st_mode & 07777) == 0;
}

/// Lets the two folders change places, in one step. False: nothing has changed.
bool change_places(const QString& fresh, const QString& path) {
    if (fresh.startsWith(path + QLatin1Char('/')) || !has_rights_of(fresh, path) ||
        ::renameat2(AT_FDCWD, native(fresh).c_str(), AT_FDCWD, native(path).c_str(), RENAME_EXCHANGE) != 0)
        return false;
    for (const QString& each : {path, fresh})
        sync_folder(native(QFileInfo(each).path()));
    return true;
}

/// Puts the entries of the new site in the place of the old ones, whose folder stays what it is.
Result<void> replace_entries(const QString& fresh, const QString& before, const QString& path) {
    const QDir place(path);
    QStringList old = place.entryList(all_entries);
    old.removeIf([](const QString& name) { return name == list_name || name.startsWith(unfinished); });
    if (!QDir().mkdir(before))
        return refused("no folder can be created here", path, "try another folder");
    // Of a mixture, too, a later publication knows every file.
    const QSet<QString> all = files_of_a_site(path) + files_of_a_site(fresh);
    KS_CHECK(visual::write_whole(place.filePath(list_name), list_of({all.begin(), all.end()})));
    auto moved = move_entries(old, place, QDir(before));
    if (moved) {
        moved = move_entries(QDir(fresh).entryList(all_entries), QDir(fresh), place);
        if (!moved)
            (void)move_entries(old, QDir(before), place);
    }
    sync_folder(native(path));
    return moved;
}

} // namespace

Result<SiteFolder> SiteFolder::make(const QString& path) {
    const QFileInfo given(path);
    const QString whole =
        given.isDir() ? given.canonicalFilePath() : QDir::cleanPath(given.absoluteFilePath());
    KS_CHECK(check_replaceable(whole));
    KS_TRY(auto work, folder_to_write(whole));
    return SiteFolder(whole, std::move(work));
}

Result<void> SiteFolder::write(const QString& name, const QByteArray& bytes) {
    const QString path = fresh_site(*work_) + QLatin1Char('/') + name;
    QDir().mkpath(QFileInfo(path).path()); // if that fails, so does the file
    KS_CHECK(visual::write_whole(path, bytes));
    names_ << name;
    bytes_ += bytes.size();
    return {};
}

Result<void> SiteFolder::finish() {
    const QString fresh = fresh_site(*work_);
    KS_CHECK(write(list_name, list_of(names_)));
    KS_CHECK(check_replaceable(path_));
    if (!QFileInfo::exists(path_)) {
        KS_CHECK(renamed(fresh, path_));
        sync_folder(native(QFileInfo(path_).path()));
        return {};
    }
    if (change_places(fresh, path_))
        return {};
    return replace_entries(fresh, work_->filePath(QStringLiteral("before")), path_);
}

} // namespace ks::ui
