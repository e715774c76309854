// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/progress_lines.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

namespace ks::ui {

QWidget* stacked(const ProgressLines& lines) {
    lines.bar->setRange(0, 1000);
    lines.bar->setTextVisible(false);
    lines.failure->setWordWrap(true);
    auto* first = new QHBoxLayout;
    first->addWidget(lines.doing, 1);
    first->addWidget(lines.remaining);
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(first);
    column->addWidget(lines.bar);
    column->addWidget(lines.so_far);
    column->addWidget(lines.failure);
    return all;
}

} // namespace ks::ui
