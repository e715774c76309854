// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessons_page.h"

#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/lessons/lesson_card.h"
#include "ui/lessons/lesson_picture.h"
#include "ui/lessons/lesson_side.h"
#include "ui/predict/grade_words.h"
#include "ui/predict/predict_panel.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/dock_area.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/reader.h"
#include "visual/export/export.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

LessonsPage::LessonsPage(Session& session)
    : Page(session, page_info("lessons")),
      model_(session), slides_{.stepper = model_.stepper(), .picture = {}, .unit = Level::cell},
      head_(new PageHead(info().title, tr("Next"))), side_(new LessonSide), list_(&side_->list()),
      step_title_(labelled({}, "title")), text_(new Reader), back_(new QPushButton(tr("Back"))),
      open_button_(new QPushButton(tr("Open this instance"))), failure_(labelled({}, "error")),
      sum_(labelled({}, "sentence")), view_(new StepView(session, StepView::Parts::lesson)),
      figure_(new Canvas), shown_(new QStackedWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 0, 0);
    column->setSpacing(16);
    build_head(*column);
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    row->addWidget(side_);
    figure_->setObjectName(QStringLiteral("figure"));
    figure_->setAccessibleName(tr("Figure"));
    figure_->set_theme(session.theme());
    shown_->addWidget(view_);
    shown_->addWidget(figure_);
    row->addWidget(build_docks(), 1);
    column->addLayout(row, 1);
    build_question();
    build_steps();
    follow_model();
    connect(&session, &Session::theme_changed, this, [this] {
        shown_step_ = SIZE_MAX; // lays the text out again at the new theme's size
        figure_->set_theme(this->session().theme());
        show_position();
    });
}

/// The page's title, and its buttons on the right.
void LessonsPage::build_head(QVBoxLayout& column) {
    auto* top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 24, 0);
    top->setSpacing(8);
    top->addWidget(head_, 1);
    column.addLayout(top);
    auto& row = *static_cast<QBoxLayout*>(head_->layout());
    all_ = tool_button(QStringLiteral("lessons"), tr("All lessons"), tr("Show or hide the list of lessons"),
                       true);
    all_->setObjectName(QStringLiteral("all-lessons"));
    all_->setCheckable(true);
    connect(all_, &QToolButton::toggled, this, &LessonsPage::show_list);
    publish_ = tool_button(QStringLiteral("export"), tr("Publish…"),
                           tr("As a web page, a handout, pictures or an animation"), true);
    publish_->setObjectName(QStringLiteral("publish"));
    connect(publish_, &QToolButton::clicked, this,
            [this] { emit command_wanted({.act = WindowCommand::publish, .of = model_.open().id}); });
    back_->setObjectName(QStringLiteral("back"));
    connect(back_, &QPushButton::clicked, this, [this] { stepper().previous(Level::row); });
    connect(&head_->primary(), &QPushButton::clicked, &model_, &LessonsModel::go_on);
    for (QPushButton* button : {&head_->primary(), back_})
        leave_space(*button);
    int place = 1; // after the title
    for (QWidget* button :
         {static_cast<QWidget*>(all_), static_cast<QWidget*>(publish_), static_cast<QWidget*>(back_)})
        row.insertWidget(place++, button, 0, Qt::AlignTop);
}

/// What a lesson asks, and where.
void LessonsPage::build_question() {
    predict_ = new PredictPanel(predictor_, stepper(), PredictPanel::Asks::now_and_then);
    predictor_.set_plan({.pace = Pace::any, .asks = {}});
    seat_question();
    predict_->answer_on(*view_, session());
    predict_->keep_focus_from(*figure_);
    predict_->lead_instead_of(head_->primary());
    connect(&predictor_, &Predictor::changed, this, &LessonsPage::show_go_on);
    connect(&predictor_, &Predictor::changed, this, &LessonsPage::show_sum);
    connect(&predictor_, &Predictor::changed, this, &LessonsPage::show_open_button);
    speak_questions(predictor_, spoken_);
    slides_.spoken = &spoken_;
    auto* predict = new QAction(this);
    bind_keys(*predict, "step.predict");
    connect(predict, &QAction::triggered, this,
            [this] { emit stepper().no_change(tr("A lesson asks its own questions, where they fit.")); });
    addAction(predict);
}

/// The ways along a lesson: the bar, the keys, a presentation, and a click on the picture.
void LessonsPage::build_steps() {
    slides_.picture = [this](std::int64_t at) -> Canvas::Scene {
        if (!track())
            return {};
        return [track = track(), at](QSizeF size) {
            return headed_at(*track, at, size.width(), size.height(), paint::FontMeasure());
        };
    };
    bar_ = new TransportBar(session(), stepper());
    bar_->setParent(this);
    bar_->hide();
    add_step_keys(*this, stepper());
    view_->set_reachable([this](std::int64_t step) { return track() && track()->position_showing(step); });
    connect(view_, &StepView::step_chosen, this,
            [this](qint64 step) { stepper().go(track()->position_showing(step).value_or(stepper().at())); });
    connect(&stepper(), &Stepper::moved, this, &LessonsPage::show_position);
}

void LessonsPage::follow_model() {
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            model_.choose(static_cast<std::size_t>(row));
    });
    connect(&session(), &Session::step_reached_changed, this, [this](const QString& id) {
        if (const Lesson* lesson = model_.find(id))
            list_->show_reached(*lesson, session().step_reached(id));
    });
    connect(&model_, &LessonsModel::listed, this, &LessonsPage::show_lessons);
    connect(&model_, &LessonsModel::opened, this, &LessonsPage::show_opened);
    connect(&model_, &LessonsModel::made, this, &LessonsPage::show_made);
    connect(&model_, &LessonsModel::settled, this, &LessonsPage::settled);
}

/// The picture is the centre; the lesson's text is at its left.
QWidget* LessonsPage::build_docks() {
    constexpr int gap = 49; // 24 on each side of the line
    auto* docks = new DockArea(*shown_, {.gap = gap, .lines = Qt::Horizontal});
    text_part_ = &docks->add(
        *build_text(),
        {.name = "text", .title = tr("Lesson text"), .place = DockPlace::left, .wanted = [](QSizeF page) {
             constexpr double share = 0.3;
             return QSizeF((page.width() - gap) * share, 0);
         }});
    connect(docks, &DockArea::arranged, this, &LessonsPage::seat_question);
    return docks;
}

/// A question is below the lesson's text, so that the picture does not move when it opens. Where the text is
/// hidden it is below the picture.
void LessonsPage::seat_question() {
    auto* below = static_cast<QBoxLayout*>(layout());
    QBoxLayout* const seat = text_part_->state().shown ? text_column_ : below;
    if (seat->indexOf(predict_) >= 0)
        return;
    (seat == below ? text_column_ : below)->removeWidget(predict_);
    seat->insertWidget(seat == below ? -1 : seat->indexOf(text_) + 1, predict_);
    predict_->setContentsMargins(0, 0, seat == below ? 24 : 0, 0);
}

QWidget* LessonsPage::build_text() {
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    text_column_ = column;
    column->setContentsMargins(0, 0, 0, 16);
    column->setSpacing(8);
    step_title_->setWordWrap(true);
    step_title_->setObjectName(QStringLiteral("lesson-step"));
    column->addWidget(step_title_);
    text_->setObjectName(QStringLiteral("lesson-text"));
    text_->setAccessibleName(tr("Lesson text"));
    text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // lines wrap instead
    column->addWidget(text_, 1);
    sum_->setObjectName(QStringLiteral("lesson-sum"));
    sum_->setWordWrap(true);
    sum_->hide();
    column->addWidget(sum_);
    open_button_->setObjectName(QStringLiteral("open-instance"));
    connect(open_button_, &QPushButton::clicked, this, &LessonsPage::open_instance);
    column->addWidget(open_button_, 0, Qt::AlignLeft);
    failure_->setWordWrap(true);
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->hide();
    column->addWidget(failure_);
    return panel;
}

/// Shows the text of a step, larger on a wide page.
void LessonsPage::show_text(const QString& markdown) {
    const double scale = session().theme().scale();
    text_->set_folder(model_.open().folder);
    text_->show_markdown(markdown, scale * std::clamp(width() / (1280 * scale), 1.0, 1.3));
}

/// Opens the shown instance as a document that can be edited and solved; a kernel opens on the Kernel page.
void LessonsPage::open_instance() {
    if (session().edited() &&
        QMessageBox::question(
            this, tr("Open this instance"),
            tr("The open instance has changes that are not saved. Open the lesson's instead?")) !=
            QMessageBox::Yes)
        return;
    session().open(track()->instance(stepper().at()));
    const std::string& kernel = track()->kernel(stepper().at());
    if (!kernel.empty())
        session().choose_kernel(QString::fromStdString(kernel), track()->kernel_settings(stepper().at()));
    emit page_wanted(kernel.empty() ? QStringLiteral("instance") : QStringLiteral("kernel"));
}

/// Hides the list on a small page until the user asks for it, because the table needs the room more.
void LessonsPage::show_list() {
    const bool folded = is_small();
    all_->setVisible(folded);
    side_->setVisible(!folded || all_->isChecked() || !track());
}

/// Names the lesson and, where a picture shows the steps of an algorithm, its example: this page does not
/// show the open document.
QString LessonsPage::headline() const {
    if (model_.open().title.isEmpty())
        return info().title; // the folders are being read
    const bool steps = track() && track()->kernel(stepper().at()).empty();
    const InstancePtr pictured = steps ? track()->instance(stepper().at()) : nullptr;
    return tr("Lesson: %1")
        .arg(pictured ? model_.open().title + QStringLiteral(" · ") + headline_of(*pictured)
                      : model_.open().title);
}

QWidget* LessonsPage::transport_bar() {
    return bar_;
}

void LessonsPage::show_lessons() {
    const QSignalBlocker quiet(list_);
    list_->show_lessons(model_.lessons(), [this](const QString& id) { return session().step_reached(id); });
    show_choice();
}

/// Marks the open lesson in the list.
void LessonsPage::show_choice() {
    const Lesson* open = model_.find(model_.open().id);
    if (!open)
        return;
    const QSignalBlocker quiet(list_);
    list_->setCurrentRow(static_cast<int>(open - model_.lessons().data()));
    list_->show_current();
}

void LessonsPage::show_opened() {
    show_choice();
    predictor_.set_questions({});
    head_->set_subtitle(numbered(model_.open()));
    show_failure();
    if (model_.open().broken)
        show_position();
    else
        emit headline_changed();
}

void LessonsPage::show_made() {
    show_failure();
    if (track()) {
        predictor_.turn(track()->asks());
        predictor_.set_questions([track = track()](std::int64_t at) {
            const auto& question = track->question(at);
            return question ? std::vector{*question} : std::vector<QuizQuestion>();
        });
    }
    show_position();
}

void LessonsPage::show_failure() {
    const auto& broken = model_.open().broken;
    failure_->setVisible(broken.has_value());
    failure_->setText(broken ? sentence(*broken) : QString());
}

void LessonsPage::show_go_on() {
    const Lesson* next = model_.following();
    const bool waits = predictor_.question() && !predictor_.answered();
    QPushButton& button = head_->primary();
    button.setText(next ? tr("Next lesson") : tr("Next"));
    button.setAccessibleName(button.text());
    button.setToolTip(waits  ? tr("Answer the question first, or leave it out.")
                      : next ? plain_tip(next->title)
                             : QString());
    button.setEnabled(!waits && (next || (track() && stepper().at() < stepper().count())));
}

/// The points of all questions, except those that a presentation asked aloud.
double LessonsPage::points_to_get() const {
    double points = 0;
    for (std::int64_t at = 0; track() && at <= track()->count(); ++at) {
        const auto answered = predictor_.answers().find(at);
        const bool counts = answered == predictor_.answers().end()
                                ? !predictor_.was_asked_aloud(at)
                                : !(answered->second.shown && predictor_.was_asked_aloud(at));
        if (const auto& question = track()->question(at); question && counts)
            points += question->weight;
    }
    return points;
}

/// A lesson that asks ends with the sum of its points.
void LessonsPage::show_sum() {
    const double possible = points_to_get();
    const bool ended = possible > 0 && stepper().at() == stepper().count();
    sum_->setVisible(ended);
    if (ended)
        sum_->setText(tr("The questions of this lesson: %1.")
                          .arg(score_words({.points = predictor_.score().points, .of = possible})));
}

/// On a small page a question and its answer need the room of the button.
void LessonsPage::show_open_button() {
    const bool asks = is_small() && predictor_.question();
    open_button_->setVisible(track() && track()->instance(stepper().at()) && !asks);
    open_button_->setText(track() && !track()->kernel(stepper().at()).empty() ? tr("Open this kernel")
                                                                              : tr("Open this instance"));
    text_->setMinimumHeight(asks ? 2 * text_->fontMetrics().lineSpacing() : 0);
}

void LessonsPage::show_position() {
    show_go_on();
    show_sum();
    emit headline_changed();
    back_->setEnabled(track() && stepper().at() > 0);
    publish_->setEnabled(track() != nullptr);
    show_open_button();
    show_list();
    seat_question(); // a layout that is brought back may hide the text
    if (!track()) {
        step_title_->setText(model_.open().title);
        text_->clear();
        shown_step_ = SIZE_MAX;
        view_->show_step(nullptr, 0);
        shown_->setCurrentWidget(view_);
        return;
    }
    const std::size_t index = track()->lesson_step(stepper().at());
    const LessonStep& step = model_.open().steps[index];
    if (index != shown_step_) {
        shown_step_ = index;
        step_title_->setText(tr("%1. %2").arg(index + 1).arg(step.title));
        show_text(step.text);
    }
    if (const auto figure = track()->figure(stepper().at())) {
        figure_->set_scene([this, figure](QSizeF size) {
            return scene::figure_scene(*figure, size.width(), size.height(), measure_);
        });
        figure_->set_words(track()->sentence(stepper().at()));
        shown_->setCurrentWidget(figure_);
    } else {
        view_->show_step(track()->recording(), track()->recording_step(stepper().at()), step.highlight);
        shown_->setCurrentWidget(view_);
    }
}

Result<void> LessonsPage::apply(const ViewOptions& options) {
    model_.wish(options);
    return {};
}

Result<ShownStep> LessonsPage::shown_step() const {
    if (const auto why = empty_view())
        return *why;
    return track()->shown_step(stepper().at());
}

std::optional<Error> LessonsPage::empty_view() const {
    if (model_.open().broken)
        return model_.open().broken;
    if (!track())
        return Error{.code = ErrorCode::input, .what = "no lesson is open", .todo = "choose one of the list"};
    return {};
}

QSizeF LessonsPage::whole_size(QSizeF least) const {
    return empty_view() ? least : whole_lesson_picture(*track(), stepper().at(), least, session().theme());
}

QSizeF LessonsPage::complete_from() const {
    return visual::complete_picture * session().theme().scale();
}

Result<visual::Picture> LessonsPage::picture(QSizeF size) {
    if (const auto why = empty_view())
        return *why;
    const QString words = words_of_markdown(model_.open().steps[track()->lesson_step(stepper().at())].text);
    return lesson_picture(*track(), stepper().at(), words, size, session().theme());
}

Result<QByteArray> LessonsPage::csv() {
    if (const auto why = empty_view())
        return *why;
    if (const auto figure = track()->figure(stepper().at()))
        return visual::csv_of(figure->data);
    return view_->csv();
}

Page* make_lessons_page(Session& session) {
    return new LessonsPage(session);
}

} // namespace ks::ui
