// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/side_controls.h"

#include "ui/side_by_side/partners.h"
#include "ui/side_by_side/what_if_form.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ks::ui {

SideControls::SideControls()
    : beside_(new ChoiceBox), units_(new ChoiceBox), form_(new WhatIfForm), why_(labelled({}, "error")) {
    beside_->setObjectName(QStringLiteral("beside"));
    beside_->setAccessibleName(tr("Shown beside it"));
    constexpr int letters = 28;
    beside_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    beside_->setMinimumContentsLength(letters);
    units_->setObjectName(QStringLiteral("together-by"));
    units_->setAccessibleName(tr("Both go together by"));
    units_->setToolTip(tr("Where both have done the same of these, both are shown at its end"));
    units_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    why_->setObjectName(QStringLiteral("beside-refusal"));
    why_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(labelled(tr("Beside it"), "quiet"));
    row->addWidget(beside_);
    row->addSpacing(8);
    row->addWidget(labelled(tr("Together by"), "quiet"));
    row->addWidget(units_);
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 8, 24, 4);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(form_);
    column->addWidget(why_);
    why_->hide();
    form_->hide();
    connect(beside_, &QComboBox::activated, this, [this] {
        wanted_ = beside_->currentData().toString();
        show_form();
        emit beside_chosen();
    });
    connect(units_, &QComboBox::activated, this, [this] {
        unit_ = units_->currentData().toString();
        emit unit_chosen();
    });
}

void SideControls::offer(const Catalogue& catalogue, const std::string& variant, bool before) {
    beside_->clear();
    for (const CatalogueEntry* partner : partners_of(catalogue, variant))
        beside_->addItem(in_language(partner->title), to_qt(partner->id));
    beside_->addItem(tr("What if… (other numbers)"), what_if_id);
    if (before)
        beside_->addItem(tr("Before the last edit"), before_id);
    beside_->setCurrentIndex(std::max(0, beside_->findData(wanted_)));
    show_form();
}

SideControls::Beside SideControls::beside() const {
    const QString id = beside_->currentData().toString();
    return id == what_if_id ? Beside::what_if : id == before_id ? Beside::before : Beside::variant;
}

QString SideControls::variant() const {
    return beside() == Beside::variant ? beside_->currentData().toString() : QString();
}

void SideControls::choose(const QString& entry) {
    wanted_ = entry;
    if (const int index = beside_->findData(entry); index >= 0)
        beside_->setCurrentIndex(index);
    show_form();
}

void SideControls::offer_units(const std::vector<PairUnit>& units) {
    units_->clear();
    for (const PairUnit& unit : units)
        units_->addItem(unit.id == "run" ? tr("share of the run") : to_qt(unit.words), to_qt(unit.id));
    const int chosen = unit_.isEmpty() ? -1 : units_->findData(unit_);
    units_->setCurrentIndex(chosen >= 0 ? chosen : static_cast<int>(usual_unit(units)));
}

std::size_t SideControls::unit() const {
    return static_cast<std::size_t>(std::max(0, units_->currentIndex()));
}

void SideControls::refuse(const QString& why) {
    why_->setText(why);
    why_->setVisible(!why.isEmpty());
}

void SideControls::show_form() {
    form_->setVisible(beside() == Beside::what_if);
}

} // namespace ks::ui
