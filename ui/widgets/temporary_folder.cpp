// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/temporary_folder.h"

#include <QDir>
#include <QFileInfo>

#include <unistd.h>

namespace ks::ui {
namespace {

constexpr QLatin1String lock_name(".lock");

std::unique_ptr<QLockFile> lock_in(const QString& folder) {
    auto lock = std::make_unique<QLockFile>(folder + QLatin1Char('/') + lock_name);
    lock->setStaleLockTime(0); // it is stale when its process is gone, never by age
    return lock;
}

void remove_all_but_lock(const QString& folder) {
    for (const QFileInfo& each :
         QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        if (each.isDir() && !each.isSymLink())
            QDir(each.filePath()).removeRecursively();
        else if (each.fileName() != lock_name)
            QFile::remove(each.filePath());
}

} // namespace

QString TemporaryFolder::usual_begin() {
    return QDir::tempPath() + QStringLiteral("/Knapscope-");
}

TemporaryFolder::TemporaryFolder(const QString& begin) : folder_(begin + QStringLiteral("XXXXXX")) {
    if (!folder_.isValid())
        return;
    alive_ = lock_in(folder_.path());
    alive_->tryLock();
}

TemporaryFolder::~TemporaryFolder() {
    if (!folder_.isValid())
        return;
    remove_all_but_lock(folder_.path());
}

void sweep_temporary_folders(const QString& begin) {
    const QFileInfo named(begin);
    const auto folders = QDir(named.path())
                             .entryInfoList({named.fileName() + QLatin1Char('*')},
                                            QDir::Dirs | QDir::Hidden | QDir::NoSymLinks);
    for (const QFileInfo& folder : folders) {
        if (folder.ownerId() != ::geteuid() ||
            !QFileInfo::exists(folder.filePath() + QLatin1Char('/') + lock_name))
            continue;
        const auto lock = lock_in(folder.filePath());
        if (!lock->tryLock())
            continue; // its program is running
        remove_all_but_lock(folder.filePath());
        lock->unlock(); // removes its file
        QDir().rmdir(folder.filePath());
    }
}

} // namespace ks::ui
