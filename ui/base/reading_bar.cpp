// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/reading_bar.h"

#include "ui/jobs/file_reading.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QShortcut>
#include <QTimer>

namespace ks::ui {
namespace {

constexpr int patience_of_reader_ms = 200; ///< the strip appears only if reading takes longer

} // namespace

ReadingBar::ReadingBar(FileReading& reading)
    : reading_(reading), label_(new ElidedLabel("quiet")), escape_(new QShortcut(Qt::Key_Escape, this)) {
    setObjectName(QStringLiteral("reading"));
    label_->setObjectName(QStringLiteral("reading-name"));
    auto* bar = new QProgressBar;
    bar->setRange(0, 0); // readers do not report progress
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("A file is being read"));
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancel-reading"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 16, 4);
    row->setSpacing(16);
    row->addWidget(label_, 2);
    row->addWidget(bar, 1);
    row->addWidget(cancel);
    connect(cancel, &QPushButton::clicked, &reading, &FileReading::cancel);
    for (const auto signal : {&QShortcut::activated, &QShortcut::activatedAmbiguously})
        connect(escape_, signal, &reading, &FileReading::cancel);

    auto* patience = new QTimer(this);
    patience->setSingleShot(true);
    patience->setInterval(patience_of_reader_ms);
    connect(patience, &QTimer::timeout, this, &QWidget::show);
    connect(&reading, &FileReading::began, this, [this, patience] {
        label_->setText(tr("%1 is being read…").arg(reading_.name()));
        if (isHidden())
            patience->start();
    });
    connect(&reading, &FileReading::ended, this, [this, patience] {
        patience->stop();
        hide();
    });
    hide();
}

/// Only while the strip is visible: otherwise the page needs Escape.
void ReadingBar::showEvent(QShowEvent* event) {
    escape_->setEnabled(true);
    QFrame::showEvent(event);
}

void ReadingBar::hideEvent(QHideEvent* event) {
    escape_->setEnabled(false);
    QFrame::hideEvent(event);
}

} // namespace ks::ui
