// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/watch_controls.h"

#include "ui/base/session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <cmath>

namespace ks::ui {
namespace {

constexpr qint64 longest_repeat_s = 3600;

} // namespace

WatchControls::WatchControls(Session& session)
    : session_(session), probe_(new QCheckBox(tr("Watch"))), repeat_(new QCheckBox(tr("Repeat for"))),
      seconds_(new LongSpinBox(1, longest_repeat_s, 1, 10, tr("s"))), counters_(new ChoiceBox),
      more_(tool_button(QStringLiteral("folded"), tr("More"), tr("Counters of the hardware, and repeating"),
                        true)) {
    build();
    show_choice();
    connect(&session, &Session::watch_changed, this, &WatchControls::show_choice);
    connect(&session, &Session::target_changed, this, &WatchControls::show_choice);
    connect(probe_, &QCheckBox::toggled, this, &WatchControls::choose);
    connect(repeat_, &QCheckBox::toggled, this, &WatchControls::choose);
    connect(seconds_, &LongSpinBox::value_changed, this, &WatchControls::choose);
    connect(counters_, &QComboBox::activated, this, &WatchControls::choose);
}

void WatchControls::build() {
    setObjectName(QStringLiteral("watch-controls"));
    probe_->setObjectName(QStringLiteral("watch"));
    probe_->setToolTip(tr("Follow the blocks of the kernels while they run. It needs no privileges; in the "
                          "emulator their schedule is modelled"));
    repeat_->setObjectName(QStringLiteral("repeat"));
    repeat_->setToolTip(tr("Solve again and again, for most solves take milliseconds"));
    seconds_->setObjectName(QStringLiteral("repeat-seconds"));
    seconds_->setAccessibleName(tr("Seconds to repeat for"));
    counters_->setObjectName(QStringLiteral("counters"));
    counters_->setAccessibleName(tr("Counters of the hardware"));
    counters_->setToolTip(tr("The GPU's own counters. Some machines keep them for their administrator"));
    counters_->addItem(tr("no counters"));
    counters_->addItem(tr("basic counters"));
    counters_->addItem(tr("all counters"));
    counters_->addItem(tr("counters over time"));
    more_->setObjectName(QStringLiteral("more"));
    more_->setCheckable(true);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(probe_);
    first->addStretch();
    first->addWidget(more_);
    auto* counted = new QHBoxLayout;
    counted->setSpacing(8);
    counted->addWidget(new QLabel(tr("Counters")));
    counted->addStretch();
    counted->addWidget(counters_);
    auto* second = new QHBoxLayout;
    second->setSpacing(8);
    second->addWidget(repeat_);
    second->addStretch();
    second->addWidget(seconds_);
    second->addWidget(new QLabel(tr("s")));
    auto* rest = new QWidget;
    auto* rest_rows = new QVBoxLayout(rest);
    rest_rows->setContentsMargins(0, 0, 0, 0);
    rest_rows->setSpacing(8);
    rest_rows->addLayout(counted);
    rest_rows->addLayout(second);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    rows->addLayout(first);
    rows->addWidget(rest);
    connect(more_, &QToolButton::toggled, rest, &QWidget::setVisible);
    const live::Watch& chosen = session_.watch();
    more_->setChecked(chosen.repeat_s > 0 || chosen.counters != live::CounterSet::none);
    rest->setVisible(more_->isChecked());
}

void WatchControls::show_choice() {
    showing_ = true;
    const live::Watch& chosen = session_.watch();
    probe_->setChecked(chosen.probe);
    repeat_->setChecked(chosen.repeat_s > 0);
    seconds_->set_value(std::llround(std::abs(chosen.repeat_s)));
    seconds_->setEnabled(repeat_->isChecked());
    counters_->setCurrentIndex(static_cast<int>(chosen.counters));
    const QString& target = session_.target();
    const bool gpu = target != QLatin1String("cpu") && target != QLatin1String("emulator");
    counters_->setEnabled(gpu && chosen.probe);
    showing_ = false;
}

void WatchControls::choose() {
    if (showing_)
        return;
    live::Watch chosen;
    chosen.probe = chosen.telemetry = probe_->isChecked();
    chosen.counters = static_cast<live::CounterSet>(counters_->currentIndex());
    const auto seconds = static_cast<double>(seconds_->value());
    chosen.repeat_s = repeat_->isChecked() ? seconds : -seconds;
    session_.set_watch(chosen);
    show_choice();
}

/// The CPU has neither blocks nor a driver to ask, and the emulator no counters.
live::Watch WatchControls::watch_on(const QString& on) const {
    const live::Watch& chosen = session_.watch();
    const bool kernels = on != QLatin1String("cpu");
    const bool gpu = kernels && on != QLatin1String("emulator");
    live::Watch asked;
    asked.probe = kernels && chosen.probe;
    asked.telemetry = gpu && chosen.telemetry;
    asked.counters = gpu && chosen.probe ? chosen.counters : live::CounterSet::none;
    asked.repeat_s = std::max(0.0, chosen.repeat_s);
    return asked;
}

std::vector<SolveRequest> WatchControls::watched(std::vector<SolveRequest> requests) const {
    for (SolveRequest& request : requests)
        request.watch = watch_on(request.on);
    return requests;
}

} // namespace ks::ui
