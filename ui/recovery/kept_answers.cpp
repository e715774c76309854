// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recovery/kept_answers.h"

#include "solvers/core/json_tree.h"
#include "solvers/core/sayable.h"
#include "ui/base/session.h"
#include "ui/predict/sheet_work.h"
#include "ui/recovery/kept_file.h"
#include "ui/widgets/files.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <optional>
#include <utility>
#include <vector>

namespace ks::ui {
namespace {

const QString answers_format = QStringLiteral("knapscope-kept-answers");
constexpr int answers_version = 1;

template <class Number>
QJsonArray list_of(const std::vector<Number>& numbers) {
    QJsonArray list;
    for (const Number each : numbers)
        list.append(static_cast<qint64>(each));
    return list;
}

template <class Number>
std::vector<Number> numbers_of(const QJsonValue& list) {
    std::vector<Number> numbers;
    for (const QJsonValue each : list.toArray())
        numbers.push_back(static_cast<Number>(each.toInteger()));
    return numbers;
}

QByteArray text_of(const SheetWork::Progress& progress) {
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), answers_format},
                                     {QStringLiteral("version"), answers_version},
                                     {QStringLiteral("at"), static_cast<qint64>(progress.at)},
                                     {QStringLiteral("written"), static_cast<qint64>(progress.written)},
                                     {QStringLiteral("furthest"), list_of(progress.furthest)},
                                     {QStringLiteral("questions"), list_of(progress.questions)},
                                     {QStringLiteral("answers"),
                                      QString::fromStdString(to_line(to_json(progress.answers)))}})
        .toJson(QJsonDocument::Compact);
}

std::optional<SheetWork::Progress> read_progress(const QString& file) {
    const auto text = read_file(file, json::document_limit);
    if (!text)
        return {};
    const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    if (document[QStringLiteral("format")].toString() != answers_format ||
        document[QStringLiteral("version")].toInt() != answers_version)
        return {};
    const std::string answers = document[QStringLiteral("answers")].toString().toStdString();
    const auto tree = json::parse(answers, file.toStdString());
    if (!tree)
        return {};
    auto read = read_answers(json::Cursor(*tree, file.toStdString()));
    if (!read)
        return {};
    return SheetWork::Progress{.answers = *std::move(read),
                               .furthest = numbers_of<std::int64_t>(document[QStringLiteral("furthest")]),
                               .questions = numbers_of<std::size_t>(document[QStringLiteral("questions")]),
                               .at = static_cast<std::size_t>(document[QStringLiteral("at")].toInteger()),
                               .written =
                                   static_cast<std::size_t>(document[QStringLiteral("written")].toInteger())};
}

} // namespace

QString KeptAnswers::usual_folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/kept-answers");
}

KeptAnswers::KeptAnswers(Session& session, QString folder)
    : work_(SheetWork::of(session)), folder_(std::move(folder)) {
    connect(&work_, &SheetWork::started, this, &KeptAnswers::bring_back);
    connect(&work_, &SheetWork::changed, this, &KeptAnswers::write);
    connect(&work_, &SheetWork::left, this, &KeptAnswers::forget);
    if (work_.running()) // a window that takes the place of another one
        sheet_ = QString::fromStdString(fingerprint(work_.sheet()));
}

QString KeptAnswers::file() const {
    return folder_ + QLatin1Char('/') + sheet_ + QStringLiteral(".json");
}

void KeptAnswers::bring_back() {
    sheet_ = QString::fromStdString(fingerprint(work_.sheet()));
    failed_ = false;
    const auto kept = read_progress(file());
    if (!kept || !work_.take_up(*kept))
        return;
    work_.set_kept(true);
    qint64 answers = 0;
    for (const ExerciseAnswers& exercise : kept->answers.exercises)
        answers += std::ssize(exercise.given);
    emit brought_back(answers);
}

/// Without an answer there is nothing to keep.
void KeptAnswers::write() {
    const SheetWork::Progress progress = work_.progress();
    if (work_.count_given() == 0)
        return;
    const Result<void> written =
        write_kept(file(), text_of(progress), said("export your answers before the program ends"));
    work_.set_kept(static_cast<bool>(written));
    if (written || std::exchange(failed_, true))
        return;
    emit failed(written.error());
}

void KeptAnswers::forget() {
    QFile::remove(file());
}

} // namespace ks::ui
