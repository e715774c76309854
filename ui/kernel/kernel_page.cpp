// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_page.h"

#include "solvers/kernels/kernel_sources.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/kernel/kernel_choices.h"
#include "ui/kernel/kernel_pair.h"
#include "ui/kernel/kernel_rows.h"
#include "ui/kernel/kernel_view.h"
#include "ui/kernel/pair_track.h"
#include "ui/kernel/warp_chooser.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/parts.h"
#include "visual/export/export.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace ks::ui {

namespace {

/// The kernel file of a variant: its id with the dots and dashes of a file's name.
std::string_view source_of(QString variant) {
    const QString name =
        variant.replace(QLatin1Char('.'), QLatin1Char('_')).replace(QLatin1Char('-'), QLatin1Char('_'));
    return kernel_source(name.toStdString() + ".inl");
}

} // namespace

KernelPage::KernelPage(Session& session)
    : Page(session, page_info("kernel")), head_(new PageHead(info().title, tr("Trace"))),
      choices_(new KernelChoices(session)), controls_(new QWidget), warp_(new WarpChooser),
      progress_(new QProgressBar), doing_(labelled({}, "quiet")), failure_(labelled({}, "error")),
      running_(build_progress()),
      waiting_(new EmptyState(
          QStringLiteral("kernel"), tr("Not traced yet"),
          tr("Run this kernel in the emulator: every source line gets its counts, and one warp is "
             "recorded lane by lane."))),
      view_(new KernelView(session, KernelView::Shape::page)), pair_(new KernelPair(session)),
      views_(new QStackedLayout), layers_(new QStackedLayout),
      save_(&head_->add_secondary(tr("Save trace…"))),
      wrong_(&head_->add_secondary(tr("Show the wrong cell"))),
      schedule_(tool_button(QStringLiteral("occupancy"), tr("Schedule"),
                            tr("How the launch's blocks would go over the device: a model"), true)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 8);
    column->setSpacing(8);
    for (QWidget* part : std::initializer_list<QWidget*>{head_, running_, failure_})
        column->addWidget(part);
    column->addLayout(layers_, 1);
    layers_->addWidget(build_body());
    layers_->addWidget(build_empty());
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->setWordWrap(true);
    failure_->hide();
    wrong_->setObjectName(QStringLiteral("show-wrong"));
    wrong_->setToolTip(tr("The warp that wrote the first wrong cell, at the moment when it does"));
    wrong_->hide();
    connect(wrong_, &QPushButton::clicked, this, &KernelPage::go_to_wrong);
    save_->setObjectName(QStringLiteral("save-trace"));
    connect(save_, &QPushButton::clicked, this, &KernelPage::save_trace);
    QPushButton& begin = waiting_->add_button(tr("Trace it"));
    begin.setObjectName(QStringLiteral("trace-it"));
    connect(&begin, &QPushButton::clicked, this, &KernelPage::toggle);
    view_->set_waiting(waiting_);

    bar_ = new TransportBar(session, stepper_);
    bar_->setParent(this);
    bar_->hide();
    add_step_keys(*this, stepper_);
    add_keys();
    connect(&head_->primary(), &QPushButton::clicked, this, &KernelPage::toggle);
    connect(choices_, &KernelChoices::variant_changed, this, &KernelPage::show_source);
    connect(choices_, &KernelChoices::beside_changed, this, [this] {
        beside_run_.drop();
        beside_.reset();
        show_kernels();
    });
    connect(choices_, &KernelChoices::heat_changed, this, &KernelPage::show_moment);
    connect(warp_, &WarpChooser::chosen, this, [this] { start(warp_->place()); });
    connect(view_, &KernelView::line_chosen, this, &KernelPage::choose_line);
    connect(view_, &KernelView::finding_chosen, this, &KernelPage::choose_finding);
    connect(view_, &KernelView::wrong_chosen, this, &KernelPage::go_to_wrong);
    connect(view_, &KernelView::failed, this, &KernelPage::show_failure);
    connect(pair_, &KernelPair::line_chosen, this, [this](int, int line) { choose_line(line); });
    for (TraceRun* run : {&run_, &beside_run_})
        connect(run, &TraceRun::progressed, this, &KernelPage::show_progress);
    connect(&run_, &TraceRun::finished, this, &KernelPage::show_outcome);
    connect(&beside_run_, &TraceRun::finished, this, &KernelPage::show_beside);
    connect(&stepper_, &Stepper::moved, this, [this] {
        if (!keep_finding_)
            finding_ = -1;
        show_moment();
    });
    connect(&session, &Session::instance_changed, this, [this] {
        if (isVisible())
            follow_instance();
    });
    connect(&session, &Session::trace_opened, this, &KernelPage::open_trace);
    connect(&session, &Session::kernel_chosen, this,
            [this](const QString& variant, const std::vector<std::pair<QString, QString>>& settings) {
                follow_instance();
                choices_->choose(variant, settings);
            });
    show_source();
    follow_instance();
}

void KernelPage::present(bool on) {
    controls_->setVisible(!on);
}

QWidget* KernelPage::build_body() {
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* controls = new QVBoxLayout(controls_);
    controls->setContentsMargins(0, 0, 0, 0);
    controls->setSpacing(8);
    auto* traced = new QHBoxLayout;
    traced->setSpacing(16);
    traced->addWidget(warp_, 3);
    traced->addWidget(schedule_);
    traced->addWidget(choices_->heat_chooser(), 1);
    controls->addWidget(choices_);
    controls->addLayout(traced);
    controls->addWidget(hairline(Qt::Horizontal));
    column->addWidget(controls_);
    column->addLayout(views_, 1);
    schedule_->setObjectName(QStringLiteral("show-schedule"));
    schedule_->setCheckable(true);
    schedule_->hide();
    connect(schedule_, &QToolButton::toggled, view_, &KernelView::show_schedule);
    views_->addWidget(view_);
    views_->addWidget(pair_);
    return body;
}

QWidget* KernelPage::build_progress() {
    progress_->setObjectName(QStringLiteral("progress"));
    progress_->setAccessibleName(tr("Progress of the trace"));
    progress_->setRange(0, progress_steps);
    progress_->setTextVisible(false);
    doing_->setObjectName(QStringLiteral("doing"));
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(progress_, 1);
    row->addWidget(doing_);
    return box;
}

QWidget* KernelPage::build_empty() {
    auto* empty = new EmptyState(
        QStringLiteral("kernel"), tr("No kernel to look into yet"),
        tr("Open an instance that a kernel solves, or let a preset make one; then its kernels' source "
           "stands here, and the emulator counts what each line costs."));
    connect(&empty->add_button(tr("Generate from preset…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("generate")); });
    connect(&empty->add_button(tr("Open…")), &QPushButton::clicked, this,
            [this] { emit command_wanted(QStringLiteral("open")); });
    return empty;
}

void KernelPage::add_keys() {
    for (const char* key : {"run.start", "run.cancel"}) {
        auto* action = new QAction(this);
        action->setShortcuts(keys_of(key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        const bool begin = key == std::string_view("run.start");
        connect(action, &QAction::triggered, this, [this, begin] {
            if (busy() != begin)
                toggle();
        });
        addAction(action);
    }
}

QWidget* KernelPage::transport_bar() {
    return bar_;
}

void KernelPage::activated() {
    follow_instance();
}

/// Another instance: its kernels are offered, and nothing is traced yet.
void KernelPage::follow_instance() {
    const InstancePtr& instance = session().instance();
    if (instance != shown_) {
        shown_ = instance;
        choices_->offer(instance.get());
        show_source();
    }
    layers_->setCurrentIndex(instance && choices_->any() ? 0 : 1);
    show_progress();
    if (layers_->currentIndex() == 0 && isVisible())
        view_->setFocus();
}

/// The chosen kernel's source, without counts.
void KernelPage::show_source() {
    run_.drop();
    beside_run_.drop();
    kernel_.reset();
    beside_.reset();
    views_->setCurrentWidget(view_);
    finding_ = -1;
    line_ = 0;
    stepper_.set_track(nullptr);
    failure_->hide();
    wrong_->hide();
    warp_->hide();
    schedule_->hide();
    choices_->heat_chooser()->hide();
    const CatalogueEntry* found = session().catalogue().find(choices_->variant().toStdString());
    head_->set_subtitle(found ? QString::fromStdString(found->title) : QString());
    const std::string_view source = source_of(choices_->variant());
    view_->show_source(source.empty() && found
                           ? std::vector{"// This program does not have the source of " + found->id + "."}
                           : scene::device_lines(source));
    show_progress();
}

void KernelPage::show_moment() {
    if (!kernel_)
        return;
    scene::KernelMoment moment{kernel_, stepper_.at(), choices_->heat(),
                               line_,   finding_,      view_->moment().watch};
    if (!beside_)
        return view_->show_moment(moment);
    const auto* track = static_cast<const PairTrack*>(stepper_.track());
    moment.at = track->position(0, stepper_.at());
    pair_->show_moments(moment, {beside_, track->position(1, stepper_.at()), choices_->heat(), 0, -1, {}});
}

void KernelPage::choose_line(int line) {
    line_ = line;
    const std::int64_t at = kernel_ && !beside_ ? kernel_->next_at_line(line, stepper_.at()) : 0;
    if (at > 0 && at != stepper_.at())
        stepper_.go(at);
    else
        show_moment();
}

/// Its lines and lanes are marked; where it is of another warp, that one is fetched.
void KernelPage::choose_finding(int finding) {
    if (!kernel_ || finding < 0 || finding >= static_cast<int>(kernel_->trace().findings.size()))
        return;
    finding_ = finding;
    const Finding& what = kernel_->trace().findings[static_cast<std::size_t>(finding)];
    const WindowPlace wanted = scene::place_of(what);
    const bool here = kernel_->trace().window && kernel_->trace().window->at == wanted;
    if (!here && !keep_finding_) {
        keep_finding_ = true;
        start(wanted);
    }
    const bool kept = std::exchange(keep_finding_, true); // while the warp moves to it
    if (const std::int64_t at = here ? kernel_->position_of(what) : 0; at > 0)
        stepper_.go(place_of(at));
    keep_finding_ = kept;
    show_moment();
}

std::optional<Error> KernelPage::problem() const {
    return problem_;
}

std::optional<Error> KernelPage::empty_view() const {
    if (kernel_)
        return {};
    if (problem_)
        return problem_;
    if (!shown_)
        return Error{ErrorCode::input, "nothing is open", "", "name an instance file"};
    return Error{ErrorCode::input, "nothing is traced yet", "",
                 "name a kernel with --variant, or press Trace"};
}

Result<void> KernelPage::apply(const ViewOptions& options) {
    if (run_.running()) { // a trace file is being read
        wanted_ = options.step;
        return {};
    }
    problem_.reset();
    follow_instance();
    if (!options.variants.isEmpty() && !choices_->choose(options.variants.front()))
        return Error{ErrorCode::usage,
                     options.variants.front().toStdString() + " is no kernel for what is open", "--variant",
                     "see `knapscope-run list`: what runs on the emulator and solves this kind of instance"};
    if (options.variants.size() > 1 && !choices_->choose_beside(options.variants[1]))
        return Error{ErrorCode::usage, options.variants[1].toStdString() + " is no kernel for what is open",
                     "--variant",
                     "see `knapscope-run list`: what runs on the emulator and solves this kind of instance"};
    wanted_ = options.step;
    if (options.variants.isEmpty() && options.step.isEmpty())
        return {};
    if (!shown_ || !choices_->any())
        return *empty_view();
    start({});
    return {};
}

Result<visual::Picture> KernelPage::picture(QSizeF size) {
    if (const auto why = empty_view())
        return *why;
    return beside_ ? pair_->picture(size) : view_->picture(size);
}

Result<QByteArray> KernelPage::csv() {
    if (const auto why = empty_view())
        return *why;
    auto rows = site_rows(kernel_->trace());
    if (beside_) { // one table of both: each line begins with its variant
        const auto others = site_rows(beside_->trace());
        rows.insert(rows.end(), others.begin() + 1, others.end());
    }
    return visual::csv_of(rows);
}

Page* make_kernel_page(Session& session) {
    return new KernelPage(session);
}

} // namespace ks::ui
