// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/pareto_page.h"

#include "solvers/core/formatted.h"
#include "solvers/front/points.h"
#include "solvers/problems/format.h"
#include "solvers/run/pareto_document.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/pareto/front_canvas.h"
#include "ui/pareto/view_bar.h"
#include "ui/pareto/what_if.h"
#include "ui/widgets/files.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/scene/numbers.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ks::ui {

namespace {

constexpr int side_width = 344, progress_steps_of_a_front = 1000, patience_ms = 200;
constexpr std::int64_t most_memory = std::int64_t{1} << 30; ///< this program is no runner

QString page_text(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The label of an empty state that says what happened.
QLabel* sentence_of(const QWidget& state) {
    for (auto* label : state.findChildren<QLabel*>())
        if (label->property("role").toString() == QLatin1String("sentence"))
            return label;
    return nullptr;
}

} // namespace

ParetoPage::ParetoPage(Session& session)
    : Page(session, page_info("pareto")), head_(new PageHead(info().title, tr("Cheapest schedulable"))),
      layers_(new QStackedLayout), patience_(new QTimer(this)), canvas_(new FrontCanvas),
      timeline_(new Canvas), view_bar_(new ViewBar), point_(new PointSide), what_if_(new WhatIf) {
    patience_->setSingleShot(true);
    patience_->setInterval(patience_ms);
    body_ = build_body();
    empty_ = build_empty();
    kindless_ = build_kindless();
    refused_ = build_refused();
    for (QWidget* layer : {body_, empty_, kindless_, refused_})
        layers_->addWidget(layer);
    setLayout(layers_);
    connect_parts();
    add_keys();
    show_layer();
}

QWidget* ParetoPage::build_body() {
    canvas_->setObjectName(QStringLiteral("front"));
    canvas_->setAccessibleName(tr("Points of cost and value that no other one beats"));
    canvas_->set_theme(session().theme());
    timeline_->setObjectName(QStringLiteral("timeline"));
    timeline_->setAccessibleName(tr("When each task has the processor"));
    timeline_->set_theme(session().theme());
    timeline_->set_scene([this](QSizeF size) {
        scene::DisplayList list{size.width(), size.height(), {}, {}};
        scene::draw_schedules(list, schedule_picture(), {0, 0, size.width(), size.height()},
                              paint::FontMeasure());
        return list;
    });
    timeline_side_ = new QWidget;
    timeline_side_->setObjectName(QStringLiteral("timeline-side"));
    auto* below = new QVBoxLayout(timeline_side_);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(8);
    below->addWidget(hairline(Qt::Horizontal));
    below->addWidget(timeline_);
    auto* main = new QVBoxLayout;
    main->setSpacing(8);
    main->addWidget(view_bar_);
    main->addWidget(canvas_, 1);
    main->addWidget(timeline_side_);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addLayout(main, 1);
    side_ = build_side();
    row->addWidget(side_);
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(head_);
    column->addWidget(build_progress());
    problem_ = labelled({}, "error");
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->hide();
    column->addWidget(problem_);
    column->addLayout(row, 1);
    timeline_fold_ = &head_->add_fold(*timeline_side_, tr("Timeline"),
                                      tr("Show or hide when each task has the processor"));
    side_fold_ = &head_->add_fold(*side_, tr("Point"), tr("Show or hide the chosen point in words"));
    return body;
}

QWidget* ParetoPage::build_side() {
    auto* words = new QWidget;
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(16, 0, 8, 0);
    column->setSpacing(16);
    column->addWidget(point_);
    column->addWidget(hairline(Qt::Horizontal));
    column->addWidget(what_if_);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("side"));
    scroll->setWidget(words);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QWidget* ParetoPage::build_progress() {
    progress_ = new QWidget;
    auto* row = new QHBoxLayout(progress_);
    row->setContentsMargins(0, 0, 0, 0);
    bar_ = new QProgressBar;
    bar_->setRange(0, progress_steps_of_a_front);
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("How far finding the front is"));
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancel"));
    row->addWidget(labelled(tr("Finding the front…"), "quiet"));
    row->addWidget(bar_, 1);
    row->addWidget(cancel);
    progress_->hide();
    connect(cancel, &QPushButton::clicked, this, [this] {
        for (FrontWorker* worker : {&worker_, &preview_worker_, &other_worker_})
            worker->cancel();
    });
    return progress_;
}

QWidget* ParetoPage::build_empty() {
    auto* empty = new EmptyState(
        QStringLiteral("pareto"), tr("Nothing to trade off yet"),
        tr("Open an instance or let a preset make one: the page draws what every budget buys at best."));
    connect(&empty->add_button(tr("Generate from preset…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("generate")); });
    connect(&empty->add_button(tr("Open…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("open")); });
    return empty;
}

QWidget* ParetoPage::build_kindless() {
    auto* kindless =
        new EmptyState(QStringLiteral("pareto"), tr("There is no front of this"),
                       tr("Instances of this kind have one answer, not one for each cost. Open or "
                          "generate one whose choices have a cost and a value."));
    connect(&kindless->add_button(tr("Generate from preset…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("generate")); });
    connect(&kindless->add_button(tr("Open…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("open")); });
    return kindless;
}

QWidget* ParetoPage::build_refused() {
    auto* refused = new EmptyState(QStringLiteral("pareto"), tr("The front is not shown"), {});
    refusal_ = sentence_of(*refused);
    refusal_->setObjectName(QStringLiteral("refusal"));
    narrower_ = &refused->add_button(tr("Only the cheaper half"));
    narrower_->setObjectName(QStringLiteral("narrower"));
    connect(narrower_, &QPushButton::clicked, this, [this] {
        const auto problem = kind_of(*shown_).front->problem(*shown_);
        const std::int64_t last = problem ? problem->last_cost() : INT64_MAX;
        range_.to = std::min(range_.to, last) / 2;
        find();
    });
    auto& again = refused->add_button(tr("Try again"));
    again.setObjectName(QStringLiteral("again"));
    connect(&again, &QPushButton::clicked, this, &ParetoPage::find);
    return refused;
}

void ParetoPage::connect_parts() {
    Session& session = this->session();
    connect(&head_->primary(), &QPushButton::clicked, this, &ParetoPage::choose_usual);
    connect(&session, &Session::instance_changed, this, [this] {
        if (isVisible())
            follow_instance();
    });
    connect(&session, &Session::document_opened, this, [this] {
        pins_ = {};
        span_ = {};
        range_ = {};
    });
    connect(&session, &Session::theme_changed, this, [this] {
        canvas_->set_theme(this->session().theme());
        timeline_->set_theme(this->session().theme());
    });
    connect(&worker_, &FrontWorker::finished, this, &ParetoPage::take_found);
    connect(&preview_worker_, &FrontWorker::finished, this, &ParetoPage::show_preview);
    connect(&other_worker_, &FrontWorker::finished, this, &ParetoPage::take_other);
    for (FrontWorker* worker : {&worker_, &preview_worker_, &other_worker_})
        connect(worker, &FrontWorker::progressed, this, [this, worker] {
            bar_->setValue(static_cast<int>(worker->done() * progress_steps_of_a_front));
        });
    connect(patience_, &QTimer::timeout, this, [this] { progress_->setVisible(busy()); });
    connect(canvas_, &FrontCanvas::point_chosen, this, &ParetoPage::choose);
    connect(canvas_, &FrontCanvas::span_wanted, this, &ParetoPage::show_span);
    connect(view_bar_, &ViewBar::span_wanted, this, &ParetoPage::show_span);
    connect(view_bar_, &ViewBar::log_changed, this, &ParetoPage::show_front);
    connect(view_bar_, &ViewBar::front_wanted, this, &ParetoPage::add_front);
    connect(view_bar_, &ViewBar::others_unwanted, this, [this] {
        others_.clear();
        show_front();
    });
    connect(point_, &PointSide::point_wanted, this, &ParetoPage::choose);
    connect(point_, &PointSide::pin_wanted, this, &ParetoPage::pin);
    connect(point_, &PointSide::group_chosen, this, &ParetoPage::show_point);
    connect(what_if_, &WhatIf::changed, this, &ParetoPage::preview);
    connect(what_if_, &WhatIf::apply_wanted, this, &ParetoPage::apply_changes);
}

/// The keys of stepping and of tables do here what they do there: points are steps, the plot is zoomed.
void ParetoPage::add_keys() {
    const auto add = [this](const char* id, const std::function<void()>& run) {
        auto* action = new QAction(this);
        action->setObjectName(QString::fromLatin1(id));
        action->setShortcuts(keys_of(id));
        connect(action, &QAction::triggered, this, run);
        addAction(action);
    };
    constexpr double zoom = 1.5, part = 0.25;
    constexpr int many = 10;
    add("step.next-cell", [this] { step(1); });
    add("step.previous-cell", [this] { step(-1); });
    add("step.next-row", [this] { step(many); });
    add("step.previous-row", [this] { step(-many); });
    add("step.first", [this] { choose(0); });
    add("step.last", [this] { choose(SIZE_MAX); });
    add("table.zoom-in", [this] { canvas_->zoom(1 / zoom); });
    add("table.zoom-out", [this] { canvas_->zoom(zoom); });
    add("table.zoom-all", [this] { canvas_->show_all(); });
    add("table.left", [this] { canvas_->move(-part); });
    add("table.right", [this] { canvas_->move(part); });
}

void ParetoPage::activated() {
    follow_instance();
}

void ParetoPage::make_room() {
    side_->setFixedWidth(static_cast<int>(side_width * session().theme().scale()));
    side_fold_->set_folded(is_small());
    view_bar_->setVisible(!is_small());
    show_timeline();
}

/// The timeline's place: where there is nothing to show there is none, and on a small page its button shows
/// it.
void ParetoPage::show_timeline() {
    timeline_fold_->set_folded(is_small() && has_schedules_);
    if (!has_schedules_)
        return timeline_side_->hide();
    if (!is_small())
        timeline_side_->show();
    timeline_->setFixedHeight(
        static_cast<int>(std::ceil(scene::schedule_height(schedule_picture()) * session().theme().scale())));
    timeline_->refresh();
}

void ParetoPage::follow_instance() {
    if (session().instance() == shown_)
        return;
    shown_ = session().instance();
    what_if_->clear();
    preview_worker_.stop();
    preview_.reset();
    if (!shown_ || !kind_of(*shown_).front) {
        worker_.stop();
        current_.reset();
        return show_layer();
    }
    if (current_ && current_->instance->kind() != shown_->kind()) {
        current_.reset();
        others_.clear();
    }
    find();
}

void ParetoPage::find() {
    worker_.set_memory(std::min(session().memory(), most_memory));
    worker_.find({.instance = shown_, .range = range_});
    patience_->start();
    show_layer();
}

void ParetoPage::take_found() {
    progress_->setVisible(busy());
    const FoundFrontPtr before = current_;
    current_ = worker_.found();
    if (current_) {
        keep_chosen(before);
        if (wanted_) {
            bool number = false;
            const qulonglong point = wanted_->toULongLong(&number);
            choose(number ? static_cast<std::size_t>(point) : SIZE_MAX);
            wanted_.reset();
        }
    }
    show_layer();
    emit settled();
}

/// The same point stays chosen where the front is another one: the best for what it cost. Pins do likewise.
void ParetoPage::keep_chosen(const FoundFrontPtr& before) {
    const FoundFrontPtr now = held();
    if (!before || before->instance->kind() != now->instance->kind()) {
        chosen_ = usual_point();
        pins_ = {};
        return;
    }
    const auto moved = [&](std::size_t point) {
        const std::size_t last = before->front.size() - 1;
        return best_within(now->front, before->front.points()[std::min(point, last)].cost).value_or(0);
    };
    chosen_ = moved(chosen_);
    for (auto& pin : pins_)
        if (pin)
            pin = moved(*pin);
}

/// Where values are compared with 1 the cheapest point that is within, else the knee.
std::size_t ParetoPage::usual_point() const {
    const FoundFrontPtr& found = held();
    if (!found->words().within.empty())
        return cheapest_at_most_one(found->front).value_or(found->front.size() - 1);
    return found->knee.value_or(found->front.size() - 1);
}

void ParetoPage::choose_usual() {
    if (held())
        choose(usual_point());
}

void ParetoPage::choose(std::size_t point) {
    if (!held())
        return;
    chosen_ = std::min(point, held()->front.size() - 1);
    const auto cost = static_cast<double>(held()->front.points()[chosen_].cost);
    if (!span_.empty() && (cost < span_.from || cost > span_.to)) { // what is shown follows
        const double by = cost - (span_.from + span_.to) / 2;
        const scene::CostSpan all = scene::all_costs(front_picture());
        const double length = span_.length();
        span_.from = std::clamp(span_.from + by, all.from, std::max(all.from, all.to - length));
        span_.to = span_.from + length;
        return show_front();
    }
    show_point();
}

void ParetoPage::step(int by) {
    if (!held())
        return;
    const auto last = static_cast<std::int64_t>(held()->front.size()) - 1;
    choose(
        static_cast<std::size_t>(std::clamp<std::int64_t>(static_cast<std::int64_t>(chosen_) + by, 0, last)));
}

void ParetoPage::pin(std::size_t which) {
    pins_[which] = pins_[which] == chosen_ ? std::nullopt : std::optional(chosen_);
    show_point();
}

Result<void> ParetoPage::apply(const ViewOptions& options) {
    if (options.step.isEmpty())
        return {};
    wanted_ = options.step;
    if (held() && !worker_.busy())
        take_found();
    return {};
}

// What if

void ParetoPage::preview() {
    if (!current_)
        return;
    problem_->hide();
    what_if_->refuse({});
    if (!what_if_->active()) {
        preview_worker_.stop();
        const FoundFrontPtr before = std::exchange(preview_, nullptr);
        if (before)
            keep_chosen(before);
        progress_->setVisible(busy());
        return show_front();
    }
    InstancePtr edited = current_->instance;
    const Changes changes = what_if_->changes();
    if (!changes.in_order.empty()) {
        auto made = changed(*edited, changes);
        if (!made)
            return what_if_->refuse(sentence(made.error()));
        edited = std::move(*made);
    }
    preview_worker_.set_memory(std::min(session().memory(), most_memory));
    preview_worker_.find_next({.instance = edited,
                               .settled = what_if_->settled(),
                               .range = range_,
                               .behind = current_->behind.size() < 20'000});
    patience_->start();
}

void ParetoPage::show_preview() {
    progress_->setVisible(busy());
    if (!current_ || !what_if_->active())
        return;
    if (const auto& error = preview_worker_.error())
        what_if_->refuse(sentence(*error));
    if (preview_worker_.found()) {
        const FoundFrontPtr before = held();
        preview_ = preview_worker_.found();
        keep_chosen(before);
        previewing_ = true;
        show_front();
        previewing_ = false;
    }
    emit settled();
}

void ParetoPage::apply_changes() {
    const Changes changes = what_if_->changes();
    if (changes.in_order.empty())
        return;
    const auto done = session().edit(tr("change of what was tried"), changes);
    if (!done)
        what_if_->refuse(sentence(done.error()));
}

// Other fronts

void ParetoPage::add_front() {
    if (!current_)
        return;
    const QString path =
        ask_what_to_open(*this, session(), tr("Add the front of an instance"),
                         tr("Instances (*.json *.txt *.csv *.knapscope.json);;All files (*)"));
    if (!path.isEmpty())
        add_front_of(path);
}

void ParetoPage::add_front_of(const QString& path) {
    problem_->hide();
    const auto refuse = [this](const QString& why) {
        problem_->setText(why);
        problem_->show();
    };
    const auto instance = read_instance_file(native(path));
    if (!instance)
        return refuse(sentence(instance.error()));
    const KindFront* words = kind_of(**instance).front;
    if (!words || words->cost != current_->words().cost || words->value != current_->words().value)
        return refuse(tr("%1 has no front of %2 and %3 that could be drawn here.")
                          .arg(QFileInfo(path).fileName(), page_text(current_->words().cost),
                               page_text(current_->words().value)));
    other_name_ =
        (*instance)->name().empty() ? QFileInfo(path).completeBaseName().toStdString() : (*instance)->name();
    other_worker_.set_memory(std::min(session().memory(), most_memory));
    other_worker_.find({.instance = *instance, .behind = false});
    patience_->start();
}

void ParetoPage::take_other() {
    progress_->setVisible(busy());
    if (other_worker_.found() && current_) {
        others_.push_back({.name = other_name_, .found = other_worker_.found()});
        show_front();
    } else if (const auto& error = other_worker_.error()) {
        problem_->setText(sentence(*error));
        problem_->show();
    }
    emit settled();
}

// Showing

void ParetoPage::show_layer() {
    QWidget* layer = body_;
    if (!shown_)
        layer = empty_;
    else if (!kind_of(*shown_).front)
        layer = kindless_;
    else if (!worker_.busy() && worker_.error() && !current_)
        layer = refused_;
    if (layer == refused_) {
        refusal_->setText(sentence(*worker_.error()));
        narrower_->setVisible(worker_.error()->code == ErrorCode::limit);
    }
    layers_->setCurrentWidget(layer);
    show_front();
}

scene::FrontPicture ParetoPage::front_picture() const {
    scene::FrontPicture picture;
    const FoundFrontPtr& found = held();
    if (!found)
        return picture;
    const KindFront& words = found->words();
    picture.words = {.cost = std::string(words.cost),
                     .value = std::string(words.value),
                     .symbol = std::string(words.symbol),
                     .within = std::string(words.within),
                     .beyond = std::string(words.beyond),
                     .less_is_better = words.less_is_better};
    const std::string name = shown_name(current_->instance->name()).toStdString();
    if (preview_)
        picture.fronts.push_back({.name = tr("what if").toStdString(), .front = &preview_->front});
    picture.fronts.push_back(
        {.name = preview_ ? tr("as it is").toStdString() : name, .front = &current_->front});
    for (const Other& other : others_)
        picture.fronts.push_back({.name = other.name, .front = &other.found->front});
    picture.behind = found->behind;
    picture.only_costs = found->only_costs;
    picture.shown = span_;
    picture.log_costs = view_bar_->log();
    picture.nothing_chosen = found->nothing_chosen;
    picture.nothing_chosen_words = tr("all %1").arg(page_text(words.without)).toStdString();
    picture.selected = chosen_;
    picture.knee = found->knee;
    picture.pins = pins_;
    return picture;
}

void ParetoPage::show_front() {
    const scene::FrontPicture picture = front_picture();
    if (!held()) {
        canvas_->set_picture(picture);
        return point_->show_point(nullptr, 0, {});
    }
    const scene::CostSpan all = scene::all_costs(picture);
    view_bar_->show_span(all, span_.empty() ? all : span_, !span_.empty());
    view_bar_->set_others(static_cast<int>(others_.size()));
    show_point();
}

void ParetoPage::show_point() {
    if (!held())
        return;
    canvas_->set_picture(front_picture());
    point_->show_point(held(), chosen_, pins_);
    if (!previewing_ && !current_->problem.groups.empty()) { // a number that is being dragged stays
        const std::size_t group = std::min(point_->group(), current_->problem.groups.size() - 1);
        what_if_->show_group(current_, group, point_->choices().chosen(group));
    }
    show_words();
    show_schedules();
}

void ParetoPage::show_words() {
    const FoundFrontPtr& found = held();
    const KindFront& words = found->words();
    const auto count = [](std::size_t number) {
        return QString::fromStdString(scene::number(static_cast<std::int64_t>(number)));
    };
    QStringList parts{found->behind.empty()
                          ? tr("%1 points that no other one beats").arg(count(found->front.size()))
                          : tr("%1 points that no other one beats, of %2 costs that there are")
                                .arg(count(found->front.size()), count(found->behind.size()))};
    if (found->only_costs)
        parts[0] = tr("%1 different %2s").arg(count(found->front.size()), page_text(words.cost));
    if (!words.within.empty()) {
        const auto cheapest = cheapest_at_most_one(found->front);
        parts << (cheapest
                      ? tr("%1 from %2 %3 on")
                            .arg(page_text(words.within), page_text(words.cost),
                                 QString::fromStdString(scene::number(found->front.points()[*cheapest].cost)))
                      : tr("%1 at every %2").arg(page_text(words.beyond), page_text(words.cost)));
    }
    if (range_.to != INT64_MAX)
        parts << tr("only up to %1 %2")
                     .arg(page_text(words.cost), QString::fromStdString(scene::number(range_.to)));
    if (preview_)
        parts << tr("what if: not applied");
    head_->set_subtitle(parts.join(QStringLiteral(" · ")));
    const bool compared = !words.within.empty();
    head_->primary().setText(compared ? tr("Cheapest %1").arg(page_text(words.within)) : tr("Knee"));
    head_->primary().setAccessibleName(head_->primary().text());
    head_->primary().setEnabled(compared ? cheapest_at_most_one(found->front).has_value()
                                         : found->knee.has_value());
}

void ParetoPage::show_span(const scene::CostSpan& span) {
    span_ = span;
    show_front();
}

scene::SchedulePicture ParetoPage::schedule_picture() const {
    scene::SchedulePicture picture;
    if (!has_schedules_)
        return picture;
    picture.schedules = {{.name = tr("All %1").arg(page_text(held()->words().without)).toStdString(),
                          .schedule = &in_software_},
                         {.name = formatted("{} {}", held()->words().cost,
                                            scene::number(held()->front.points()[chosen_].cost)),
                          .schedule = &with_choices_}};
    return picture;
}

void ParetoPage::show_schedules() {
    const FoundFrontPtr& found = held();
    has_schedules_ = false;
    if (const auto schedule = found->words().schedule) {
        const std::vector<Front::Chosen> none(found->problem.groups.size(), Front::none);
        auto before = schedule(*found->instance, none);
        auto after = schedule(*found->instance, found->by_group(chosen_));
        has_schedules_ = before && after;
        if (has_schedules_) {
            in_software_ = std::move(*before);
            with_choices_ = std::move(*after);
        }
    }
    show_timeline();
}

Result<visual::Picture> ParetoPage::picture(QSizeF size) {
    if (!held())
        return worker_.error().value_or(
            Error{.code = ErrorCode::input,
                  .what = shown_ ? "there is no front of this instance" : "no instance is open",
                  .where = "",
                  .todo = "open an instance whose choices have a cost and a value"});
    constexpr double margin = 24;
    const QSizeF laid_out = size / session().theme().scale();
    const double width = laid_out.width() - 2 * margin, height = laid_out.height() - 2 * margin;
    scene::DisplayList list{laid_out.width(), laid_out.height(), {}, {}};
    const scene::SchedulePicture schedules = schedule_picture();
    const double below =
        schedules.schedules.empty() ? 0 : std::min(scene::schedule_height(schedules) + 16, height * 0.4);
    scene::FrontPicture picture = front_picture();
    picture.title = headline_of(*held()->instance).toStdString();
    scene::draw_front(list, picture, {margin, margin, width, height - below}, paint::FontMeasure());
    if (below > 0)
        scene::draw_schedules(list, schedules, {margin, margin + height - below + 16, width, below - 16},
                              paint::FontMeasure());
    return visual::picture_of(std::move(list), session().theme());
}

Result<QByteArray> ParetoPage::csv() {
    if (!held())
        return Error{.code = ErrorCode::input,
                     .what = "there is no front to write",
                     .where = "",
                     .todo = "open an instance whose choices have a cost and a value"};
    return QByteArray::fromStdString(pareto_csv(*held()->instance, held()->front));
}

Page* make_pareto_page(Session& session) {
    return new ParetoPage(session);
}

} // namespace ks::ui
