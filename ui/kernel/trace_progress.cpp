// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/trace_progress.h"

#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

namespace ks::ui {

namespace {

constexpr int progress_steps = 1000;

} // namespace

TraceProgress::TraceProgress() : bar_(new QProgressBar), doing_(labelled({}, "quiet")) {
    bar_->setObjectName(QStringLiteral("progress"));
    bar_->setAccessibleName(tr("Progress of the trace"));
    bar_->setRange(0, progress_steps);
    bar_->setTextVisible(false);
    doing_->setObjectName(QStringLiteral("doing"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(bar_, 1);
    row->addWidget(doing_);
}

void TraceProgress::show_progress(double fraction, const QString& doing) {
    bar_->setValue(static_cast<int>(fraction * progress_steps));
    doing_->setText(doing);
}

} // namespace ks::ui
