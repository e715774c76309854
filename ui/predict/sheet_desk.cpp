// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/sheet_desk.h"

#include "solvers/core/files.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/export/export.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>

namespace ks::ui {

Result<void> write_answers(const Sheet& sheet, const SheetAnswers& answers, const QString& path) {
    const QFileInfo file(path);
    if (file.suffix() == QLatin1String("csv"))
        return Error{.code = ErrorCode::usage,
                     .what = "the table is written beside the answers, under the same name",
                     .where = path.toStdString(),
                     .todo = "choose a name that does not end in .csv"};
    KS_CHECK(write_file(path.toStdString(), to_line(to_json(answers)) + "\n"));
    KS_TRY(const auto rows, answer_rows(sheet, answers, {}));
    const QString csv = file.path() + QLatin1Char('/') + file.completeBaseName() + QStringLiteral(".csv");
    return write_file(csv.toStdString(), visual::csv_of(rows).toStdString());
}

SheetDesk::SheetDesk(Session& session, Predictor& predictor, Stepper& stepper)
    : session_(session), predictor_(predictor), stepper_(stepper), title_(labelled({}, "heading")),
      said_(labelled({}, "quiet")), next_(new QPushButton(tr("Next exercise"))),
      export_(new QPushButton(tr("Export answers…"))), leave_(new QPushButton(tr("Leave the sheet"))) {
    setObjectName(QStringLiteral("sheet"));
    setAccessibleName(tr("Sheet of exercises"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 8, 24, 0);
    row->setSpacing(8);
    title_->setObjectName(QStringLiteral("sheet-title"));
    said_->setObjectName(QStringLiteral("sheet-said"));
    next_->setObjectName(QStringLiteral("next-exercise"));
    export_->setObjectName(QStringLiteral("export-answers"));
    leave_->setObjectName(QStringLiteral("leave-sheet"));
    row->addWidget(title_);
    row->addWidget(said_, 1);
    for (QPushButton* button : {next_, export_, leave_})
        row->addWidget(button);
    connect(next_, &QPushButton::clicked, this, &SheetDesk::next_exercise);
    connect(export_, &QPushButton::clicked, this, &SheetDesk::export_answers);
    connect(leave_, &QPushButton::clicked, this, &SheetDesk::leave);
    connect(&session, &Session::sheet_opened, this, &SheetDesk::start);
    connect(&predictor, &Predictor::changed, this, &SheetDesk::note);
    hide();
}

void SheetDesk::start(std::shared_ptr<const Sheet> sheet) {
    constexpr quint32 seeds = 1'000'000'000;
    sheet_ = std::move(sheet);
    seed_ = 1 + QRandomGenerator::global()->bounded(seeds);
    answers_.assign(sheet_->exercises.size(), {.seed = seed_, .given = {}});
    at_ = 0;
    show();
    emit started(true);
    open_exercise();
}

void SheetDesk::open_exercise() {
    put_ = false;
    Result<AskedExercise> made = ks::asked(exercise(), seed_);
    asked_ = made ? std::make_shared<const AskedExercise>(*std::move(made)) : nullptr;
    show_state();
    if (!asked_) { // nothing of the exercise before is asked any more
        predictor_.set_questions({});
        said_->setText(sentence(made.error()));
        said_->setToolTip(plain_tip(said_->text()));
        return;
    }
    session_.open(asked_->instance);
    session_.show_steps(QString::fromStdString(exercise().variant));
}

void SheetDesk::put(const InstancePtr& shown, const std::string& variant) {
    if (!running() || !asked_ || shown != asked_->instance || variant != exercise().variant)
        return;
    put_ = false; // until all is in place, nothing is an answer to the exercise
    predictor_.turn(true);
    predictor_.set_plan(exercise().plan);
    predictor_.set_questions([asked = asked_](std::int64_t position) -> std::vector<QuizQuestion> {
        const auto found = std::ranges::find(asked->questions, position, &QuizQuestion::position);
        return found == asked->questions.end() ? std::vector<QuizQuestion>() : std::vector{*found};
    });
    for (const GivenAnswer& given : answers_[at_].given) { // it was left and opened again
        stepper_.go(given.position);
        predictor_.answer(given.response);
    }
    stepper_.go(asked_->questions.front().position);
    put_ = true;
    show_state();
}

/// Keeps what was answered; the predictor forgets it with the next exercise.
void SheetDesk::note() {
    if (!running() || !put_)
        return;
    ExerciseAnswers& kept = answers_[at_];
    kept.given.clear();
    for (const auto& [position, answered] : predictor_.answers())
        kept.given.push_back({.position = position,
                              .ask = answered.question.ask,
                              .response = answered.response,
                              .points = answered.grade.points(),
                              .misconception = answered.grade.misconception});
    show_state();
}

void SheetDesk::next_exercise() {
    ++at_;
    open_exercise();
}

void SheetDesk::leave() {
    sheet_.reset();
    asked_.reset();
    put_ = false;
    hide();
    emit started(false);
}

SheetAnswers SheetDesk::answers(const QString& name) const {
    SheetAnswers all{.sheet = fingerprint(*sheet_),
                     .title = sheet_->title,
                     .name = name.toStdString(),
                     .date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(),
                     .exercises = answers_,
                     .seal = {}};
    all.seal = seal_of(all, *sheet_);
    return all;
}

void SheetDesk::export_answers() {
    bool named = false;
    const QString name =
        QInputDialog::getText(this, tr("Export answers"), tr("Your name:"), QLineEdit::Normal, {}, &named);
    if (!named)
        return;
    const QString path = ask_where_to_save(*this, session_, tr("Export answers"),
                                           QStringLiteral("answers.json"), tr("Answers (*.json)"));
    if (path.isEmpty())
        return;
    const Result<void> written = write_answers(*sheet_, answers(name), path);
    said_->setText(written ? tr("Written, with a CSV file beside it.") : sentence(written.error()));
}

void SheetDesk::show_state() {
    if (!running())
        return;
    const auto shown = [](std::size_t number) { return QString::number(number); };
    constexpr int width_of_title = 480;
    const QString title = tr("%1 · exercise %2 of %3: %4")
                              .arg(QString::fromStdString(sheet_->title), shown(at_ + 1),
                                   shown(sheet_->exercises.size()), QString::fromStdString(exercise().title))
                              .simplified();
    title_->setTextFormat(Qt::PlainText);
    title_->setText(title_->fontMetrics().elidedText(title, Qt::ElideRight, width_of_title));
    title_->setToolTip(plain_tip(title));
    if (asked_)
        said_->setText(
            tr("%1 of %2 answered").arg(shown(answers_[at_].given.size()), shown(asked_->questions.size())));
    next_->setEnabled(at_ + 1 < sheet_->exercises.size());
}

} // namespace ks::ui
