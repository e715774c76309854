// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/concurrency_page.h"

#include "solvers/kinds/kind.h"
#include "solvers/occupancy/devices.h"
#include "ui/base/key_choices.h"
#include "ui/base/session.h"
#include "ui/base/shortcuts.h"
#include "ui/concurrency/launch_model.h"
#include "ui/concurrency/mix_speedups.h"
#include "ui/concurrency/mix_timeline.h"
#include "ui/concurrency/sm_canvas.h"
#include "ui/instance/record_list.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"
#include "visual/scene/numbers.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace ks::ui {

namespace {

constexpr int patience_ms = 200;

} // namespace

ConcurrencyPage::ConcurrencyPage(Session& session)
    : Page(session, page_info("concurrency")), run_(session), head_(new PageHead(info().title, tr("Plan"))),
      layers_(new QStackedLayout), records_(new RecordList(session)),
      launches_(new LaunchModel(choice_, this)), sm_(new SmCanvas(choice_)), needs_(new Canvas),
      strip_(new Canvas), timeline_(new MixTimeline(session)), speedups_(new MixSpeedups(session)),
      patience_(new QTimer(this)), fit_(new QTimer(this)) {
    setProperty("uses_device", true); // the header then offers targets
    fit_->setSingleShot(true);
    patience_->setSingleShot(true);
    patience_->setInterval(patience_ms);
    body_ = build_body();
    empty_ = build_empty();
    planless_ = build_planless();
    setLayout(layers_); // before layers are added: a layer without a parent would be a window
    for (QWidget* layer : {body_, empty_, planless_})
        layers_->addWidget(layer);
    connect_parts();
    add_keys();
    follow_instance();
}

void ConcurrencyPage::connect_parts() {
    Session& session = this->session();
    connect(&session, &Session::instance_changed, this, [this] {
        if (isVisible())
            follow_instance();
    });
    connect(&session, &Session::document_opened, this,
            [this] { shown_.reset(); }); // the mix that was tried belongs to the previous document
    connect(&session, &Session::catalogue_changed, this, &ConcurrencyPage::offer_variants);
    connect(&session, &Session::theme_changed, this, [this] {
        for (Canvas* canvas : {static_cast<Canvas*>(sm_), needs_, strip_})
            canvas->set_theme(this->session().theme());
        show_plan();
    });
    connect(fit_, &QTimer::timeout, this, &ConcurrencyPage::fit_tables);
    connect(&head_->primary(), &QPushButton::clicked, this, &ConcurrencyPage::plan);
    connect(steps_, &QPushButton::clicked, this, [this] {
        this->session().show_steps(variant_->currentData().toString());
        emit page_wanted(QStringLiteral("step"));
    });
    connect(again_, &QPushButton::clicked, this, &ConcurrencyPage::begin_again);
    connect(picture_, &QComboBox::currentIndexChanged, this, &ConcurrencyPage::show_picture);
    connect(records_, &RecordList::refused, this, &ConcurrencyPage::refuse);
    connect(timeline_, &MixTimeline::refused, this, &ConcurrencyPage::refuse);
    connect(timeline_, &MixTimeline::settled, this, &ConcurrencyPage::settled);
    connect(&choice_, &SmChoice::replaced, this, &ConcurrencyPage::show_load);
    connect(&choice_, &SmChoice::changed, this, &ConcurrencyPage::show_load);
    connect(sm_, &SmCanvas::launch_chosen, this, &ConcurrencyPage::choose_launch);
    connect(launch_table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                sm_->select(now.isValid() ? std::optional(static_cast<std::size_t>(now.row()))
                                          : std::nullopt);
            });
    connect(strip_, &Canvas::clicked, this, [this](const QString& id) {
        if (const auto batch = scene::batch_of_region(id.toStdString()))
            choose_batch(*batch);
    });
    connect(&run_, &PlanRun::finished, this, &ConcurrencyPage::take_plan);
    connect(&run_, &PlanRun::progressed, this,
            [this](double fraction) { bar_->setValue(static_cast<int>(fraction * bar_->maximum())); });
    connect(patience_, &QTimer::timeout, this, &ConcurrencyPage::show_progress);
}

/// The keys step through batches like through points of a front.
void ConcurrencyPage::add_keys() {
    const auto add = [this](const char* id, const std::function<void()>& run) {
        auto* action = new QAction(this);
        action->setObjectName(QString::fromLatin1(id));
        bind_keys(*action, id);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
    };
    constexpr std::int64_t many = 10, all = INT32_MAX;
    add("step.next-cell", [this] { step_batch(1); });
    add("step.previous-cell", [this] { step_batch(-1); });
    add("step.next-row", [this] { step_batch(many); });
    add("step.previous-row", [this] { step_batch(-many); });
    add("step.first", [this] { step_batch(-all); });
    add("step.last", [this] { step_batch(all); });
    add("run.start", [this] { plan(); });
    add("run.cancel", [this] { run_.cancel(); });
}

bool ConcurrencyPage::busy() const {
    return run_.running() || timeline_->busy();
}

bool ConcurrencyPage::has_mix() const {
    return shown_ && kind_of(*shown_).plan;
}

void ConcurrencyPage::follow_instance() {
    if (shown_ && session().instance() == shown_)
        return;
    const bool another = !shown_ || !session().instance() || shown_->kind() != session().instance()->kind();
    shown_ = session().instance();
    run_.drop();
    batch_.reset();
    refusal_->hide();
    timeline_->show_mix(has_mix() ? shown_ : nullptr);
    if (!has_mix()) {
        choice_.show_instance(nullptr);
        layers_->setCurrentWidget(shown_ ? planless_ : empty_);
        return show_progress();
    }
    layers_->setCurrentWidget(body_);
    if (another)
        choice_.show_instance(nullptr);
    choice_.show_instance(shown_);
    const DevicePreset* device = kind_of(*shown_).plan->device(*shown_);
    head_->set_subtitle(QString::fromStdString(scene::with_separators(summary_of(*shown_))));
    sm_->set_title(
        device ? tr("One of the %1 multiprocessors (SMs) of a %2").arg(device->sms).arg(to_qt(device->name))
               : tr("One of %1 multiprocessors (SMs)").arg(choice_.problem().sms));
    records_->show_group(0);
    offer_variants();
    fit_->start();
    show_plan();
    show_picture();
    show_progress();
}

void ConcurrencyPage::choose_launch(std::size_t launch) {
    launch_table_->setCurrentIndex(launches_->index(static_cast<int>(launch), LaunchModel::kernel));
}

void ConcurrencyPage::begin_again() {
    batch_.reset();
    choice_.begin_again();
    strip_->refresh();
}

/// Writes the sentence about the load of the multiprocessor. After a manual change it is not a batch any
/// more.
void ConcurrencyPage::show_load() {
    if (!choice_.untouched() && batch_) {
        batch_.reset();
        strip_->refresh();
    }
    if (choice_.problem().kernels.empty())
        return;
    const QString words = QString::fromStdString(scene::load_words(choice_.problem(), choice_.launches()));
    const Plan* plan = shown_plan();
    load_->setText(batch_ && plan
                       ? tr("%1. %2").arg(QString::fromStdString(scene::batch_title(*plan, *batch_)), words)
                       : words);
    const auto launches = static_cast<std::int64_t>(choice_.launches().size());
    launch_heading_->setText(
        tr("On one multiprocessor (%1)").arg(QString::fromStdString(scene::number(launches))));
    needs_->refresh();
}

void ConcurrencyPage::refuse(const QString& why) {
    refusal_->setText(why);
    refusal_->setAccessibleName(why);
    refusal_->show();
}

Page* make_concurrency_page(Session& session) {
    return new ConcurrencyPage(session);
}

} // namespace ks::ui
