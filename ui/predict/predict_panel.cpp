// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/predict_panel.h"

#include "ui/base/page.h"
#include "ui/predict/answer_editor.h"
#include "ui/predict/ask_kinds.h"
#include "ui/predict/cell_inputs.h"
#include "ui/predict/cell_marks.h"
#include "ui/predict/grade_words.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/track.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/parts.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

namespace {

constexpr int verdict_gap = 24; ///< between the grade and the reason, in pixels

} // namespace

PredictPanel::PredictPanel(Predictor& predictor, Stepper& stepper, Asks asks)
    : predictor_(predictor), stepper_(stepper), asks_(asks), pace_(new ChoiceBox),
      kinds_(new AskKinds(predictor)), at_the_end_(new QPushButton(tr("Grade at the end"))),
      text_(labelled({}, "sentence")), grade_(labelled({}, "sentence")), because_(labelled({}, "quiet")),
      score_(labelled({}, "quiet")),
      answer_row_(new QBoxLayout(asks == Asks::always ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom)),
      answer_(new QPushButton(tr("Answer"))), leave_out_(new QPushButton(tr("Leave out"))),
      again_(new QPushButton(tr("Begin again"))), sheet_(new QPushButton(tr("Add to a sheet…"))) {
    setObjectName(QStringLiteral("predict"));
    setAccessibleName(tr("Predict"));
    text_->setObjectName(QStringLiteral("question"));
    grade_->setObjectName(QStringLiteral("grade"));
    because_->setObjectName(QStringLiteral("because"));
    lay_out();
    connect(answer_, &QPushButton::clicked, this, &PredictPanel::submit);
    connect(leave_out_, &QPushButton::clicked, &predictor, &Predictor::leave_out);
    connect(&predictor, &Predictor::changed, this, &PredictPanel::show_question);
    connect(&predictor, &Predictor::turned, this, &PredictPanel::show_question);
    connect(&predictor, &Predictor::asks_others, this, &PredictPanel::measure_questions);
    connect(&predictor, &Predictor::held, this, [this] {
        if (editor_)
            editor_->take_focus();
    });
    show_question();
}

void PredictPanel::lay_out() {
    constexpr int spacing = 6;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 8);
    column->setSpacing(spacing);
    column->addWidget(hairline(Qt::Horizontal));
    choices_ = build_choices();
    column->addWidget(choices_);
    choices_->setVisible(asks_ == Asks::always);
    for (QLabel* label : {text_, grade_, because_}) {
        label->setWordWrap(true);
        if (asks_ == Asks::always)
            label->setMinimumHeight(label->fontMetrics().height());
    }
    column->addWidget(text_);
    if (asks_ == Asks::now_and_then) { // else it is next to the choices
        score_->setWordWrap(true);
        column->addWidget(score_);
    }
    answer_row_->setSpacing(8);
    if (asks_ == Asks::always)
        answer_row_->addStretch();
    answer_row_->addLayout(build_buttons());
    column->addLayout(answer_row_);
    column->addLayout(build_verdict());
    column->addStretch();
}

QBoxLayout* PredictPanel::build_buttons() {
    answer_->setObjectName(QStringLiteral("give-answer"));
    leave_space(*answer_);
    answer_->setProperty("primary", true);
    leave_out_->setObjectName(QStringLiteral("leave-out"));
    leave_out_->setToolTip(tr("Goes on without an answer, which gives no point"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(leave_out_);
    buttons->addWidget(answer_);
    if (asks_ == Asks::now_and_then)
        buttons->addStretch();
    return buttons;
}

/// The grade and the reason: next to each other below a picture, because that is low.
QBoxLayout* PredictPanel::build_verdict() {
    const bool wide = asks_ == Asks::always;
    auto* verdict = new QBoxLayout(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    verdict->setSpacing(wide ? verdict_gap : 6);
    for (QLabel* label : {grade_, because_}) {
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        verdict->addWidget(label, wide ? 1 : 0);
    }
    return verdict;
}

/// Other questions are asked from now on: room is kept for some of them.
void PredictPanel::measure_questions() {
    highest_ = 0;
    if (asks_ != Asks::always || !predictor_.on() || !isVisible())
        return;
    for (const QuizQuestion& question : predictor_.some_questions())
        highest_ = std::max(highest_, height_for(question));
    keep_room();
}

/// Returns the height of the panel, in pixels, with this question, its answer and its grade.
int PredictPanel::height_for(const QuizQuestion& question) {
    AnswerEditor editor(question, this);
    editor.ensurePolished();
    const int gap = layout()->spacing(), room = contentsRect().width();
    const auto words = [](const QLabel& label, const QString& text, int width) {
        constexpr int any = 10'000;
        return label.fontMetrics().boundingRect(QRect(0, 0, width, any), Qt::TextWordWrap, text).height();
    };
    const int beside = leave_out_->sizeHint().width() + answer_->sizeHint().width() + 2 * 8;
    const int editor_width = std::min(editor.sizeHint().width(), room - beside);
    const int answer =
        std::max(editor.layout()->totalHeightForWidth(editor_width), answer_->sizeHint().height());
    const int verdict = std::max(2 * grade_->fontMetrics().lineSpacing(),
                                 words(*because_, readable(question.because), (room - verdict_gap) / 2));
    const QMargins edges = layout()->contentsMargins();
    return edges.top() + 1 + choices_->sizeHint().height() + words(*text_, words_of(question), room) +
           answer + verdict + 4 * gap + edges.bottom();
}

/// The panel never becomes lower while the same questions are asked. A small page keeps more than half of its
/// height for the picture.
void PredictPanel::keep_room() {
    if (asks_ != Asks::always || !isVisible())
        return;
    highest_ = std::max(highest_, layout()->totalHeightForWidth(width()));
    const int most = parentWidget() ? parentWidget()->height() * 9 / 20 : highest_;
    setMinimumHeight(std::min(highest_, most));
}

void PredictPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        measure_questions();
}

void PredictPanel::appear() {
    const bool shown = predictor_.on() && (asks_ == Asks::always || predictor_.question());
    setVisible(shown);
    for (const auto& picture : pictures_)
        if (picture)
            picture->setFocusPolicy(shown ? Qt::TabFocus : Qt::StrongFocus);
    if (led_ && led_->property("primary").toBool() == shown) {
        led_->setProperty("primary", !shown);
        restyle(*led_);
    }
}

/// Returns whether the focus is in the panel or in a field in a cell of the picture.
bool PredictPanel::has_focus() const {
    const QWidget* const focus = QApplication::focusWidget();
    return focus && (isAncestorOf(focus) || std::ranges::any_of(pictures_, [focus](const auto& picture) {
                         return picture && picture->isAncestorOf(focus);
                     }));
}

/// The focus was here. Qt gives it to any next button when what had it disappears; then it is the page's.
void PredictPanel::keep_focus() {
    if (isVisible() && has_focus())
        return;
    QWidget* next = isVisible() && answer_->isEnabled() ? answer_ : parentWidget();
    while (next && next != answer_ && !qobject_cast<Page*>(next) && next->parentWidget())
        next = next->parentWidget();
    if (next)
        next->setFocus();
}

/// Shows what was asked or, where nothing is, goes to the next question.
void PredictPanel::go_on() {
    if (!predictor_.question() && predictor_.go_to_next())
        return;
    stepper_.next(Level::cell);
}

QWidget* PredictPanel::build_choices() {
    pace_->setObjectName(QStringLiteral("pace"));
    pace_->setAccessibleName(tr("How often is asked"));
    for (const auto& [pace, words] : {std::pair{Pace::step, tr("Ask at each step")},
                                      {Pace::row, tr("Ask for whole rows")},
                                      {Pace::decision, tr("Ask at each decision")}})
        pace_->addItem(words, static_cast<int>(pace));
    at_the_end_->setObjectName(QStringLiteral("grade-at-the-end"));
    at_the_end_->setCheckable(true);
    at_the_end_->setToolTip(tr("Answers are noted, and graded when the last step is reached"));
    fill_again();
    sheet_->setObjectName(QStringLiteral("add-to-sheet"));
    sheet_->setToolTip(tr("Questions like these, from here on, for others to answer"));
    connect(sheet_, &QPushButton::clicked, this, &PredictPanel::sheet_wanted);
    again_->hide();
    sheet_->hide();
    score_->setObjectName(QStringLiteral("score"));
    connect(pace_, &QComboBox::activated, this, &PredictPanel::read_plan);
    connect(at_the_end_, &QPushButton::toggled, &predictor_, &Predictor::grade_at_the_end);
    auto* choices = new QWidget;
    auto* row = new QHBoxLayout(choices);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(pace_);
    row->addWidget(kinds_);
    row->addWidget(at_the_end_);
    row->addWidget(again_);
    row->addWidget(sheet_);
    row->addStretch();
    if (asks_ == Asks::always)
        row->addWidget(score_);
    return choices;
}

/// The ways to a new round.
void PredictPanel::fill_again() {
    again_->setObjectName(QStringLiteral("again"));
    again_->setToolTip(tr("The score begins again, and nothing counts as shown"));
    auto* menu = new QMenu(again_);
    menu->setToolTipsVisible(true);
    again_->setMenu(menu);
    const auto add = [menu](const char* id, const QString& text, const QString& tip) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(id));
        action->setToolTip(plain_tip(tip));
        return action;
    };
    const QAction* same = add("the-same", tr("The same instance"), tr("From the first step"));
    another_ = add("another-instance", tr("Another instance"),
                   tr("The same kind and size, drawn anew; its name tells the seed"));
    seed_ = add("by-seed", tr("Another instance by a seed…"), tr("The same seed draws the same instance"));
    connect(same, &QAction::triggered, &predictor_, &Predictor::forget);
    connect(another_, &QAction::triggered, this, &PredictPanel::another_wanted);
    connect(seed_, &QAction::triggered, this, &PredictPanel::seed_wanted);
}

void PredictPanel::offer_more(bool on, bool another) {
    for (QWidget* part : std::initializer_list<QWidget*>{sheet_, pace_, kinds_, again_})
        part->setVisible(on);
    for (QAction* way : {another_, seed_})
        way->setVisible(another);
}

void PredictPanel::say(const QString& words) {
    because_->setText(words);
}

void PredictPanel::read_plan() {
    AskPlan plan = predictor_.plan();
    const auto pace = static_cast<Pace>(pace_->currentData().toInt());
    if (pace == plan.pace)
        return;
    plan.pace = pace;
    plan.asks.clear(); // another pace has other kinds
    predictor_.set_plan(plan);
}

void PredictPanel::answer_on(StepView& view, const Session& session) {
    view_ = &view;
    keep_focus_from(view.picture_widget());
    connect(&view, &StepView::cell_clicked, this, &PredictPanel::choose_cell);
    connect(this, &PredictPanel::put, &view,
            [&view](const QuizQuestion* question) { view.explain_clicks(!question); });
    connect(this, &PredictPanel::put, new CellInputs(view, *answer_), &CellInputs::show);
    auto* marks = new CellMarks(session, view);
    connect(this, &PredictPanel::put, marks, &CellMarks::follow);
    connect(this, &PredictPanel::graded, marks, &CellMarks::show_grade);
}

void PredictPanel::keep_focus_from(QWidget& picture) {
    pictures_.emplace_back(&picture);
    appear();
}

void PredictPanel::lead_instead_of(QPushButton& primary) {
    led_ = &primary;
    appear();
}

void PredictPanel::set_leading(bool on) {
    if (leading_ == on)
        return;
    leading_ = on;
    answer_->setProperty("primary", on);
    restyle(*answer_);
}

QString PredictPanel::question_words() const {
    const auto& question = predictor_.question();
    if (!question)
        return stepper_.at() == stepper_.count() ? tr("That was the last step.")
                                                 : tr("Nothing is asked here. Go on.");
    return predictor_.answered() ? readable(question->text) : words_of(*question);
}

/// The question, with how it is answered.
QString PredictPanel::words_of(const QuizQuestion& question) const {
    const QString words = readable(question.text);
    return view_ && question.form == AnswerForm::cell
               ? words + QLatin1Char(' ') +
                     tr("Click the cell in the picture, or type its row and column. Then press Return.")
               : words;
}

/// A cell of the picture was clicked: it is chosen as the answer to a question for a cell. Return or the
/// button submits it, so a stray click costs no try.
void PredictPanel::choose_cell(CellAt at) {
    const auto& question = predictor_.question();
    if (!isVisible() || !editor_ || !question || predictor_.answered() || question->form != AnswerForm::cell)
        return;
    editor_->fill({cell_response(at)});
    editor_->take_focus();
}

/// Return answers, and once it is answered it goes on.
void PredictPanel::submit() {
    if (!predictor_.question() || predictor_.answered()) {
        go_on();
        return;
    }
    const Response response = editor_->response();
    const std::string no_answer = why_no_answer(*predictor_.question(), response);
    if (!editor_->is_complete() || !no_answer.empty()) {
        grade_->setText(QString::fromStdString(no_answer));
        editor_->take_focus();
        return;
    }
    predictor_.answer(response);
}

void PredictPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QWidget::keyPressEvent(event);
    submit();
}

void PredictPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    measure_questions();
    if (!editor_)
        answer_->setFocus(); // Return goes on to the first question
    else if (!predictor_.answered())
        editor_->take_focus();
}

void PredictPanel::show_question() {
    const bool had_focus = has_focus();
    appear();
    const auto& question = predictor_.question();
    const Predictor::Answered* const answered = predictor_.answered();
    const auto asked = question ? std::optional(std::pair(question->position, question->text)) : std::nullopt;
    if (asked != shown_ || !editor_ != !question) {
        delete editor_;
        shown_ = asked;
        if (question) {
            editor_ = new AnswerEditor(*question, this);
            answer_row_->insertWidget(0, editor_);
            connect(editor_, &AnswerEditor::submitted, this, &PredictPanel::submit);
        }
        const bool open = question && !answered;
        emit put(open ? &*question : nullptr, open ? editor_.data() : nullptr);
        if (open && isVisible())
            editor_->take_focus();
    }
    text_->setText(question_words());
    grade_->clear();
    because_->clear();
    leave_out_->setVisible(question && !answered);
    answer_->setText(question && !answered ? tr("Answer") : tr("Go on"));
    answer_->setEnabled(stepper_.at() < stepper_.count());
    if (answered) {
        editor_->fill(answered->response);
        editor_->lock();
        emit put(nullptr, nullptr);
        show_grade(*answered);
        if (isVisible())
            answer_->setFocus();
    }
    if (question && !answered && predictor_.was_shown())
        because_->setText(shown_words());
    if (const Predictor::Answered* const attempt = predictor_.attempt()) {
        const QString cell = cell_words(*attempt);
        grade_->setText(attempt_words(*attempt, predictor_.tries_left()) +
                        (cell.isEmpty() ? QString() : QLatin1Char(' ') + cell));
        if (isVisible())
            editor_->begin_again();
    }
    emit graded(answered && predictor_.tells_grades() ? answered : nullptr);
    show_score();
    keep_room();
    if (had_focus)
        keep_focus();
}

void PredictPanel::show_grade(const Predictor::Answered& answered) {
    if (!predictor_.tells_grades()) {
        grade_->setText(tr("Noted. It is graded at the end."));
        return;
    }
    const QString cell = cell_words(answered);
    grade_->setText(grade_words(answered) + (cell.isEmpty() ? QString() : QLatin1Char(' ') + cell));
    because_->setText(readable(answered.question.because));
}

/// What a wrong cell holds, where nothing else says what is wrong with it.
QString PredictPanel::cell_words(const Predictor::Answered& answered) const {
    const auto cell = answered.grade.right || !answered.grade.sentence.empty()
                          ? std::nullopt
                          : cell_of(answered.question, answered.response);
    return cell && view_ ? view_->content_words(*cell) : QString();
}

void PredictPanel::show_score() {
    const Predictor::Score score = predictor_.score();
    const auto& question = predictor_.question();
    if (asks_ == Asks::now_and_then && question && !predictor_.answered())
        score_->setText(worth_words(*question, predictor_.tries_left()));
    else
        score_->setText(score.questions == 0        ? tr("No answer yet")
                        : predictor_.tells_grades() ? tr("So far: %1").arg(score_words(score))
                        : score.questions == 1      ? tr("1 answer noted")
                                                    : tr("%1 answers noted").arg(score.questions));
}

} // namespace ks::ui
