// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessons_page.h"

#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/lessons/lesson_card.h"
#include "ui/lessons/lesson_picture.h"
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
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

LessonsPage::LessonsPage(Session& session)
    : Page(session, page_info("lessons")), slides_{.stepper = stepper_, .picture = {}, .unit = Level::cell},
      head_(new PageHead(info().title, tr("Next"))), list_(new LessonList),
      step_title_(labelled({}, "title")), text_(new Reader), back_(new QPushButton(tr("Back"))),
      open_button_(new QPushButton(tr("Open this instance"))), failure_(labelled({}, "error")),
      sum_(labelled({}, "sentence")), view_(new StepView(session, StepView::Parts::lesson)),
      figure_(new Canvas), shown_(new QStackedWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 0, 0);
    column->setSpacing(16);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 24, 0);
    top->setSpacing(8);
    top->addWidget(head_, 1);
    static_cast<QBoxLayout*>(head_->layout())
        ->insertWidget(1, back_, 0, Qt::AlignTop); // left of the primary button
    column->addLayout(top);
    all_ = tool_button(QStringLiteral("lessons"), tr("All lessons"), tr("Show or hide the list of lessons"),
                       true);
    all_->setObjectName(QStringLiteral("all-lessons"));
    all_->setCheckable(true);
    connect(all_, &QToolButton::toggled, this, &LessonsPage::show_list);
    static_cast<QBoxLayout*>(head_->layout())->insertWidget(1, all_, 0, Qt::AlignTop);
    publish_ = tool_button(QStringLiteral("export"), tr("Publish…"),
                           tr("As a web page, a handout, pictures or an animation"), true);
    publish_->setObjectName(QStringLiteral("publish"));
    connect(publish_, &QToolButton::clicked, this,
            [this] { emit command_wanted({.act = WindowCommand::publish, .of = open_.id}); });
    static_cast<QBoxLayout*>(head_->layout())->insertWidget(2, publish_, 0, Qt::AlignTop);
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    side_ = build_side();
    row->addWidget(side_);
    figure_->setObjectName(QStringLiteral("figure"));
    figure_->setAccessibleName(tr("Figure"));
    figure_->set_theme(session.theme());
    shown_->addWidget(view_);
    shown_->addWidget(figure_);
    row->addWidget(build_docks(), 1);
    column->addLayout(row, 1);
    predict_ = new PredictPanel(predictor_, stepper_, PredictPanel::Asks::now_and_then);
    predictor_.set_plan({.pace = Pace::any, .asks = {}});
    seat_question();
    predict_->answer_on(*view_, session);
    predict_->keep_focus_from(*figure_);
    predict_->lead_instead_of(head_->primary());
    connect(&predictor_, &Predictor::changed, this, &LessonsPage::show_go_on);
    connect(&predictor_, &Predictor::changed, this, &LessonsPage::show_sum);
    speak_questions(predictor_, spoken_);
    slides_.spoken = &spoken_;

    slides_.picture = [this](std::int64_t at) -> Canvas::Scene {
        if (!track_)
            return {};
        return [track = track_, at](QSizeF size) {
            return headed_at(*track, at, size.width(), size.height(), paint::FontMeasure());
        };
    };
    back_->setObjectName(QStringLiteral("back"));
    bar_ = new TransportBar(session, stepper_);
    bar_->setParent(this);
    bar_->hide();
    add_step_keys(*this, stepper_);
    auto* predict = new QAction(this);
    bind_keys(*predict, "step.predict");
    connect(predict, &QAction::triggered, this,
            [this] { emit stepper_.no_change(tr("A lesson asks its own questions, where they fit.")); });
    addAction(predict);
    for (QPushButton* button : {&head_->primary(), back_})
        leave_space(*button);
    connect(&head_->primary(), &QPushButton::clicked, this, &LessonsPage::go_on);
    connect(back_, &QPushButton::clicked, this, [this] { stepper_.previous(Level::row); });
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row_index) {
        if (row_index >= 0)
            open_lesson(lessons_[static_cast<std::size_t>(row_index)]);
    });
    connect(&stepper_, &Stepper::moved, this, &LessonsPage::show_position);
    connect(&stepper_, &Stepper::moved, this, &LessonsPage::remember_step);
    view_->set_reachable([this](std::int64_t step) { return track_ && track_->position_showing(step); });
    connect(view_, &StepView::step_chosen, this,
            [this](qint64 step) { stepper_.go(track_->position_showing(step).value_or(stepper_.at())); });
    connect(&session, &Session::step_reached_changed, this, [this](const QString& id) {
        if (const Lesson* lesson = find(id))
            list_->show_reached(*lesson, this->session().step_reached(id));
    });
    connect(&session, &Session::lesson_opened, this, &LessonsPage::show_opened);
    connect(&session, &Session::lesson_written, this,
            [this](const QString& folder) { open_.folder == folder ? show_opened(folder) : reload(); });
    connect(&maker_, &LessonMaker::finished, this, &LessonsPage::show_made);
    connect(&session, &Session::theme_changed, this, [this] {
        shown_step_ = SIZE_MAX; // lays the text out again at the new theme's size
        figure_->set_theme(this->session().theme());
        show_position();
    });
}

/// The list of lessons, with a field above it that searches their texts.
QWidget* LessonsPage::build_side() {
    constexpr int width = 200;
    auto* side = new QWidget;
    side->setFixedWidth(width);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* words = new QLineEdit;
    words->setObjectName(QStringLiteral("search-lessons"));
    words->setAccessibleName(tr("Search the lessons"));
    words->setPlaceholderText(tr("Search"));
    words->setClearButtonEnabled(true);
    auto* none = labelled(tr("No lesson has these words."), "quiet");
    none->setWordWrap(true);
    none->hide();
    column->addWidget(words);
    column->addWidget(none);
    column->addWidget(list_, 1);
    connect(words, &QLineEdit::textChanged, this,
            [this, none](const QString& text) { none->setVisible(list_->search(text) == 0); });
    connect(words, &QLineEdit::returnPressed, list_, &LessonList::choose_first);
    return side;
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
    text_->set_folder(open_.folder);
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
    session().open(track_->instance(stepper_.at()));
    const std::string& kernel = track_->kernel(stepper_.at());
    if (!kernel.empty())
        session().choose_kernel(QString::fromStdString(kernel), track_->kernel_settings(stepper_.at()));
    emit page_wanted(kernel.empty() ? QStringLiteral("instance") : QStringLiteral("kernel"));
}

/// Hides the list on a small page until the user asks for it, because the table needs the room more.
void LessonsPage::show_list() {
    const bool folded = is_small();
    all_->setVisible(folded);
    side_->setVisible(!folded || all_->isChecked() || !track_);
}

/// Names the lesson and, where a picture shows the steps of an algorithm, its example: this page does not
/// show the open document.
QString LessonsPage::headline() const {
    if (open_.title.isEmpty())
        return {};
    const bool steps = track_ && track_->kernel(stepper_.at()).empty();
    const InstancePtr pictured = steps ? track_->instance(stepper_.at()) : nullptr;
    return tr("Lesson: %1")
        .arg(pictured ? open_.title + QStringLiteral(" · ") + headline_of(*pictured) : open_.title);
}

QWidget* LessonsPage::transport_bar() {
    return bar_;
}

void LessonsPage::activated() {
    reload();
}

/// Reads the folders again, so that a lesson written in the meantime appears. The open lesson stays open.
void LessonsPage::reload() {
    const QString open = open_.id;
    lessons_ = load_lessons(lesson_folders(), session().opened_lessons());
    {
        const QSignalBlocker quiet(list_);
        list_->show_lessons(lessons_, [this](const QString& id) { return session().step_reached(id); });
    }
    const Lesson* again = find(open);
    const auto whole = std::ranges::find_if(lessons_, [](const Lesson& lesson) { return !lesson.broken; });
    if (!again && whole != lessons_.end())
        again = &*whole;
    if (!again)
        return;
    const QSignalBlocker quiet(list_);
    list_->setCurrentRow(static_cast<int>(again - lessons_.data()));
    list_->show_current();
    if (again->id != open)
        open_lesson(*again);
}

/// A lesson's folder was opened: it is shown, and read again if it is the open one.
void LessonsPage::show_opened(const QString& folder) {
    open_ = {};
    reload();
    if (const Lesson* lesson = find(QFileInfo(folder).fileName()))
        list_->setCurrentRow(static_cast<int>(lesson - lessons_.data()));
}

const Lesson* LessonsPage::find(const QString& id) const {
    const auto found = std::ranges::find(lessons_, id, &Lesson::id);
    return found == lessons_.end() ? nullptr : &*found;
}

void LessonsPage::open_lesson(const Lesson& lesson) {
    open_ = lesson;
    track_.reset();
    predictor_.set_questions({});
    stepper_.set_track(nullptr);
    head_->set_subtitle(numbered(lesson));
    emit headline_changed();
    failure_->setVisible(lesson.broken.has_value());
    if (lesson.broken) {
        maker_.stop();
        failure_->setText(sentence(*lesson.broken));
        show_position();
    } else {
        maker_.make(lesson);
    }
}

void LessonsPage::show_made() {
    if (maker_.error()) {
        open_.broken = maker_.error();
        problem_ = open_.broken;
        failure_->setText(sentence(*open_.broken));
        failure_->show();
    } else {
        track_ = maker_.track();
        stepper_.set_track(track_);
        predictor_.turn(track_->asks());
        predictor_.set_questions([track = track_](std::int64_t at) {
            const auto& question = track->question(at);
            return question ? std::vector{*question} : std::vector<QuizQuestion>();
        });
        if (wanted_) {
            if (const auto at = track_->position_named(*wanted_))
                stepper_.go(*at);
            else
                problem_ = at.error();
        }
    }
    wanted_.reset();
    show_position();
    emit settled();
}

/// The next lesson that is whole, if the open one is at its end; null: none.
const Lesson* LessonsPage::following() const {
    const Lesson* open = find(open_.id);
    if (!open || !track_ || stepper_.at() < stepper_.count())
        return nullptr;
    const auto next = std::find_if(open + 1, lessons_.data() + lessons_.size(),
                                   [](const Lesson& lesson) { return !lesson.broken; });
    return next == lessons_.data() + lessons_.size() ? nullptr : next;
}

/// To the next step; from the end of a lesson to the next lesson.
void LessonsPage::go_on() {
    if (const Lesson* next = following())
        list_->setCurrentRow(static_cast<int>(next - lessons_.data()));
    else
        stepper_.next(Level::row);
}

/// A lesson is begun once one has gone on from its first picture.
void LessonsPage::remember_step() {
    if (track_ && (stepper_.at() > 0 || stepper_.count() == 0))
        session().reach_step(open_.id, static_cast<int>(track_->lesson_step(stepper_.at())) + 1);
}

void LessonsPage::show_go_on() {
    const Lesson* next = following();
    const bool waits = predictor_.question() && !predictor_.answered();
    QPushButton& button = head_->primary();
    button.setText(next ? tr("Next lesson") : tr("Next"));
    button.setAccessibleName(button.text());
    button.setToolTip(waits  ? tr("Answer the question first, or leave it out.")
                      : next ? plain_tip(next->title)
                             : QString());
    button.setEnabled(!waits && (next || (track_ && stepper_.at() < stepper_.count())));
}

/// The points of all questions, except those that a presentation asked aloud.
double LessonsPage::points_to_get() const {
    double points = 0;
    for (std::int64_t at = 0; track_ && at <= track_->count(); ++at) {
        const auto answered = predictor_.answers().find(at);
        const bool counts = answered == predictor_.answers().end()
                                ? !predictor_.was_asked_aloud(at)
                                : !(answered->second.shown && predictor_.was_asked_aloud(at));
        if (const auto& question = track_->question(at); question && counts)
            points += question->weight;
    }
    return points;
}

/// A lesson that asks ends with the sum of its points.
void LessonsPage::show_sum() {
    const double possible = points_to_get();
    const bool ended = possible > 0 && stepper_.at() == stepper_.count();
    sum_->setVisible(ended);
    if (ended)
        sum_->setText(tr("The questions of this lesson: %1.")
                          .arg(score_words({.points = predictor_.score().points, .of = possible})));
}

void LessonsPage::show_position() {
    show_go_on();
    show_sum();
    emit headline_changed();
    back_->setEnabled(track_ && stepper_.at() > 0);
    publish_->setEnabled(track_ != nullptr);
    open_button_->setVisible(track_ && track_->instance(stepper_.at()));
    open_button_->setText(track_ && !track_->kernel(stepper_.at()).empty() ? tr("Open this kernel")
                                                                           : tr("Open this instance"));
    show_list();
    seat_question(); // a layout that is brought back may hide the text
    if (!track_) {
        step_title_->setText(open_.title);
        text_->clear();
        shown_step_ = SIZE_MAX;
        view_->show_step(nullptr, 0);
        shown_->setCurrentWidget(view_);
        return;
    }
    const std::size_t index = track_->lesson_step(stepper_.at());
    const LessonStep& step = open_.steps[index];
    if (index != shown_step_) {
        shown_step_ = index;
        step_title_->setText(tr("%1. %2").arg(index + 1).arg(step.title));
        show_text(step.text);
    }
    if (const auto figure = track_->figure(stepper_.at())) {
        figure_->set_scene([this, figure](QSizeF size) {
            return scene::figure_scene(*figure, size.width(), size.height(), measure_);
        });
        figure_->set_words(track_->sentence(stepper_.at()));
        shown_->setCurrentWidget(figure_);
    } else {
        view_->show_step(track_->recording(), track_->recording_step(stepper_.at()), step.highlight);
        shown_->setCurrentWidget(view_);
    }
}

Result<void> LessonsPage::apply(const ViewOptions& options) {
    problem_.reset();
    if (lessons_.empty() || !options.lesson.isEmpty())
        reload();
    if (!options.lesson.isEmpty()) {
        KS_TRY(const Lesson lesson, find_lesson(lessons_, options.lesson));
        if (lesson.id != open_.id)
            list_->setCurrentRow(static_cast<int>(find(lesson.id) - lessons_.data()));
    }
    if (options.step.isEmpty())
        return {};
    wanted_ = options.step;
    if (!maker_.busy() && track_)
        show_made();
    return {};
}

ShownView LessonsPage::shown_view() const {
    if (!track_)
        return {};
    return {.options = {.variants = {}, .step = track_->name_of(stepper_.at()), .lesson = open_.id}};
}

Result<ShownStep> LessonsPage::shown_step() const {
    if (const auto why = empty_view())
        return *why;
    return track_->shown_step(stepper_.at());
}

std::optional<Error> LessonsPage::empty_view() const {
    if (open_.broken)
        return open_.broken;
    if (!track_)
        return Error{.code = ErrorCode::input, .what = "no lesson is open", .todo = "choose one of the list"};
    return {};
}

QSizeF LessonsPage::whole_size(QSizeF least) const {
    return empty_view() ? least : whole_lesson_picture(*track_, stepper_.at(), least, session().theme());
}

QSizeF LessonsPage::complete_from() const {
    return visual::complete_picture * session().theme().scale();
}

Result<visual::Picture> LessonsPage::picture(QSizeF size) {
    if (const auto why = empty_view())
        return *why;
    const QString words = words_of_markdown(open_.steps[track_->lesson_step(stepper_.at())].text);
    return lesson_picture(*track_, stepper_.at(), words, size, session().theme());
}

Result<QByteArray> LessonsPage::csv() {
    if (const auto why = empty_view())
        return *why;
    if (const auto figure = track_->figure(stepper_.at()))
        return visual::csv_of(figure->data);
    return view_->csv();
}

Page* make_lessons_page(Session& session) {
    return new LessonsPage(session);
}

} // namespace ks::ui
