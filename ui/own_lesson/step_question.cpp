// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/own_lesson/step_question.h"

#include "ui/stepping/track.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
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
      tries_(new QSpinBox), words_(labelled({}, "quiet")) {
    const auto name = [](QWidget* field, const char* id, const QString& called) {
        field->setObjectName(QString::fromLatin1(id));
        field->setAccessibleName(called);
    };
    name(asks_, "asks", asks_->text());
    name(kinds_, "ask-kind", tr("What is asked about"));
    name(points_, "ask-points", tr("Points for a right answer"));
    name(tries_, "ask-tries", tr("How often one may answer"));
    name(words_, "ask-words", tr("The question"));
    points_->setToolTip(points_->accessibleName());
    tries_->setRange(1, LessonAsk::most_tries);
    tries_->setToolTip(tries_->accessibleName());
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
    column->addWidget(words_);
    connect(asks_, &QCheckBox::toggled, this, [this] { take(Part::kind); });
    connect(kinds_, &QComboBox::currentIndexChanged, this, [this] { take(Part::kind); });
    connect(points_, &QDoubleSpinBox::valueChanged, this, [this] { take(Part::points); });
    connect(tries_, &QSpinBox::valueChanged, this, [this] { take(Part::tries); });
}

void StepQuestion::show_question(const std::optional<LessonAsk>& asked,
                                 const std::vector<QuizQuestion>& possible, const QString& why_not) {
    asked_ = asked;
    const QSignalBlocker quiet_asks(asks_), quiet_kinds(kinds_), quiet_points(points_), quiet_tries(tries_);
    asks_->setChecked(asked.has_value());
    asks_->setEnabled(asked || (why_not.isEmpty() && !possible.empty()));
    fill_kinds(possible);
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

/// The kinds that can be asked, and the one that is, even if it cannot: else it would be lost unseen.
void StepQuestion::fill_kinds(const std::vector<QuizQuestion>& possible) {
    kinds_->clear();
    const auto add = [this](Ask ask) {
        if (kinds_->findData(static_cast<int>(ask)) < 0)
            kinds_->addItem(capitalised(words_of(ask)), static_cast<int>(ask));
    };
    for (const QuizQuestion& question : possible)
        add(question.ask);
    if (asked_) {
        add(asked_->ask);
        kinds_->setCurrentIndex(kinds_->findData(static_cast<int>(asked_->ask)));
    }
}

void StepQuestion::say(const std::vector<QuizQuestion>& possible, const QString& why_not) {
    QString words = why_not;
    if (words.isEmpty() && asked_) {
        const auto found = std::ranges::find(possible, asked_->ask, &QuizQuestion::ask);
        if (found != possible.end())
            words = readable(found->text);
        else if (!possible.empty())
            words = tr("This cannot be asked about this picture: choose something else.");
    }
    words_->setText(words);
    words_->setVisible(!words.isEmpty());
}

/// Changes this part alone: a field may be unable to show what another part is.
void StepQuestion::take(Part part) {
    if (!asks_->isChecked()) {
        asked_.reset();
    } else {
        if (!asked_)
            asked_.emplace();
        if (part == Part::points)
            asked_->weight = points_->value();
        else if (part == Part::tries)
            asked_->tries = tries_->value();
        else
            asked_->ask = static_cast<Ask>(kinds_->currentData().toInt());
    }
    emit changed(asked_, part);
}

} // namespace ks::ui
