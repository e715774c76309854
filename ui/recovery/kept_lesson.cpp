// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recovery/kept_lesson.h"

#include "solvers/core/files.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/sayable.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/widgets/files.h"
#include "ui/widgets/temporary_folder.h"
#include "visual/export/export.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>

#include <utility>

namespace ks::ui {
namespace {

const QString lesson_format = QStringLiteral("knapscope-kept-lesson");
constexpr int lesson_version = 1;

/// All files of the lesson, wherever its recorded runs are.
Result<QByteArray> document_of(const Lesson& lesson) {
    KS_TRY(const auto files, files_of(lesson, {}));
    QJsonObject kept;
    for (const auto& [name, bytes] : files)
        kept[name] = QString::fromLatin1(bytes.toBase64());
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), lesson_format},
                           {QStringLiteral("version"), lesson_version},
                           {QStringLiteral("path"), lesson.folder},
                           {QStringLiteral("title"), lesson.title},
                           {QStringLiteral("when"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                           {QStringLiteral("files"), kept}})
        .toJson(QJsonDocument::Compact);
}

} // namespace

KeptLesson::KeptLesson(LessonEditor& editor, QString folder)
    : QObject(&editor), editor_(editor), kept_(std::move(folder)), lesson_(editor.lesson()) {
    timer_.setSingleShot(true);
    timer_.setInterval(after_ms);
    connect(&timer_, &QTimer::timeout, this, &KeptLesson::write);
    connect(&editor, &LessonEditor::changed, this, &KeptLesson::follow);
    connect(&editor, &QDialog::finished, this, [this] {
        edited_ = false;
        timer_.stop();
        kept_.forget();
    });
}

KeptLesson::~KeptLesson() {
    write();
    kept_.leave();
}

void KeptLesson::follow() {
    lesson_ = editor_.lesson();
    edited_ = editor_.edited();
    if (!edited_) {
        timer_.stop();
        kept_.forget();
    } else if (!timer_.isActive()) {
        timer_.start();
    }
}

void KeptLesson::write() {
    timer_.stop();
    if (!edited_)
        return;
    const auto document = document_of(lesson_);
    if (!document)
        return; // saving would fail as well, and says so
    const Result<void> written =
        kept_.write(*document, said("save the lesson: a crash would lose its edits"));
    if (!written && !std::exchange(failed_, true))
        emit failed(written.error());
}

QString title_of_kept_lesson(const QJsonObject& document) {
    if (document[QStringLiteral("format")].toString() != lesson_format ||
        document[QStringLiteral("version")].toInt() != lesson_version)
        return {};
    const QString title = document[QStringLiteral("title")].toString();
    return title.isEmpty() ? QFileInfo(document[QStringLiteral("path")].toString()).fileName() : title;
}

Result<RecoveredLesson> recovered_lesson(const QString& file) {
    KS_TRY(const std::string text, read_file(file, json::document_limit));
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    auto files = std::make_shared<TemporaryFolder>();
    const QJsonObject kept = document[QStringLiteral("files")].toObject();
    for (auto each = kept.begin(); each != kept.end(); ++each)
        KS_CHECK(visual::write_whole(files->filePath(QFileInfo(each.key()).fileName()),
                                     QByteArray::fromBase64(each.value().toString().toLatin1())));
    Lesson lesson = load_lessons({}, {files->path()}).front();
    if (lesson.broken)
        return *lesson.broken;
    lesson.folder = document[QStringLiteral("path")].toString();
    lesson.id = QFileInfo(lesson.folder).fileName();
    return RecoveredLesson{.lesson = std::move(lesson), .files = std::move(files)};
}

} // namespace ks::ui
