// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/view_bar.h"

#include "ui/pareto/wide_enough.h"
#include "ui/widgets/parts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <cmath>

namespace ks::ui {

ViewBar::ViewBar()
    : from_(new LongSpinBox(0, INT64_MAX, 1, 0)), to_(new LongSpinBox(0, INT64_MAX, 1, 1)),
      all_(new QToolButton), log_(new QCheckBox(tr("Log"))), add_(new QPushButton(tr("Add front…"))),
      clear_(new QPushButton(tr("Remove fronts"))), offered_(new QMenu(add_)) {
    setObjectName(QStringLiteral("view-bar"));
    from_->setObjectName(QStringLiteral("from"));
    from_->setAccessibleName(tr("Costs from"));
    to_->setObjectName(QStringLiteral("to"));
    to_->setAccessibleName(tr("Costs up to"));
    all_->setObjectName(QStringLiteral("all-costs"));
    all_->setText(tr("All"));
    all_->setToolTip(tr("Shows all costs"));
    all_->setFocusPolicy(Qt::TabFocus);
    log_->setObjectName(QStringLiteral("log"));
    log_->setToolTip(tr("Costs on a logarithmic axis"));
    add_->setObjectName(QStringLiteral("add-front"));
    add_->setToolTip(tr("Draws another front, too: of a file, of a preset, or what a run found"));
    add_->setMenu(offered_);
    clear_->setObjectName(QStringLiteral("remove-fronts"));
    clear_->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* label = labelled(tr("Costs"), "quiet");
    label->setBuddy(from_);
    row->addWidget(label);
    row->addWidget(from_);
    row->addWidget(labelled(tr("to"), "quiet"));
    row->addWidget(to_);
    row->addWidget(all_);
    row->addWidget(log_);
    row->addStretch();
    row->addWidget(clear_);
    row->addWidget(add_);
    connect(from_, &LongSpinBox::value_changed, this, &ViewBar::typed);
    connect(to_, &LongSpinBox::value_changed, this, &ViewBar::typed);
    connect(all_, &QToolButton::clicked, this, [this] { emit span_wanted({}); });
    connect(log_, &QCheckBox::toggled, this, &ViewBar::log_changed);
    connect(clear_, &QPushButton::clicked, this, &ViewBar::others_unwanted);
}

/// A span that is being typed may be incomplete; it is shown as soon as it is valid.
void ViewBar::typed() {
    if (!filling_ && to_->value() > from_->value())
        emit span_wanted(
            {.from = static_cast<double>(from_->value()), .to = static_cast<double>(to_->value())});
}

void ViewBar::show_span(const scene::CostSpan& all, const scene::CostSpan& shown, bool zoomed) {
    all_->setEnabled(zoomed);
    if (from_->hasFocus() || to_->hasFocus())
        return; // the user is typing in it
    filling_ = true;
    for (LongSpinBox* box : {from_, to_}) {
        box->set_range(static_cast<qint64>(all.from), static_cast<qint64>(all.to));
        make_wide_enough(*box, static_cast<qint64>(all.to));
    }
    from_->set_value(std::llround(shown.from));
    to_->set_value(std::llround(shown.to));
    filling_ = false;
}

bool ViewBar::log() const {
    return log_->isChecked();
}

void ViewBar::set_others(bool any) {
    clear_->setVisible(any);
}

} // namespace ks::ui
