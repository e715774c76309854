// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/what_if.h"

#include "ui/pareto/choices_model.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <span>

namespace ks::ui {

namespace {

constexpr int slider_steps = 1000; ///< from 0 to twice the actual number

bool same_place(const FieldAt& a, const FieldAt& b) {
    return a.level == b.level && a.field == b.field && a.group == b.group && a.record == b.record;
}

int place_of(std::int64_t value, double twice, const QSlider& slider) {
    return static_cast<int>(std::lround(static_cast<double>(value) / twice * slider.maximum()));
}

} // namespace

WhatIf::WhatIf()
    : title_(new ElidedLabel("heading")), why_(labelled({}, "error")), choice_(new ChoiceBox),
      form_(new QGridLayout), apply_(new QPushButton(tr("Apply"))), reset_(new QPushButton(tr("Reset"))) {
    setObjectName(QStringLiteral("what-if"));
    choice_->setObjectName(QStringLiteral("settled"));
    choice_->setAccessibleName(tr("What is settled"));
    choice_->setToolTip(tr("Any choice may be taken, or this one is settled before the front is found"));
    apply_->setObjectName(QStringLiteral("apply"));
    apply_->setToolTip(tr("Makes the numbers those of the open instance; Undo takes that back"));
    reset_->setObjectName(QStringLiteral("reset"));
    why_->setObjectName(QStringLiteral("what-if-refusal"));
    why_->setWordWrap(true);
    why_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(title_);
    column->addWidget(choice_);
    form_->setHorizontalSpacing(8);
    form_->setVerticalSpacing(4);
    form_->setColumnStretch(1, 1);
    column->addLayout(form_);
    column->addWidget(why_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(apply_);
    buttons->addWidget(reset_);
    buttons->addStretch();
    column->addLayout(buttons);
    connect(choice_, &QComboBox::activated, this, &WhatIf::settle);
    connect(apply_, &QPushButton::clicked, this, &WhatIf::apply_wanted);
    connect(reset_, &QPushButton::clicked, this, [this] {
        clear();
        emit changed();
    });
    show_state();
}

void WhatIf::show_group(const FoundFrontPtr& found, std::size_t group, Front::Chosen choice) {
    const bool there = found && group < found->problem.groups.size();
    setVisible(there);
    if (found == found_ && group == group_ && choice == shown_choice_)
        return; // a slider that is being dragged does not move
    found_ = found;
    group_ = group;
    shown_choice_ = choice;
    if (!there)
        return;
    const QString name = group_name(*found_, group_);
    title_->setText(found_->problem.names_groups
                        ? tr("What if: %1").arg(name)
                        : tr("What if: %1, %2").arg(name, choice_name(*found_, group_, shown_choice_)));
    if (kind_ != &kind_of(*found_->instance))
        make_rows();
    for (Row& row : rows_)
        aim(row);
    fill_choices();
    show_state();
}

/// The rows are created once per kind and then get new numbers, because creating widgets takes longer than a
/// frame.
void WhatIf::make_rows() {
    for (const Row& row : rows_)
        for (QWidget* each : std::initializer_list<QWidget*>{row.label, row.slider, row.box})
            each->deleteLater();
    rows_.clear();
    kind_ = &kind_of(*found_->instance);
    const Fields& declared = kind_->fields();
    const auto add_all = [this](std::span<const Field> fields, bool of_record) {
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (fields[i].type == Field::Type::integer && !fields[i].optional)
                add_row(fields[i], of_record, i);
    };
    if (!found_->problem.names_groups)
        add_all(declared.of_group, false);
    add_all(declared.of_record, true);
    QWidget* before = choice_; // Tab goes from line to line, although the lines are created last
    for (const Row& row : rows_)
        for (QWidget* each : std::initializer_list<QWidget*>{row.slider, row.box}) {
            setTabOrder(before, each);
            before = each;
        }
}

QWidget& WhatIf::last() const {
    return *reset_;
}

void WhatIf::add_row(const Field& field, bool of_record, std::size_t index) {
    const std::size_t at = rows_.size();
    auto* label = labelled({}, "quiet");
    auto* slider = new QSlider(Qt::Horizontal);
    auto* box = new LongSpinBox(field.least, field.most, 1, field.least);
    const QString id = to_qt(field.key);
    box->setObjectName(QStringLiteral("what-if-") + id);
    slider->setObjectName(QStringLiteral("drag-") + id);
    label->setBuddy(box);
    form_->addWidget(label, static_cast<int>(at), 0);
    form_->addWidget(slider, static_cast<int>(at), 1);
    form_->addWidget(box, static_cast<int>(at), 2);
    for (QWidget* each : std::initializer_list<QWidget*>{label, slider, box})
        each->show(); // at once, because the next key may be Tab
    rows_.push_back({.field = &field,
                     .of_record = of_record,
                     .index = index,
                     .label = label,
                     .slider = slider,
                     .box = box});
    connect(slider, &QSlider::valueChanged, this, [this, at](int place) {
        const Row& row = rows_[at];
        row.box->set_value(std::llround(static_cast<double>(place) / row.slider->maximum() * row.twice));
    });
    connect(box, &LongSpinBox::value_changed, this, [this, at](qint64 value) {
        const Row& row = rows_[at];
        const QSignalBlocker quiet(row.slider);
        row.slider->setValue(place_of(value, row.twice, *row.slider));
        set_number(row.at, value);
    });
}

/// Shows the number of the group and the choice being tried. "No choice" has no numbers; its rows are kept,
/// because the user may be about to drag a slider.
void WhatIf::aim(Row& row) {
    const bool there = !row.of_record || found_->problem.names_groups || shown_choice_ != Front::none;
    for (QWidget* each : std::initializer_list<QWidget*>{row.label, row.slider, row.box})
        each->setEnabled(there);
    const QString title = in_language(row.field->title);
    row.label->setText(title);
    if (!there)
        return show_no_number(row);
    row.at = row.of_record ? field_of(*found_, group_, shown_choice_, row.index)
                           : FieldAt::of_group(row.index, group_);
    const QString name = row.of_record && !found_->problem.names_groups
                             ? tr("%1 of %2").arg(title, choice_name(*found_, group_, shown_choice_))
                             : title;
    row.box->setAccessibleName(name);
    row.slider->setAccessibleName(tr("%1, to drag").arg(name));
    const std::int64_t original = found_->instance->contents().number(row.at);
    row.twice = 2.0 * static_cast<double>(std::max<std::int64_t>(5, original));
    const QSignalBlocker quiet(row.slider), unheard(row.box);
    row.slider->setRange(0, static_cast<int>(std::min<double>(slider_steps, row.twice)));
    row.slider->setValue(place_of(number_of(row.at), row.twice, *row.slider));
    row.box->set_value(number_of(row.at));
}

void WhatIf::show_no_number(Row& row) {
    const QSignalBlocker quiet(row.slider), unheard(row.box);
    row.slider->setValue(row.slider->minimum());
    row.box->set_unknown(QStringLiteral("–"));
}

std::int64_t WhatIf::number_of(const FieldAt& at) const {
    const auto changed =
        std::ranges::find_if(changes_, [&](const Number& each) { return same_place(each.at, at); });
    return changed != changes_.end() ? changed->value : found_->instance->contents().number(at);
}

void WhatIf::set_number(const FieldAt& at, std::int64_t value) {
    const std::int64_t before = number_of(at);
    if (value == before)
        return;
    std::erase_if(changes_, [&](const Number& each) { return same_place(each.at, at); });
    if (value != found_->instance->contents().number(at))
        changes_.push_back({.at = at, .value = value});
    show_state();
    emit changed();
}

/// Lists: any, none if allowed, and each choice.
void WhatIf::fill_choices() {
    const QSignalBlocker quiet(choice_);
    choice_->clear();
    choice_->addItem(tr("Any choice"));
    const FrontProblem::Group& group = found_->problem.groups[group_];
    if (group.may_stay_without)
        choice_->addItem(tr("Settled: %1").arg(choice_name(*found_, group_, Front::none)), -1);
    for (const auto& choice : group.choices)
        choice_->addItem(tr("Settled: %1").arg(choice_name(*found_, group_, choice.index)), choice.index);
    const auto settled = std::ranges::find(settled_, group_, &Settled::group);
    if (settled != settled_.end())
        choice_->setCurrentIndex(choice_->findData(settled->choice.value_or(-1)));
}

void WhatIf::settle() {
    std::erase_if(settled_, [&](const Settled& each) { return each.group == group_; });
    if (choice_->currentIndex() > 0) {
        const auto index = static_cast<Front::Chosen>(choice_->currentData().toInt());
        settled_.push_back({.group = group_, .choice = index < 0 ? std::nullopt : std::optional(index)});
    }
    show_state();
    emit changed();
}

Changes WhatIf::changes() const {
    Changes all;
    for (const Number& each : changes_)
        all.in_order.emplace_back(SetValue{.at = each.at, .value = each.value});
    return all;
}

void WhatIf::clear() {
    settled_.clear();
    forget_numbers();
}

void WhatIf::forget_numbers() {
    changes_.clear();
    why_->hide();
    const FoundFrontPtr found = std::exchange(found_, nullptr);
    if (found) // the fields show the actual numbers
        show_group(found, group_, shown_choice_);
    show_state();
}

void WhatIf::refuse(const QString& why) {
    why_->setText(why);
    why_->setVisible(!why.isEmpty());
}

void WhatIf::show_state() {
    apply_->setEnabled(!changes_.empty());
    reset_->setEnabled(active());
}

} // namespace ks::ui
