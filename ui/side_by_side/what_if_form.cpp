// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/what_if_form.h"

#include "solvers/kinds/kind.h"
#include "ui/side_by_side/instance_changes.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace ks::ui {

namespace {

bool same_number(const FieldAt& a, const FieldAt& b) {
    return a.level == b.level && a.field == b.field && a.group == b.group && a.record == b.record;
}

} // namespace

WhatIfForm::WhatIfForm()
    : fields_(new ChoiceBox), which_(new LongSpinBox(1, 1, 1, 1)), name_(labelled({}, "quiet")),
      number_(new LongSpinBox(0, 0, 1, 0)), keep_(new QPushButton(tr("Apply"))),
      reset_(new QPushButton(tr("Reset"))) {
    setObjectName(QStringLiteral("what-if-form"));
    fields_->setObjectName(QStringLiteral("what-if-field"));
    fields_->setAccessibleName(tr("What is changed"));
    which_->setObjectName(QStringLiteral("what-if-which"));
    which_->setAccessibleName(tr("Of which one"));
    number_->setObjectName(QStringLiteral("what-if-number"));
    number_->setAccessibleName(tr("The number tried"));
    keep_->setObjectName(QStringLiteral("what-if-apply"));
    keep_->setToolTip(tr("Makes the numbers those of the open instance; Undo takes that back"));
    reset_->setObjectName(QStringLiteral("what-if-reset"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(labelled(tr("What if"), "quiet"));
    row->addWidget(fields_);
    row->addWidget(which_);
    row->addWidget(name_);
    row->addWidget(labelled(tr("were"), "quiet"));
    row->addWidget(number_);
    row->addWidget(reset_);
    row->addWidget(keep_);
    row->addStretch();
    connect(fields_, &QComboBox::activated, this, [this] {
        which_->set_range(
            1, static_cast<qint64>(choices_[static_cast<std::size_t>(fields_->currentIndex())].places));
        aim();
    });
    connect(which_, &LongSpinBox::value_changed, this, &WhatIfForm::aim);
    connect(number_, &LongSpinBox::value_changed, this, &WhatIfForm::take);
    connect(keep_, &QPushButton::clicked, this, &WhatIfForm::keep_wanted);
    connect(reset_, &QPushButton::clicked, this, [this] {
        numbers_.clear();
        aim();
        emit changed();
    });
}

void WhatIfForm::set_instance(const InstancePtr& instance) {
    const bool same_kind = instance_ && instance && instance_->kind() == instance->kind();
    const int before = fields_->currentIndex();
    instance_ = instance;
    numbers_.clear();
    offer_fields();
    if (same_kind && before >= 0 && before < fields_->count())
        fields_->setCurrentIndex(before);
    if (fields_->count() > 0) {
        const QSignalBlocker quiet(which_);
        which_->set_range(
            1, static_cast<qint64>(choices_[static_cast<std::size_t>(fields_->currentIndex())].places));
    }
    aim();
}

void WhatIfForm::offer_fields() {
    fields_->clear();
    choices_.clear();
    if (!instance_)
        return;
    const Contents& contents = instance_->contents();
    const Fields& declared = contents.fields();
    const auto add = [&](std::span<const Field> fields, FieldAt::Level level, std::size_t places,
                         const QString& of) {
        for (std::size_t i = 0; i < fields.size() && places > 0; ++i)
            if (fields[i].type == Field::Type::integer && !fields[i].optional) {
                const QString title = in_language(fields[i].title);
                fields_->addItem(of.isEmpty() ? title : tr("%1 of %2").arg(title, of));
                choices_.push_back({level, i, places});
            }
    };
    add(declared.scalars, FieldAt::Level::scalar, 1, {});
    if (declared.group)
        add(declared.of_group, FieldAt::Level::group, contents.groups(),
            in_language(declared.group->singular));
    add(declared.of_record, FieldAt::Level::record, contents.all_records(),
        in_language(declared.record.singular));
}

/// Where the number is that the form shows: records are counted through all groups.
FieldAt WhatIfForm::place() const {
    const Choice& choice = choices_[static_cast<std::size_t>(fields_->currentIndex())];
    auto index = static_cast<std::size_t>(which_->value() - 1);
    if (choice.level == FieldAt::Level::scalar)
        return FieldAt::scalar(choice.field);
    if (choice.level == FieldAt::Level::group)
        return FieldAt::of_group(choice.field, index);
    std::size_t group = 0;
    for (const Contents& contents = instance_->contents(); index >= contents.records(group); ++group)
        index -= contents.records(group);
    return FieldAt::of_record(choice.field, group, index);
}

/// What `place` reads.
void WhatIfForm::show_place(const FieldAt& at) {
    const auto field = std::ranges::find_if(
        choices_, [&](const Choice& choice) { return choice.level == at.level && choice.field == at.field; });
    if (field == choices_.end())
        return;
    fields_->setCurrentIndex(static_cast<int>(field - choices_.begin()));
    std::size_t index = at.level == FieldAt::Level::group ? at.group : at.record;
    for (std::size_t group = 0; at.level == FieldAt::Level::record && group < at.group; ++group)
        index += instance_->contents().records(group);
    const QSignalBlocker quiet(which_);
    which_->set_range(1, static_cast<qint64>(field->places));
    which_->set_value(at.level == FieldAt::Level::scalar ? 1 : static_cast<qint64>(index) + 1);
}

void WhatIfForm::aim() {
    const bool there = fields_->currentIndex() >= 0;
    setEnabled(there);
    if (!there)
        return;
    const FieldAt at = place();
    const Field& field = field_of(*instance_, at);
    const auto tried =
        std::ranges::find_if(numbers_, [&](const TriedNumber& number) { return same_number(number.at, at); });
    {
        const QSignalBlocker quiet(number_);
        number_->set_range(field.least, field.most);
        number_->set_value(tried != numbers_.end() ? tried->value : instance_->contents().number(at));
    }
    const bool of_record = at.level == FieldAt::Level::record;
    which_->setVisible(at.level != FieldAt::Level::scalar);
    name_->setVisible(of_record &&
                      (instance_->contents().fields().group || instance_->contents().names_records()));
    if (of_record)
        name_->setText(QString::fromStdString(short_item_words(
            *instance_, static_cast<std::int64_t>(at.group), static_cast<std::int64_t>(at.record))));
    show_state();
}

void WhatIfForm::take(std::int64_t value) {
    if (fields_->currentIndex() < 0)
        return;
    keep({place(), value});
    show_state();
    emit changed();
}

/// A number that is the instance's own is none that is tried.
void WhatIfForm::keep(const TriedNumber& number) {
    std::erase_if(numbers_, [&](const TriedNumber& other) { return same_number(other.at, number.at); });
    if (number.value != instance_->contents().number(number.at))
        numbers_.push_back(number);
}

void WhatIfForm::try_numbers(const std::vector<TriedNumber>& numbers) {
    numbers_.clear();
    for (const TriedNumber& number : numbers)
        keep(number);
    if (!numbers.empty())
        show_place(numbers.front().at);
    aim();
}

Changes WhatIfForm::changes() const {
    Changes changes;
    for (const TriedNumber& number : numbers_)
        changes.in_order.push_back(SetValue{.at = number.at, .value = number.value});
    return changes;
}

void WhatIfForm::show_state() {
    keep_->setEnabled(active());
    reset_->setEnabled(active());
}

} // namespace ks::ui
