// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recovery/kept_file.h"

#include "solvers/core/formatted.h"
#include "solvers/core/system_words.h"
#include "ui/widgets/files.h"
#include "visual/export/export.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QUuid>

#include <filesystem>
#include <system_error>
#include <utility>

namespace ks::ui {
namespace {

std::unique_ptr<QLockFile> lock_of(const QString& file) {
    auto lock = std::make_unique<QLockFile>(QFileInfo(file).path() + QLatin1Char('/') +
                                            QFileInfo(file).completeBaseName() + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // it is stale when its process is gone, never by age
    return lock;
}

} // namespace

Result<void> write_kept(const QString& file, const QByteArray& text, const Sentence& todo) {
    const QString folder = QFileInfo(file).path();
    std::error_code failed;
    std::filesystem::create_directories(native(folder), failed);
    const auto cannot = [&](const Sentence& what) {
        return Error{.code = ErrorCode::output, .what = what, .where = folder.toStdString(), .todo = todo};
    };
    if (failed)
        return cannot(formatted("cannot be written: {}", system_words(failed.value())));
    const Result<void> written = visual::write_whole(file, text);
    return written ? written : cannot(written.error().what);
}

KeptFile::KeptFile(QString folder) : folder_(std::move(folder)) {}

KeptFile::~KeptFile() {
    forget();
}

Result<void> KeptFile::write(const QByteArray& text, const Sentence& todo) {
    if (path_.isEmpty()) {
        path_ = folder_ + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) +
                QStringLiteral(".json");
        QDir().mkpath(folder_); // a failure is reported by the writing
        alive_ = lock_of(path_);
        alive_->tryLock();
    }
    return write_kept(path_, text, todo);
}

void KeptFile::forget() {
    if (!path_.isEmpty() && !left_)
        QFile::remove(path_);
    path_.clear();
    alive_.reset();
}

QStringList files_left_behind(const QString& folder) {
    QStringList left;
    const auto files = QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files)
        if (const auto alive = lock_of(file.filePath()); alive->tryLock()) // else its program still runs
            left << file.filePath();
    return left;
}

} // namespace ks::ui
