// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/what_if.h"

#include "ui/pareto/choices_model.h"
#include "ui/widgets/choice_box.h"
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

namespace ks::ui {

namespace {

constexpr int slider_steps = 1000; ///< from 0 to twice the number as it is

bool same_place(const FieldAt& a, const FieldAt& b) {
    return a.level == b.level && a.field == b.field && a.group == b.group && a.record == b.record;
}

QString title_of_field(const Field& field) {
    return to_qt(field.title);
}

} // namespace

WhatIf::WhatIf()
    : title_(labelled({}, "heading")), why_(labelled({}, "error")), choice_(new ChoiceBox),
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
    if (found == found_ && group == group_ && choice == shown_choice_ && !fields_.empty())
        return; // a slider that is being dragged stays
    found_ = found;
    group_ = group;
    shown_choice_ = choice;
    for (QWidget* field : fields_)
        field->deleteLater();
    fields_.clear();
    setVisible(found_ && group_ < found_->problem.groups.size());
    if (!isVisibleTo(parentWidget()))
        return;
    const QString name = group_name(*found_, group_);
    title_->setText(tr("What if: %1").arg(name));
    const Fields& declared = found_->instance->contents().fields();
    int row = 0;
    if (!found_->problem.names_groups)
        for (std::size_t i = 0; i < declared.of_group.size(); ++i)
            if (declared.of_group[i].type == Field::Type::integer && !declared.of_group[i].optional)
                add_number(declared.of_group[i], FieldAt::of_group(i, group_), row++);
    if (found_->problem.names_groups || choice != Front::none)
        for (std::size_t i = 0; i < declared.of_record.size(); ++i)
            if (declared.of_record[i].type == Field::Type::integer && !declared.of_record[i].optional)
                add_number(declared.of_record[i], field_of(*found_, group_, choice, i), row++);
    fill_choices();
    show_state();
}

std::int64_t WhatIf::number_of(const FieldAt& at) const {
    const auto changed =
        std::ranges::find_if(changes_, [&](const Number& each) { return same_place(each.at, at); });
    return changed != changes_.end() ? changed->value : found_->instance->contents().number(at);
}

void WhatIf::add_number(const Field& field, const FieldAt& at, int row) {
    const std::int64_t original = found_->instance->contents().number(at);
    const QString name =
        at.level == FieldAt::Level::record && !found_->problem.names_groups
            ? tr("%1 of %2").arg(title_of_field(field), choice_name(*found_, group_, shown_choice_))
            : title_of_field(field);
    auto* label = labelled(name, "quiet");
    auto* slider = new QSlider(Qt::Horizontal);
    auto* box = new LongSpinBox(field.least, field.most, 1, number_of(at));
    const QString id = to_qt(field.key);
    box->setObjectName(QStringLiteral("what-if-") + id);
    box->setAccessibleName(name);
    slider->setObjectName(QStringLiteral("drag-") + id);
    slider->setAccessibleName(tr("%1, to drag").arg(name));
    label->setBuddy(box);
    const double twice = 2.0 * static_cast<double>(std::max<std::int64_t>(5, original));
    slider->setRange(0, static_cast<int>(std::min<double>(slider_steps, twice)));
    const auto place_of = [slider, twice](std::int64_t value) {
        return static_cast<int>(std::lround(static_cast<double>(value) / twice * slider->maximum()));
    };
    slider->setValue(place_of(number_of(at)));
    form_->addWidget(label, row, 0);
    form_->addWidget(slider, row, 1);
    form_->addWidget(box, row, 2);
    fields_.insert(fields_.end(), {label, slider, box});
    connect(slider, &QSlider::valueChanged, box, [=](int place) {
        box->set_value(std::llround(static_cast<double>(place) / slider->maximum() * twice));
    });
    connect(box, &LongSpinBox::value_changed, this, [=, this](qint64 value) {
        const QSignalBlocker quiet(slider);
        slider->setValue(place_of(value));
        set_number(at, value);
    });
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

/// Any, none where that is allowed, or one of the choices.
void WhatIf::fill_choices() {
    const QSignalBlocker quiet(choice_);
    choice_->clear();
    choice_->addItem(tr("Any choice"));
    const auto problem = kind_of(*found_->instance).front->problem(*found_->instance);
    if (!problem)
        return;
    const FrontProblem::Group& group = problem->groups[group_];
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
    if (found) // the fields are made anew, with the numbers as they are
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
