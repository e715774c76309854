// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/sheet_desk.h"

#include "ui/base/file_dialogs.h"
#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/predict/grade_words.h"
#include "ui/predict/may_leave_sheet.h"
#include "ui/predict/sheet_work.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace ks::ui {

SheetDesk::SheetDesk(Session& session, Predictor& predictor, Stepper& stepper, bool traces)
    : session_(session), work_(SheetWork::of(session)), predictor_(predictor), stepper_(stepper),
      traces_(traces), exercises_(new ChoiceBox), said_(labelled({}, "quiet")),
      previous_(new QPushButton(tr("Back"))), next_(new QPushButton(tr("Next exercise"))),
      export_(new QPushButton(tr("Export answers…"))), leave_(new QPushButton(tr("Leave the sheet"))) {
    setObjectName(QStringLiteral("sheet"));
    setAccessibleName(tr("Sheet of exercises"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    exercises_->setObjectName(QStringLiteral("exercises"));
    exercises_->setAccessibleName(tr("Exercise"));
    constexpr int title_letters = 28; // a long title must not take the room of what is beside it
    exercises_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    exercises_->setMinimumContentsLength(title_letters);
    said_->setObjectName(QStringLiteral("sheet-said"));
    said_->setWordWrap(true);
    previous_->setObjectName(QStringLiteral("previous-exercise"));
    previous_->setAccessibleName(tr("Previous exercise"));
    next_->setObjectName(QStringLiteral("next-exercise"));
    next_->setAccessibleName(next_->text());
    export_->setObjectName(QStringLiteral("export-answers"));
    leave_->setObjectName(QStringLiteral("leave-sheet"));
    row->addWidget(previous_);
    row->addWidget(exercises_);
    row->addWidget(next_);
    row->addWidget(said_, 1);
    for (QPushButton* button : {export_, leave_})
        row->addWidget(button);
    connect(previous_, &QPushButton::clicked, this, [this] { work_.open(work_.at() - 1); });
    connect(next_, &QPushButton::clicked, this, [this] { work_.open(work_.at() + 1); });
    connect(exercises_, &QComboBox::activated, this,
            [this](int chosen) { work_.open(static_cast<std::size_t>(chosen)); });
    connect(export_, &QPushButton::clicked, this, &SheetDesk::export_answers);
    connect(leave_, &QPushButton::clicked, this, [this] {
        if (may_leave_sheet(work_, *window()))
            work_.leave();
    });
    connect(&work_, &SheetWork::opened, this, &SheetDesk::wait);
    connect(&work_, &SheetWork::changed, this, &SheetDesk::show_state);
    connect(&work_, &SheetWork::left, this, &SheetDesk::wait);
    connect(&predictor, &Predictor::changed, this, &SheetDesk::note);
    add_keys();
    hide();
}

void SheetDesk::add_keys() {
    for (const auto& [id, button] : {std::pair{"sheet.previous", previous_}, {"sheet.next", next_}}) {
        auto* action = new QAction(this);
        bind_keys(*action, id);
        connect(action, &QAction::triggered, button, &QPushButton::click);
        addAction(action);
        bind_tip(*button, button->accessibleName(), id);
    }
}

bool SheetDesk::concerned() const {
    return work_.running() && work_.exercise().trace.has_value() == traces_;
}

/// Until the page shows the exercise's steps, nothing that is answered is an answer to it.
void SheetDesk::wait() {
    put_ = false;
    setVisible(concerned());
    if (!concerned())
        return show_state();
    problem_ = work_.instance() ? tr("The exercise is being opened.") : sentence(work_.instance().error());
    if (!work_.instance()) // nothing of the exercise before is asked any more
        predictor_.set_questions({});
    show_exercises();
    show_state();
}

void SheetDesk::put(const Exercise& shown, const QuestionsAt& questions) {
    put_ = false;
    if (!concerned() || !work_.instance())
        return;
    const Exercise& wanted = work_.exercise();
    if (shown.instance != *work_.instance() || shown.variant != wanted.variant ||
        (traces_ && !(shown.trace && is_same_trace(wanted.variant, *shown.trace, *wanted.trace)))) {
        problem_ = tr("Something else is shown. Choose the exercise to go back to it.");
        show_state();
        return;
    }
    const Result<std::vector<QuizQuestion>> asked = work_.ask(questions, stepper_.count());
    if (!asked) {
        problem_ = sentence(asked.error());
        predictor_.set_questions({});
        show_state();
        return;
    }
    predictor_.turn(true);
    predictor_.set_plan(work_.exercise().plan);
    predictor_.set_questions([asked = *asked](std::int64_t position) -> std::vector<QuizQuestion> {
        const auto found = std::ranges::find(asked, position, &QuizQuestion::position);
        return found == asked.end() ? std::vector<QuizQuestion>() : std::vector{*found};
    });
    const std::vector<GivenAnswer>& given = work_.given(work_.at()); // it was left and is opened again
    const auto open = std::ranges::find_if(*asked, [&given](const QuizQuestion& each) {
        return std::ranges::find(given, each.position, &GivenAnswer::position) == given.end();
    });
    stepper_.go((open == asked->end() ? asked->front() : *open).position);
    predictor_.resume(given,
                      work_.furthest()); // whatever was shown of these steps before the sheet was opened
    put_ = true;
    show_state();
}

/// The predictor forgets what was answered and shown with the next exercise.
void SheetDesk::note() {
    if (!put_ || !work_.running() || !predictor_.on())
        return;
    work_.keep_furthest(stepper_.furthest());
    for (const auto& [position, answered] : predictor_.answers())
        work_.keep(answered);
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
    const Result<void> written = work_.write(work_.answers(name), path);
    said_->setText(written ? tr("Written, with a CSV file beside it.") : sentence(written.error()));
}

/// "✓ 2 · A table · 3 of 4 answered"
void SheetDesk::show_exercises() {
    const QSignalBlocker quiet(exercises_);
    exercises_->clear();
    for (std::size_t i = 0; i < work_.sheet().exercises.size(); ++i) {
        QString line = QStringLiteral("%1 · %2").arg(i + 1).arg(
            QString::fromStdString(work_.sheet().exercises[i].title).simplified());
        if (work_.is_done(i))
            line.prepend(QStringLiteral("✓ "));
        else if (const auto questions = work_.questions_of(i))
            line += tr(" · %1 of %2 answered").arg(work_.given(i).size()).arg(*questions);
        exercises_->addItem(line);
    }
    exercises_->setCurrentIndex(static_cast<int>(work_.at()));
    exercises_->setToolTip(plain_tip(QString::fromStdString(work_.sheet().title)));
}

void SheetDesk::show_state() {
    emit leads(concerned() && all_done());
    if (!concerned())
        return;
    show_exercises();
    said_->setText(put_ ? state_words() : problem_);
    previous_->setEnabled(work_.at() > 0);
    next_->setEnabled(work_.at() + 1 < work_.sheet().exercises.size());
    export_->setProperty("primary", all_done());
    restyle(*export_);
}

bool SheetDesk::all_done() const {
    for (std::size_t i = 0; i < work_.sheet().exercises.size(); ++i)
        if (!work_.is_done(i))
            return false;
    return true;
}

/// How far the exercise and the sheet are. An exercise that is done ends with its points, and the last one
/// with the sum and the way to hand it in.
QString SheetDesk::state_words() const {
    const auto words = [](const Points& points) {
        return score_words({.points = points.got, .of = points.of});
    };
    Points sum;
    std::size_t done = 0;
    const std::size_t exercises = work_.sheet().exercises.size();
    for (std::size_t i = 0; i < exercises; ++i) {
        done += work_.is_done(i) ? 1 : 0;
        sum.got += work_.points_of(i).got;
        sum.of += work_.points_of(i).of;
    }
    const QString points = words(work_.points_of(work_.at()));
    if (done == exercises)
        return tr("This exercise: %1. All exercises: %2. Export your answers to hand them in.")
            .arg(points, words(sum));
    const QString of_sheet = tr("%1 of %2 exercises done").arg(done).arg(exercises);
    if (work_.is_done(work_.at()))
        return tr("This exercise is done: %1 · %2").arg(points, of_sheet);
    return tr("%1 of %2 answered · %3")
        .arg(work_.given(work_.at()).size())
        .arg(*work_.questions_of(work_.at()))
        .arg(of_sheet);
}

} // namespace ks::ui
