// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recovery/kept_edits.h"

#include "solvers/core/json_tree.h"
#include "solvers/problems/format.h"
#include "ui/base/session.h"
#include "ui/widgets/files.h"
#include "visual/export/export.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

namespace ks::ui {
namespace {

const QString kept_format = QStringLiteral("knapscope-kept-edits");
constexpr int kept_version = 1;

QString lock_of(const QString& file) {
    return QFileInfo(file).path() + QLatin1Char('/') + QFileInfo(file).completeBaseName() +
           QStringLiteral(".lock");
}

QByteArray document_of(const Session& session) {
    return QJsonDocument(
               QJsonObject{
                   {QStringLiteral("format"), kept_format},
                   {QStringLiteral("version"), kept_version},
                   {QStringLiteral("path"), session.path()},
                   {QStringLiteral("when"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                   {QStringLiteral("instance"), QString::fromStdString(write_json(*session.instance()))}})
        .toJson(QJsonDocument::Compact);
}

std::optional<LeftBehind> read_kept(const QString& file) {
    const auto text = read_file(file, json::document_limit);
    if (!text)
        return {};
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    if (document[QStringLiteral("format")].toString() != kept_format ||
        document[QStringLiteral("version")].toInt() != kept_version)
        return {};
    auto instance =
        read_instance(document[QStringLiteral("instance")].toString().toStdString(), file.toStdString());
    if (!instance)
        return {};
    return LeftBehind{.file = file,
                      .path = document[QStringLiteral("path")].toString(),
                      .when = QDateTime::fromString(document[QStringLiteral("when")].toString(), Qt::ISODate),
                      .instance = *std::move(instance)};
}

} // namespace

QString KeptEdits::usual_folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/kept-edits");
}

KeptEdits::KeptEdits(Session& session, QString folder) : session_(session), folder_(std::move(folder)) {
    timer_.setSingleShot(true);
    timer_.setInterval(after_ms);
    connect(&timer_, &QTimer::timeout, this, &KeptEdits::write);
    connect(&session, &Session::instance_changed, this, &KeptEdits::follow);
    connect(&session, &Session::document_changed, this, &KeptEdits::follow);
    connect(&session, &Session::document_opened, this, [this] { said_ = false; });
    follow(); // what was edited in a window before this one
}

KeptEdits::~KeptEdits() {
    forget();
}

/// The first edit that is not kept yet starts the clock, so that who edits without a pause loses no more.
void KeptEdits::follow() {
    if (!session_.edited())
        forget();
    else if (!timer_.isActive())
        timer_.start();
}

void KeptEdits::forget() {
    timer_.stop();
    if (!file_.isEmpty())
        QFile::remove(file_);
    file_.clear();
    alive_.reset();
}

void KeptEdits::write() {
    timer_.stop();
    if (!session_.edited())
        return;
    if (file_.isEmpty()) {
        QDir().mkpath(folder_);
        file_ = folder_ + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) +
                QStringLiteral(".json");
        alive_ = std::make_unique<QLockFile>(lock_of(file_));
        alive_->setStaleLockTime(0); // it is stale when its process is gone, never by age
        alive_->tryLock();
    }
    const Result<void> written = visual::write_whole(file_, document_of(session_));
    if (written || said_)
        return;
    said_ = true;
    emit failed(written.error());
}

std::vector<LeftBehind> left_behind(const QString& folder) {
    std::vector<LeftBehind> all;
    const auto files = QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        QLockFile alive(lock_of(file.filePath()));
        alive.setStaleLockTime(0);
        if (!alive.tryLock())
            continue; // of a program that still runs
        if (auto kept = read_kept(file.filePath()))
            all.push_back(*std::move(kept));
    }
    return all;
}

void throw_away(const LeftBehind& document) {
    QFile::remove(document.file);
}

} // namespace ks::ui
