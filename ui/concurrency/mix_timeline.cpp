// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/mix_timeline.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/occupancy/devices.h"
#include "ui/base/session.h"
#include "ui/live/live_csv.h"
#include "ui/live/time_canvas.h"
#include "ui/live/time_scroll.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/paint/fonts.h"
#include "visual/scene/concurrency/plan_seen.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace ks::ui {

MixTimeline::MixTimeline(Session& session)
    : session_(session), queue_(session), layers_(new QStackedLayout), canvas_(new TimeCanvas),
      scroll_(new TimeScroll(*canvas_)) {
    setObjectName(QStringLiteral("mix-timeline"));
    nothing_ = build_nothing();
    picture_ = build_picture();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(build_progress());
    column->addLayout(layers_, 1); // before layers are added: a layer without a parent would be a window
    layers_->addWidget(nothing_);
    layers_->addWidget(picture_);
    connect(&session, &Session::watched_added, this, &MixTimeline::follow_watched);
    connect(&session, &Session::catalogue_changed, this, &MixTimeline::show_state);
    connect(&session, &Session::target_changed, this, &MixTimeline::show_state);
    connect(&session, &Session::theme_changed, this, [this] {
        canvas_->set_theme(session_.theme());
        scroll_->fit();
        fit_sms();
    });
    connect(&queue_.feed(), &LiveFeed::ended, this, [this](const LiveRunPtr& run) {
        if (run)
            session_.add_watched(run);
    });
    connect(&queue_, &RunQueue::changed, this,
            [this] { bar_->setValue(static_cast<int>(queue_.progress().fraction * bar_->maximum())); });
    connect(&queue_, &RunQueue::finished, this, &MixTimeline::take_finished);
    connect(&work_, &WatchedWork::laid_out, this, &MixTimeline::take_laid_out);
    connect(&work_, &WatchedWork::opened, this,
            [this](const LaidOutRun& run) { session_.add_watched(run.run); });
    connect(&work_, &WatchedWork::failed, this,
            [this](const Error& error) { emit refused(sentence(error)); });
    connect(&work_, &WatchedWork::settled, this, &MixTimeline::settled);
    connect(canvas_, &TimeCanvas::clicked_at, this, [this](const scene::Point& at) {
        chosen_ = has_run() ? scene::block_at(*laid_out_.timeline, drawn_, at) : std::nullopt;
        show_words();
        canvas_->refresh();
    });
}

QWidget* MixTimeline::build_nothing() {
    auto* nothing = new EmptyState(
        QStringLiteral("run"), tr("No run of this mix is here yet"),
        tr("Launch its kernels as they are planned, and see which of them are on the multiprocessors at the "
           "same time. On a GPU it is measured; in the emulator, which is slow, it is modelled."));
    first_ = &nothing->add_button({});
    first_->setObjectName(QStringLiteral("run-watched"));
    connect(first_, &QPushButton::clicked, this, &MixTimeline::run);
    show_recorded_ = &nothing->add_button({});
    show_recorded_->setObjectName(QStringLiteral("show-recorded"));
    connect(show_recorded_, &QPushButton::clicked, this, [this] {
        if (recorded_)
            work_.open(recorded_->path);
    });
    return nothing;
}

QWidget* MixTimeline::build_progress() {
    progress_ = new QWidget;
    bar_ = new QProgressBar;
    bar_->setRange(0, 1000);
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("How far the run is"));
    going_on_ = labelled({}, "quiet");
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancel-run"));
    connect(cancel, &QPushButton::clicked, &queue_, &RunQueue::cancel);
    auto* row = new QHBoxLayout(progress_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(going_on_);
    row->addWidget(bar_, 1);
    row->addWidget(cancel);
    progress_->hide();
    return progress_;
}

QWidget* MixTimeline::build_picture() {
    canvas_->setObjectName(QStringLiteral("timeline"));
    canvas_->setAccessibleName(tr("Which kernels were on which multiprocessor, and when"));
    canvas_->set_theme(session_.theme());
    canvas_->set_view(view_);
    canvas_->set_draw([this](scene::DisplayList& list, QSizeF size) {
        return draw(list, {0, 0, size.width(), size.height()});
    });
    said_ = labelled({}, "sentence");
    said_->setObjectName(QStringLiteral("seen"));
    said_->setWordWrap(true);
    again_ = new QPushButton;
    again_->setObjectName(QStringLiteral("run-again"));
    connect(again_, &QPushButton::clicked, this, &MixTimeline::run);
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(said_, 1);
    head->addWidget(again_, 0, Qt::AlignTop);
    auto* picture = new QWidget;
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    sms_bar_ = new QScrollBar(Qt::Vertical);
    sms_bar_->setObjectName(QStringLiteral("sms"));
    sms_bar_->setAccessibleName(tr("Which multiprocessors are shown"));
    sms_bar_->setToolTip(tr("Other multiprocessors"));
    connect(sms_bar_, &QScrollBar::valueChanged, canvas_, &TimeCanvas::refresh);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(scroll_, 1);
    row->addWidget(sms_bar_);
    column->addLayout(row, 1);
    return picture;
}

/// The target of the run: the chosen GPU, else the first one, else the emulator.
QString MixTimeline::place() const {
    const auto& gpus = session_.devices().gpus;
    const auto chosen = std::ranges::find(gpus, session_.target(), &DeviceEntry::id);
    if (chosen != gpus.end())
        return chosen->id;
    return gpus.empty() ? QStringLiteral("emulator") : gpus.front().id;
}

void MixTimeline::show_mix(InstancePtr mix) {
    if (mix == mix_)
        return;
    if (queue_.running())
        queue_.cancel();
    mix_ = std::move(mix);
    fingerprint_ = mix_ ? fingerprint(*mix_) : std::string();
    const KindPlan* const plan = mix_ ? kind_of(*mix_).plan : nullptr;
    recorded_ =
        plan ? find_recording({.variant = to_qt(plan->launcher),
                               .instance_sha256 = QString::fromStdString(fingerprint_),
                               .parameter = {to_qt(plan->as_planned.first), to_qt(plan->as_planned.second)}})
             : std::nullopt;
    plan_ = nullptr;
    run_ = nullptr;
    laid_out_ = {};
    work_.drop();
    follow_watched();
    show_state();
}

void MixTimeline::show_plan(std::shared_ptr<const Outcome> plan) {
    plan_ = std::move(plan);
    show_words();
}

void MixTimeline::run() {
    if (!mix_ || queue_.running())
        return;
    const KindPlan& plan = *kind_of(*mix_).plan;
    SolveRequest request{.variant = to_qt(plan.launcher), .on = place()};
    request.set = {{to_qt(plan.as_planned.first), to_qt(plan.as_planned.second)}};
    if (plan_ && plan_->answer.plan && !plan_->answer.plan->batches.empty())
        request.plan = plan_->answer.plan;
    request.watch.probe = true;
    if (const DevicePreset* device = plan.device(*mix_); device && request.on == QLatin1String("emulator"))
        request.device = to_qt(device->id);
    queue_.start({request});
    show_state();
}

/// Shows the newest run of this mix.
void MixTimeline::follow_watched() {
    if (!mix_)
        return;
    const std::string_view launcher = kind_of(*mix_).plan->launcher;
    for (const LiveRunPtr& run : session_.watched() | std::views::reverse)
        if (run->variant == launcher && run->instance_sha256 == fingerprint_ && run->timeline) {
            if (run != run_)
                work_.lay_out(run);
            run_ = run;
            return;
        }
}

void MixTimeline::take_laid_out(const LaidOutRun& run) {
    if (run.run != run_)
        return;
    laid_out_ = run;
    chosen_.reset();
    looks_.clear();
    const KindPlan& plan = *kind_of(*mix_).plan;
    const PlanProblem problem = plan.problem(*mix_);
    for (const std::string& launched : run.timeline->kernels())
        if (const auto kernel = plan.launched(*mix_, launched))
            looks_.push_back({.launched = launched, .name = problem.kernels[*kernel].name, .mark = *kernel});
    view_.reset();
    view_.set_all(run.timeline->all());
    sms_bar_->setValue(0);
    show_state();
    fit_sms();
    canvas_->refresh();
}

void MixTimeline::take_finished() {
    if (!queue_.failures().empty() && !queue_.cancelled())
        emit refused(sentence(queue_.failures().front()));
    show_state();
    if (!work_.busy())
        emit settled();
}

void MixTimeline::show_state() {
    layers_->setCurrentWidget(has_run() ? picture_ : nothing_);
    progress_->setVisible(queue_.running());
    const QString on = place();
    const auto& gpus = session_.devices().gpus;
    const auto gpu = std::ranges::find(gpus, on, &DeviceEntry::id);
    const QString where = gpu == gpus.end() ? tr("in the emulator") : tr("on %1").arg(gpu->name);
    going_on_->setText(tr("It runs %1…").arg(where));
    first_->setText(tr("Run it %1").arg(where));
    show_recorded_->setVisible(recorded_.has_value());
    if (recorded_)
        show_recorded_->setText(tr("Show the run on %1").arg(recorded_->device));
    again_->setText(tr("Run again %1").arg(where));
    for (QPushButton* button : {first_, again_})
        button->setEnabled(mix_ && !queue_.running());
    show_words();
}

QString MixTimeline::words() const {
    if (!has_run())
        return {};
    const live::Timeline& timeline = laid_out_.timeline->timeline();
    const QString device = to_qt(run_->device);
    QString words = timeline.source == live::Source::modelled
                        ? tr("Modelled for %1, in steps of equal blocks, which are not time.").arg(device)
                        : tr("Measured on %1.").arg(device);
    if (const std::int64_t sms = kind_of(*mix_).plan->problem(*mix_).sms; sms != timeline.sms)
        words += tr(" The mix is for %1 SMs, and here are %2.").arg(sms).arg(timeline.sms);
    const Plan* plan = plan_ && plan_->answer.plan ? &*plan_->answer.plan : nullptr;
    if (!plan)
        return words + QLatin1Char(' ') + tr("Plan the mix to see whether it ran as planned.");
    const auto seen = scene::plan_seen(timeline, *plan);
    return words + QLatin1Char(' ') +
           (seen ? QString::fromStdString(scene::words_of(*seen, timeline.sms))
                 : tr("Its launches are not those of the plan below."));
}

/// A block that was clicked is named at the end.
void MixTimeline::show_words() {
    QString text = words();
    if (has_run() && chosen_)
        text +=
            QLatin1Char(' ') + QString::fromStdString(scene::words_of_block(*laid_out_.timeline, *chosen_));
    said_->setText(text);
}

/// The number of multiprocessors whose lanes are high enough to show several kernels above each other.
int MixTimeline::sms_in(double height) const {
    constexpr double others = 150, lane = 40;
    constexpr int least = 3;
    const int all = laid_out_.timeline->sms();
    return std::min(all, std::max(least, static_cast<int>((height - others) / lane)));
}

void MixTimeline::fit_sms() {
    if (!has_run())
        return;
    const int shown = sms_in(scroll_->height() / session_.theme().scale());
    sms_bar_->setRange(0, laid_out_.timeline->sms() - shown);
    sms_bar_->setPageStep(shown);
    sms_bar_->setVisible(sms_bar_->maximum() > 0);
}

void MixTimeline::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit_sms();
}

scene::DrawnPlot MixTimeline::draw(scene::DisplayList& list, const scene::Rect& area) const {
    if (!has_run())
        return {};
    const int sms = sms_in(area.height);
    const scene::TimelineView view{.window = view_.window(),
                                   .first_sm = std::min(sms_bar_->value(), laid_out_.timeline->sms() - sms),
                                   .sms = sms,
                                   .chosen = chosen_,
                                   .cursor = view_.cursor(),
                                   .device = run_->device,
                                   .kernels = looks_,
                                   .sentence = false};
    constexpr double least = 220;
    const scene::Rect room{area.x, area.y, area.width, std::max(least, area.height)};
    drawn_ = scene::add_timeline(list, *laid_out_.timeline, view, room, paint::FontMeasure());
    list.height = std::max(list.height, area.y + drawn_.time.used);
    return drawn_.time;
}

Result<QByteArray> MixTimeline::csv() const {
    if (!has_run())
        return Error{.code = ErrorCode::input,
                     .what = "no run of this mix was watched",
                     .todo = "run it with the button on the page, or open a watched run on the Run page"};
    return blocks_csv(*run_);
}

} // namespace ks::ui
