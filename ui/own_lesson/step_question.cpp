// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/own_lesson/step_question.h"

#include "ui/own_lesson/own_question_dialog.h"
#include "ui/predict/grade_words.h"
#include "ui/stepping/track.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace ks::ui {

namespace {

/// "1" and "0.5", rather than "1.00".
class PointsBox : public QDoubleSpinBox {
public:
    PointsBox() {
        setDecimals(3);
        setRange(0.1, 1000);
        setSingleStep(0.5);
    }
    QString textFromValue(double value) const override { return locale().toString(value, 'g', 6); }
};

/// The question, and below it its right answers.
QString own_words(const OwnQuestion& own) {
    const QuizQuestion question = quiz_question(own);
    return readable(question.text) + QLatin1Char('\n') + right_is_words(question);
}

bool asks(const LessonStop& stop) {
    return stop.ask.has_value();
}

} // namespace

const LessonStop& asked_about(const LessonStep& step) {
    const auto asking = std::ranges::find_if(step.show, asks);
    return asking == step.show.end() ? step.show.front() : *asking;
}

void set_question(LessonStep& step, const std::optional<LessonAsk>& question) {
    const auto asking = std::ranges::find_if(step.show, asks);
    if (asking != step.show.end() && (question || step.show.size() == 1)) {
        asking->ask = question;
    } else if (asking != step.show.end()) {
        step.show.erase(asking);
    } else if (question) {
        LessonStop first = step.show.front();
        first.ask = question;
        step.show.insert(step.show.begin(), std::move(first));
    }
}

StepQuestion::StepQuestion()
    : asks_(new QCheckBox(tr("Ask before this is shown"))), kinds_(new ChoiceBox), points_(new PointsBox),
      tries_(new QSpinBox), write_(new QPushButton(tr("Write the question…"))),
      words_(labelled({}, "quiet")) {
    const auto name = [](QWidget* field, const char* id, const QString& called) {
        field->setObjectName(QString::fromLatin1(id));
        field->setAccessibleName(called);
    };
    name(asks_, "asks", asks_->text());
    name(kinds_, "ask-kind", tr("What is asked about"));
    name(points_, "ask-points", tr("Points for a right answer"));
    name(tries_, "ask-tries", tr("How often one may answer"));
    name(write_, "ask-write", write_->text());
    write_->setAutoDefault(false);
    name(words_, "ask-words", tr("The question"));
    points_->setToolTip(plain_tip(points_->accessibleName()));
    tries_->setRange(1, LessonAsk::most_tries);
    tries_->setToolTip(plain_tip(tries_->accessibleName()));
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(asks_);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(kinds_, 1);
    row->addWidget(new QLabel(tr("Points")));
    row->addWidget(points_);
    row->addWidget(new QLabel(tr("Tries")));
    row->addWidget(tries_);
    column->addLayout(row);
    column->addWidget(write_, 0, Qt::AlignLeft);
    column->addWidget(words_);
    connect(write_, &QPushButton::clicked, this, [this] {
        if (write_own())
            emit changed(asked_, Part::kind);
    });
    connect(asks_, &QCheckBox::toggled, this, [this] { take(Part::kind); });
    connect(kinds_, &QComboBox::currentIndexChanged, this, [this] { take(Part::kind); });
    connect(points_, &QDoubleSpinBox::valueChanged, this, [this] { take(Part::points); });
    connect(tries_, &QSpinBox::valueChanged, this, [this] { take(Part::tries); });
}

void StepQuestion::show_question(const std::optional<LessonAsk>& asked,
                                 const std::vector<QuizQuestion>& possible, const QString& why_not) {
    asked_ = asked;
    const QSignalBlocker quiet_asks(asks_), quiet_kinds(kinds_), quiet_points(points_), quiet_tries(tries_);
    asks_->setEnabled(asked || !why_not.isEmpty() || !possible.empty());
    write_->setVisible(asked && asked->own);
    fill_kinds(why_not.isEmpty() ? possible : std::vector<QuizQuestion>());
    show_asked();
    for (QWidget* field : std::initializer_list<QWidget*>{kinds_, points_, tries_})
        field->setEnabled(asked.has_value());
    // A field in which one types already has its number; setting it again would move the cursor.
    const LessonAsk shown = asked.value_or(LessonAsk{});
    if (points_->value() != shown.weight)
        points_->setValue(shown.weight);
    if (tries_->value() != shown.tries)
        tries_->setValue(shown.tries);
    say(possible, why_not);
}

/// Shows in the fields whether the step asks, and what kind of question.
void StepQuestion::show_asked() {
    const QSignalBlocker quiet_asks(asks_), quiet_kinds(kinds_);
    asks_->setChecked(asked_.has_value());
    if (asked_)
        kinds_->setCurrentIndex(kinds_->findData(static_cast<int>(asked_->ask)));
}

/// The kinds that can be asked, and the one that is, even if it cannot: else it would be lost unseen. The
/// author's own question can always be asked.
void StepQuestion::fill_kinds(const std::vector<QuizQuestion>& possible) {
    kinds_->clear();
    const auto add = [this](Ask ask) {
        if (kinds_->findData(static_cast<int>(ask)) < 0)
            kinds_->addItem(capitalised(words_of(ask)), static_cast<int>(ask));
    };
    for (const QuizQuestion& question : possible)
        add(question.ask);
    if (asked_)
        add(asked_->ask);
    add(Ask::own);
}

void StepQuestion::say(const std::vector<QuizQuestion>& possible, const QString& why_not) {
    QString words = why_not;
    if (asked_ && asked_->own) {
        words = own_words(*asked_->own);
    } else if (words.isEmpty() && asked_) {
        const auto found = std::ranges::find(possible, asked_->ask, &QuizQuestion::ask);
        if (found != possible.end())
            words = readable(found->text);
        else if (!possible.empty())
            words = tr("This cannot be asked about this picture: choose something else.");
    }
    words_->setText(words);
    words_->setVisible(!words.isEmpty());
}

/// Has the author write the question; returns false if the author gave up.
bool StepQuestion::write_own() {
    OwnQuestionDialog dialog(asked_->own.value_or(OwnQuestion{}), this);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    asked_->ask = Ask::own;
    asked_->own = dialog.question();
    return true;
}

/// Returns false if the author gave up writing the question.
bool StepQuestion::take_kind(Ask kind) {
    if (kind == Ask::own)
        return write_own();
    asked_->ask = kind;
    asked_->own.reset();
    return true;
}

/// Changes this part alone: a field may be unable to show what another part is.
void StepQuestion::take(Part part) {
    std::optional<LessonAsk> before = asked_;
    if (!asks_->isChecked()) {
        asked_.reset();
    } else {
        if (!asked_)
            asked_.emplace();
        if (part == Part::points)
            asked_->weight = points_->value();
        else if (part == Part::tries)
            asked_->tries = tries_->value();
        else if (!take_kind(static_cast<Ask>(kinds_->currentData().toInt()))) {
            asked_ = std::move(before);
            return show_asked();
        }
    }
    emit changed(asked_, part);
}

} // namespace ks::ui
