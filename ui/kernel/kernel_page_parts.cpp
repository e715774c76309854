// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of the Kernel page, and its signal connections.
#include "ui/base/key_choices.h"
#include "ui/base/memory_offer.h"
#include "ui/base/session.h"
#include "ui/kernel/kernel_choices.h"
#include "ui/kernel/kernel_page.h"
#include "ui/kernel/kernel_player.h"
#include "ui/kernel/trace_progress.h"
#include "ui/kernel/warp_chooser.h"
#include "ui/predict/predict_panel.h"
#include "ui/predict/sheet_desk.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/parts.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace ks::ui {

void KernelPage::lay_out() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 8);
    column->setSpacing(8);
    controls_->setObjectName(QStringLiteral("controls"));
    fold_ = &head_->add_fold(*controls_, tr("Choices"), tr("Show or hide what is traced, and which warp"));
    for (QWidget* part :
         std::initializer_list<QWidget*>{asking_.add_sheets(/*traces=*/true), head_, progress_, failure_})
        column->addWidget(part);
    for (QWidget* offer : {memory_, count_memory_})
        column->addWidget(offer, 0, Qt::AlignLeft);
    column->addLayout(layers_, 1);
    layers_->addWidget(build_body());
    layers_->addWidget(build_empty());
    player_->view().set_waiting(build_waiting());
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->setWordWrap(true);
    failure_->hide();
    wrong_->setObjectName(QStringLiteral("show-wrong"));
    wrong_->setToolTip(tr("The warp that wrote the first wrong cell, at the moment when it does"));
    wrong_->hide();
    save_->setObjectName(QStringLiteral("save-trace"));
    count_->setObjectName(QStringLiteral("count-on-gpu"));
    count_->setToolTip(tr("Make the same run on the GPU, and show its own counters beside the emulator's"));
    count_->hide();
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
    traced->addWidget(counters_);
    traced->addWidget(choices_->heat_chooser(), 1);
    controls->addWidget(choices_);
    controls->addLayout(traced);
    controls->addWidget(hairline(Qt::Horizontal));
    column->addWidget(controls_);
    column->addWidget(player_, 1);
    column->addWidget(&asking_.panel());
    asking_.panel().lead_instead_of(head_->primary());
    schedule_->setObjectName(QStringLiteral("show-schedule"));
    counters_->setObjectName(QStringLiteral("show-counters"));
    for (QToolButton* instead : {schedule_, counters_}) {
        instead->setCheckable(true);
        instead->hide();
    }
    return body;
}

QWidget* KernelPage::build_empty() {
    auto* empty = new EmptyState(
        QStringLiteral("kernel"), tr("No kernel to look into yet"),
        tr("Open an instance that a kernel solves, or let a preset make one; then its kernels' source "
           "is shown here, and the emulator counts what each line costs."));
    offer_instances(*empty);
    return empty;
}

/// Shown in place of the pictures before the first trace.
QWidget* KernelPage::build_waiting() {
    auto* waiting = new EmptyState(
        QStringLiteral("kernel"), tr("Not traced yet"),
        tr("Run this kernel in the emulator: every source line gets its counts, and one warp is "
           "recorded lane by lane."));
    trace_it_ = &waiting->add_button(tr("Trace"));
    trace_it_->setProperty("primary", false); // the header has the primary button
    trace_it_->setObjectName(QStringLiteral("trace-it"));
    connect(trace_it_, &QPushButton::clicked, this, &KernelPage::toggle);
    return waiting;
}

void KernelPage::add_keys() {
    for (const char* key : {"run.start", "run.cancel"}) {
        auto* action = new QAction(this);
        bind_keys(*action, key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        const bool begin = key == std::string_view("run.start");
        connect(action, &QAction::triggered, this, [this, begin] {
            if (busy() != begin)
                toggle();
        });
        addAction(action);
    }
}

void KernelPage::connect_controls() {
    connect(&head_->primary(), &QPushButton::clicked, this, &KernelPage::toggle);
    connect(memory_, &MemoryOffer::allowed, this, &KernelPage::toggle);
    connect(save_, &QPushButton::clicked, this, [this] {
        if (!save_->menu())
            save_trace(traces_.kernel());
    });
    connect(wrong_, &QPushButton::clicked, this, &KernelPage::go_to_wrong);
    connect(choices_, &KernelChoices::variant_changed, this, &KernelPage::show_source);
    connect(choices_, &KernelChoices::beside_changed, this, [this] {
        traces_.drop_beside();
        show_kernels();
    });
    connect(choices_, &KernelChoices::heat_changed, this, [this] { player_->set_heat(choices_->heat()); });
    connect(warp_, &WarpChooser::chosen, this, [this] { start(warp_->place()); });
    connect(player_, &KernelPlayer::warp_wanted, this, &KernelPage::start);
    connect(player_, &KernelPlayer::wrong_chosen, this, &KernelPage::go_to_wrong);
    connect(player_, &KernelPlayer::failed, this, &KernelPage::show_failure);
}

void KernelPage::connect_traces() {
    connect(&traces_, &KernelTraces::progressed, this, &KernelPage::show_progress);
    connect(&traces_, &KernelTraces::file_read, this, &KernelPage::take_file);
    connect(&traces_, &KernelTraces::traced, this, &KernelPage::show_traced);
    connect(&traces_, &KernelTraces::beside_traced, this, &KernelPage::show_beside);
    connect(&traces_, &KernelTraces::failed, this, &KernelPage::show_failure);
}

void KernelPage::connect_counts() {
    for (QToolButton* chosen : {schedule_, counters_})
        connect(chosen, &QToolButton::toggled, this, [this, chosen](bool on) {
            if (on) // only one of them can be on
                (chosen == schedule_ ? counters_ : schedule_)->setChecked(false);
            player_->view().show_right(counters_->isChecked()   ? KernelView::Right::counters
                                       : schedule_->isChecked() ? KernelView::Right::schedule
                                                                : KernelView::Right::warp);
        });
    // in case the runner has not answered yet
    connect(counters_, &QToolButton::clicked, &session(), &Session::ask_runner);
    connect(count_, &QPushButton::clicked, this, &KernelPage::start_count);
    connect(count_memory_, &MemoryOffer::allowed, this, &KernelPage::start_count);
    connect(&counts_, &HardwareCounts::progressed, this, &KernelPage::show_progress);
    connect(&counts_, &HardwareCounts::changed, this, &KernelPage::show_counts);
    connect(&counts_, &HardwareCounts::ended, this, &KernelPage::end_count);
}

void KernelPage::follow_session() {
    connect(&session(), &Session::instance_changed, this, [this] {
        if (isVisible())
            follow_instance();
    });
    connect(&asking_, &Asking::exercise_opened, this, &KernelPage::show_exercise);
    connect(&asking_, &Asking::sheet_leads, choices_, &QWidget::setDisabled);
    connect(&session(), &Session::trace_opened, this, &KernelPage::open_trace);
    connect(&session(), &Session::kernel_chosen, this,
            [this](const QString& variant, const std::vector<std::pair<QString, QString>>& settings) {
                follow_instance();
                choices_->choose(variant, settings);
            });
}

} // namespace ks::ui
