// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/pareto_page.h"

#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/front/points.h"
#include "solvers/run/pareto_document.h"
#include "ui/base/file_dialogs.h"
#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/pareto/front_canvas.h"
#include "ui/pareto/view_bar.h"
#include "ui/pareto/what_if.h"
#include "ui/widgets/files.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"
#include "visual/scene/numbers.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::ui {

namespace {

constexpr int patience_ms = 200;

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
    setLayout(layers_); // before layers are added: a layer without a parent would be a window
    for (QWidget* layer : {body_, empty_, kindless_, refused_})
        layers_->addWidget(layer);
    connect_parts();
    add_keys();
    show_layer();
}

void ParetoPage::connect_parts() {
    Session& session = this->session();
    connect(&head_->primary(), &QPushButton::clicked, this, &ParetoPage::choose_usual);
    connect(&session, &Session::instance_changed, this, [this] {
        if (isVisible())
            follow_instance();
    });
    connect(&session, &Session::document_opened, this, [this] {
        current_.reset();
        preview_.reset();
        pins_ = {};
        span_ = {};
        range_ = {};
        show_front();
    });
    connect(&session, &Session::theme_changed, this, [this] {
        canvas_->set_theme(this->session().theme());
        timeline_->set_theme(this->session().theme());
    });
    connect(&worker_, &FrontWorker::finished, this, &ParetoPage::take_found);
    connect(&preview_worker_, &FrontWorker::finished, this, &ParetoPage::show_preview);
    connect(&other_worker_, &FrontWorker::finished, this, &ParetoPage::take_other);
    for (FrontWorker* worker : {&worker_, &preview_worker_, &other_worker_})
        connect(worker, &FrontWorker::progressed, this,
                [this, worker] { bar_->setValue(static_cast<int>(worker->done() * progress_steps)); });
    connect(patience_, &QTimer::timeout, this, &ParetoPage::show_progress);
    const auto settle = [this] {
        if (!busy())
            emit settled();
    };
    // after the file's front has been added
    connect(&reading_, &FileReading::ended, this, settle, Qt::QueuedConnection);
    connect(canvas_, &FrontCanvas::point_chosen, this, &ParetoPage::choose);
    connect(canvas_, &FrontCanvas::span_wanted, this, &ParetoPage::show_span);
    connect(view_bar_, &ViewBar::span_wanted, this, &ParetoPage::show_span);
    connect(view_bar_, &ViewBar::log_changed, this, &ParetoPage::show_front);
    connect(&view_bar_->offered(), &QMenu::aboutToShow, this, &ParetoPage::offer_fronts);
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

/// The keys of stepping and of tables have their usual effect: points are steps, and the plot is zoomed.
void ParetoPage::add_keys() {
    const auto add = [this](const char* id, const std::function<void()>& run) {
        auto* action = new QAction(this);
        action->setObjectName(QString::fromLatin1(id));
        bind_keys(*action, id);
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
    add("run.cancel", [this] { cancel(); });
}

void ParetoPage::activated() {
    problem_->hide(); // it was read when the user left the page
    follow_instance();
}

void ParetoPage::make_room() {
    side_fold_->set_folded(is_small());
    view_fold_->set_folded(is_small());
    show_timeline();
}

/// Shows or hides the timeline: it is hidden if it is empty; on a small page its button shows it.
void ParetoPage::show_timeline() {
    timeline_fold_->set_folded(is_small() && has_schedules_);
    if (!has_schedules_)
        return timeline_->hide();
    if (!is_small())
        timeline_->show();
    timeline_->setFixedHeight(
        static_cast<int>(std::ceil(scene::schedule_height(schedule_picture()) * session().theme().scale())));
    timeline_->refresh();
}

void ParetoPage::follow_instance() {
    if (session().instance() == shown_)
        return;
    const InstancePtr before = std::exchange(shown_, session().instance());
    preview_worker_.stop();
    drop_preview();
    what_if_->clear();
    if (!shown_ || !kind_of(*shown_).front) {
        worker_.stop();
        current_.reset();
        return show_layer();
    }
    if (before && before->kind() != shown_->kind())
        others_.clear();
    find();
}

std::int64_t ParetoPage::memory() const {
    constexpr std::int64_t most = std::int64_t{1} << 30;
    return std::min(session().memory(), most);
}

void ParetoPage::find() {
    worker_.set_memory(memory());
    worker_.find({.instance = shown_, .range = range_});
    patience_->start();
    if (!progress_->isHidden())
        show_progress();
    show_layer();
}

/// If the computation was cancelled, the front stays as before, and a message states it.
void ParetoPage::take_found() {
    if (worker_.found()) {
        if (is_old())
            what_if_->clear(); // its changes referred to the previous front
        const FoundFrontPtr before = held();
        current_ = worker_.found();
        keep_chosen(before);
        go_to_wanted();
    } else if (worker_.error()->code != ErrorCode::cancelled) {
        preview_worker_.stop();
        preview_.reset();
        current_.reset();
    }
    show_progress();
    show_layer();
    emit settled();
}

void ParetoPage::cancel() {
    for (FrontWorker* worker : {&worker_, &preview_worker_, &other_worker_})
        worker->cancel();
}

void ParetoPage::go_to_wanted() {
    if (!wanted_)
        return;
    bool number = false;
    const qulonglong point = wanted_->toULongLong(&number);
    choose(number ? static_cast<std::size_t>(point) : SIZE_MAX);
    wanted_.reset();
}

/// The line above the picture: the progress of the computation or, if it was cancelled, that the picture is
/// out of date.
void ParetoPage::show_progress() {
    const bool cancelled = is_old() && !worker_.busy();
    progress_->setVisible(cancelled || finding());
    doing_->setText(cancelled ? tr("Cancelled: the front is the one before the edit.")
                              : tr("Finding the front…"));
    bar_->setVisible(!cancelled);
    cancel_->setVisible(!cancelled);
    find_again_->setVisible(cancelled);
}

/// Keeps the chosen point for a new front: the best point for its cost. The same for pins.
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

/// If values are compared with 1, the cheapest point within the limit; otherwise the knee.
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
    if (!span_.empty() && (cost < span_.from || cost > span_.to)) { // scroll to the chosen point
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
        go_to_wanted();
    return {};
}

ShownView ParetoPage::shown_view() const {
    if (!current_)
        return {};
    return {.options = {.variants = {}, .step = QString::number(chosen_), .lesson = {}}};
}

/// The front, with the chosen point marked by its cost.
Result<ShownStep> ParetoPage::shown_step() const {
    constexpr std::int64_t most_marked = 1 << 30; // the limit of the figure
    if (!current_ || is_old())
        return Error{
            .code = ErrorCode::usage, .what = "there is no front yet", .todo = "wait until it is found"};
    ShownStep step{.instance = held()->instance, .figure = "front", .settings = {{"show", "front"}}};
    const auto points = held()->front.points();
    if (chosen_ < points.size() && points[chosen_].cost <= most_marked) {
        step.settings.emplace_back("mark", "budget");
        step.settings.emplace_back("budget", std::to_string(points[chosen_].cost));
    }
    return step;
}

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

void ParetoPage::show_front() {
    if (!held())
        return show_nothing();
    point_->show();
    point_->neighbours().show();
    const scene::FrontPicture picture = front_picture();
    const scene::CostSpan all = scene::all_costs(picture);
    view_bar_->show_span(all, span_.empty() ? all : span_, !span_.empty());
    view_bar_->set_others(!others_.empty());
    show_point();
}

/// Shown until the first front of a document has been computed.
void ParetoPage::show_nothing() {
    canvas_->set_picture(front_picture(), drawn_from());
    head_->set_subtitle({});
    head_->primary().setEnabled(false);
    view_bar_->set_others(!others_.empty());
    point_->show_point(nullptr, 0, {});
    point_->hide();
    point_->neighbours().hide();
    what_if_->hide();
    has_schedules_ = false;
    show_timeline();
}

void ParetoPage::show_point() {
    if (!held())
        return;
    canvas_->set_picture(front_picture(), drawn_from());
    point_->show_point(held(), chosen_, pins_);
    if (!previewing_ && !current_->problem.groups.empty()) { // a number that is being dragged is kept
        const std::size_t group = std::min(point_->group(), current_->problem.groups.size() - 1);
        what_if_->show_group(current_, group, point_->choices().chosen(group));
    }
    show_words();
    show_schedules();
}

void ParetoPage::show_words() {
    const FoundFrontPtr& found = held();
    source_->setText(to_qt(found->instance->source()));
    source_->setVisible(!source_->text().isEmpty());
    const KindFront& words = found->words();
    const auto count = [](std::size_t number) {
        return QString::fromStdString(scene::number(static_cast<std::int64_t>(number)));
    };
    const bool one = found->front.size() == 1;
    QStringList parts{found->behind.empty()
                          ? (one ? tr("1 point that no other one beats")
                                 : tr("%1 points that no other one beats").arg(count(found->front.size())))
                      : one ? tr("1 point that no other one beats, of %1 costs that there are")
                                  .arg(count(found->behind.size()))
                            : tr("%1 points that no other one beats, of %2 costs that there are")
                                  .arg(count(found->front.size()), count(found->behind.size()))};
    if (found->only_costs)
        parts[0] = tr("%1 different %2s").arg(count(found->front.size()), in_language(words.cost));
    if (!words.within.empty()) {
        const auto cheapest = cheapest_at_most_one(found->front);
        parts << (cheapest
                      ? tr("%1 from %2 %3 on")
                            .arg(in_language(words.within), in_language(words.cost),
                                 QString::fromStdString(scene::number(found->front.points()[*cheapest].cost)))
                      : tr("%1 at every %2").arg(in_language(words.beyond), in_language(words.cost)));
    }
    if (range_.to != INT64_MAX)
        parts << tr("only up to %1 %2")
                     .arg(in_language(words.cost), QString::fromStdString(scene::number(range_.to)));
    if (is_old())
        parts.prepend(tr("before the edit"));
    if (preview_)
        parts << tr("what if: not applied");
    head_->set_subtitle(parts.join(QStringLiteral(" · ")));
    const bool compared = !words.within.empty();
    head_->primary().setText(compared ? tr("Cheapest %1").arg(in_language(words.within)) : tr("Knee"));
    head_->primary().setAccessibleName(head_->primary().text());
    head_->primary().setVisible(!found->only_costs); // a front of sums is a straight line without a knee
    head_->primary().setEnabled(compared ? cheapest_at_most_one(found->front).has_value()
                                         : found->knee.has_value());
}

void ParetoPage::show_span(const scene::CostSpan& span) {
    span_ = span;
    show_front();
}

void ParetoPage::show_schedules() {
    const FoundFrontPtr& found = held();
    has_schedules_ = false;
    if (const auto schedule = found->words().schedule) {
        if (scheduled_ != found) { // it is the same for all points of the front
            const std::vector<Front::Chosen> none(found->problem.groups.size(), Front::none);
            auto before = schedule(*found->instance, none);
            scheduled_ = before ? found : nullptr;
            if (before)
                in_software_ = std::move(*before);
        }
        auto after = schedule(*found->instance, found->by_group(chosen_));
        has_schedules_ = scheduled_ && after;
        if (has_schedules_)
            with_choices_ = std::move(*after);
    }
    show_timeline();
}

Page* make_pareto_page(Session& session) {
    return new ParetoPage(session);
}

} // namespace ks::ui
