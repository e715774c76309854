// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/warp_chooser.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/parts.h"
#include "visual/scene/numbers.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace ks::ui {

namespace {

constexpr int rest_ms = 400;

QString shown_text(std::int64_t number) {
    return QString::fromStdString(scene::number(number));
}

} // namespace

WarpChooser::WarpChooser() : limits_(new ElidedLabel("quiet")) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    launch_ = add("launch", tr("Launch"));
    block_ = add("block-number", tr("Block"));
    warp_ = add("warp", tr("Warp"));
    row->addWidget(limits_, 1);
    rest_.setSingleShot(true);
    rest_.setInterval(rest_ms);
    connect(&rest_, &QTimer::timeout, this, [this] {
        if (trace_ && trace_->window && place() != trace_->window->at)
            emit chosen();
    });
}

LongSpinBox* WarpChooser::add(const char* id, const QString& name) {
    auto* box = new LongSpinBox(0, 0, 1, 0);
    box->setObjectName(QLatin1String(id));
    box->setAccessibleName(name);
    box->setMaximumWidth(96);
    auto* label = labelled(name, "quiet");
    label->setBuddy(box);
    layout()->addWidget(label);
    layout()->addWidget(box);
    connect(box, &LongSpinBox::value_changed, this, [this] {
        if (filling_)
            return;
        limit();
        rest_.start();
    });
    return box;
}

void WarpChooser::show_trace(std::shared_ptr<const Trace> trace) {
    trace_ = std::move(trace);
    rest_.stop();
    setEnabled(trace_ && !trace_->launches.empty());
    limit();
    if (!trace_ || !trace_->window)
        return;
    filling_ = true;
    launch_->set_value(trace_->window->at.launch);
    filling_ = false;
    limit();
    filling_ = true;
    block_->set_value(trace_->window->at.block);
    warp_->set_value(trace_->window->at.warp);
    filling_ = false;
}

/// Limits block and warp to those of the chosen launch.
void WarpChooser::limit() {
    if (!trace_ || trace_->launches.empty())
        return;
    filling_ = true;
    const auto launches = static_cast<std::int64_t>(trace_->launches.size());
    launch_->set_range(0, launches - 1);
    const TraceLaunch& launch = trace_->launches[static_cast<std::size_t>(launch_->value())];
    const std::int64_t warps = (launch.block + 31) / 32;
    block_->set_range(0, launch.grid - 1);
    warp_->set_range(0, warps - 1);
    const auto counted = [](std::int64_t count, const QString& one, const QString& many) {
        return (count == 1 ? one : many).arg(shown_text(count));
    };
    limits_->setText(tr("of %1, %2, %3")
                         .arg(counted(launches, tr("%1 launch"), tr("%1 launches")),
                              counted(launch.grid, tr("%1 block"), tr("%1 blocks")),
                              counted(warps, tr("%1 warp"), tr("%1 warps"))));
    limits_->setToolTip(plain_tip(QString::fromStdString(launch.kernel)));
    filling_ = false;
}

WarpPlace WarpChooser::place() const {
    return {.launch = launch_->value(), .block = block_->value(), .warp = static_cast<int>(warp_->value())};
}

} // namespace ks::ui
