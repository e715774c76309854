// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/course/site_folder.h"

#include "solvers/core/formatted.h"
#include "ui/widgets/files.h"
#include "visual/export/export.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <utility>

namespace ks::ui {
namespace {

/// Lists the files of a site, so that a later one may take its place.
constexpr QLatin1String list_name("knapscope-course.json");
/// How a folder begins that is not finished, or was left behind.
constexpr QLatin1String unfinished(".knapscope-course.");

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

/// Fails for anything that a new site must not take the place of.
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
        if (is_folder || own.contains(name) || name.startsWith(unfinished))
            continue;
        return refused(
            formatted("the folder has a file that is not part of a course: {}", name.toStdString()), path,
            "name an empty or a new folder");
    }
    return {};
}

/// A new folder to write into: in this one, or beside it if it does not exist. Both are in the file system of
/// the site, so that files are moved and not copied.
Result<QString> folder_to_write(const QString& path) {
    const bool exists = QFileInfo(path).isDir();
    const QDir in(exists ? path : QFileInfo(path).path());
    if (!in.exists())
        return refused("there is no such folder", in.path(), "create it first");
    for (int i = 0; i < 1000; ++i) {
        const QString name =
            unfinished + QStringLiteral("%1-%2").arg(QCoreApplication::applicationPid()).arg(i);
        if (in.mkdir(name))
            return in.filePath(name);
        if (!in.exists(name))
            break;
    }
    return refused("no folder can be created here", in.path(),
                   "publish into a folder of your own, and copy it to its place");
}

Result<void> renamed(const QString& from, const QString& to) {
    std::error_code failed;
    std::filesystem::rename(native(from), native(to), failed);
    if (failed)
        return refused("a file cannot be moved to its place", to, "close what uses it, and try again");
    return {};
}

/// Moves these entries of a folder into another one: all of them or, if one cannot be moved, none.
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

/// Puts the new site in the place of the old one, whose folder stays what it is: the user may be in it.
Result<void> replace_entries(const QString& fresh, const QString& path) {
    const QDir place(path);
    QStringList old = place.entryList(all_entries);
    old.removeIf([](const QString& name) { return name.startsWith(unfinished); });
    const QString before = fresh + QStringLiteral(".before");
    if (!QDir().mkdir(before))
        return refused("no folder can be created here", path, "try another folder");
    auto moved = move_entries(old, place, QDir(before));
    if (moved) {
        moved = move_entries(QDir(fresh).entryList(all_entries), QDir(fresh), place);
        if (!moved && !move_entries(old, QDir(before), place))
            return moved; // the old site stays where it was moved to
    }
    QDir(before).removeRecursively();
    return moved;
}

} // namespace

Result<SiteFolder> SiteFolder::make(const QString& path) {
    const QString whole = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    KS_CHECK(check_replaceable(whole));
    KS_TRY(QString fresh, folder_to_write(whole));
    return SiteFolder(whole, std::move(fresh));
}

SiteFolder::SiteFolder(SiteFolder&& other) noexcept
    : path_(std::move(other.path_)), fresh_(std::exchange(other.fresh_, QString())),
      names_(std::move(other.names_)), bytes_(other.bytes_) {}

SiteFolder::~SiteFolder() {
    if (!fresh_.isEmpty())
        QDir(fresh_).removeRecursively();
}

Result<void> SiteFolder::write(const QString& name, const QByteArray& bytes) {
    const QString path = fresh_ + QLatin1Char('/') + name;
    QDir().mkpath(QFileInfo(path).path()); // if that fails, so does the file
    KS_CHECK(visual::write_whole(path, bytes));
    names_ << name;
    bytes_ += bytes.size();
    return {};
}

Result<void> SiteFolder::finish() {
    const QJsonObject list{
        {"format", "knapscope-course"}, {"version", 1}, {"files", QJsonArray::fromStringList(names_)}};
    KS_CHECK(write(list_name, QJsonDocument(list).toJson()));
    KS_CHECK(check_replaceable(path_));
    if (QFileInfo::exists(path_))
        return replace_entries(fresh_, path_); // the empty folder is removed with this object
    KS_CHECK(renamed(fresh_, path_));
    fresh_.clear();
    return {};
}

} // namespace ks::ui
