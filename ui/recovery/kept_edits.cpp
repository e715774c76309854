// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recovery/kept_edits.h"

#include "solvers/core/json_tree.h"
#include "solvers/core/sayable.h"
#include "solvers/formats/format.h"
#include "ui/base/session.h"
#include "ui/recovery/kept_lesson.h"
#include "ui/widgets/files.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <optional>
#include <utility>

namespace ks::ui {
namespace {

const QString kept_format = QStringLiteral("knapscope-kept-edits");
constexpr int kept_version = 1;

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
    LeftBehind kept{.file = file,
                    .path = document[QStringLiteral("path")].toString(),
                    .when = QDateTime::fromString(document[QStringLiteral("when")].toString(), Qt::ISODate),
                    .lesson = title_of_kept_lesson(document)};
    if (!kept.lesson.isEmpty())
        return kept;
    if (document[QStringLiteral("format")].toString() != kept_format ||
        document[QStringLiteral("version")].toInt() != kept_version)
        return {};
    auto instance =
        read_instance(document[QStringLiteral("instance")].toString().toStdString(), file.toStdString());
    if (!instance)
        return {};
    kept.instance = *std::move(instance);
    return kept;
}

} // namespace

QString KeptEdits::usual_folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/kept-edits");
}

KeptEdits::KeptEdits(Session& session, QString folder) : session_(session), kept_(std::move(folder)) {
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
    kept_.forget();
}

void KeptEdits::leave() {
    write();
    kept_.leave();
}

void KeptEdits::write() {
    timer_.stop();
    if (!session_.edited())
        return;
    const Result<void> written =
        kept_.write(document_of(session_), said("save your edits: a crash would lose them"));
    if (written || said_)
        return;
    said_ = true;
    emit failed(written.error());
}

std::vector<LeftBehind> left_behind(const QString& folder) {
    std::vector<LeftBehind> all;
    for (const QString& file : files_left_behind(folder))
        if (auto kept = read_kept(file))
            all.push_back(*std::move(kept));
    return all;
}

void throw_away(const LeftBehind& document) {
    QFile::remove(document.file);
}

} // namespace ks::ui
