// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/parameter_form.h"

#include "ui/widgets/choice_box.h"
#include "ui/widgets/long_spin_box.h"
#include "ui/widgets/texts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace ks::ui {
namespace {

QString title_of(const Parameter& parameter) {
    return in_language(parameter.title.empty() ? parameter.name : parameter.title);
}

QWidget* with_unit(QWidget* field, const std::string& unit) {
    if (unit.empty())
        return field;
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(field);
    auto* label = new QLabel(QString::fromStdString(unit));
    label->setProperty("role", "quiet");
    layout->addWidget(label);
    layout->addStretch();
    return row;
}

} // namespace

ParameterForm::ParameterForm(std::span<const Parameter> parameters, QWidget* parent) : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    for (const Parameter& parameter : parameters) {
        const QString name = QString::fromStdString(parameter.name);
        QWidget* field = nullptr;
        if (parameter.type == Parameter::Type::choice) {
            auto* chooser = new ChoiceBox;
            for (const std::string& value : parameter.values)
                chooser->addItem(QString::fromStdString(value));
            fields_.push_back({name, [chooser] { return chooser->currentText(); },
                               [chooser](const QString& value) { chooser->setCurrentText(value); }});
            field = chooser;
        } else {
            auto* box = new LongSpinBox(parameter.min, parameter.max, parameter.step, parameter.standard,
                                        QString::fromStdString(parameter.unit));
            fields_.push_back({name, [box] { return QString::number(box->value()); },
                               [box](const QString& value) { box->set_value(value.toLongLong()); }});
            field = box;
        }
        field->setObjectName(name);
        field->setAccessibleName(title_of(parameter));
        auto* label = new QLabel(title_of(parameter));
        label->setBuddy(field);
        form->addRow(label, with_unit(field, parameter.unit));
    }
}

std::vector<std::pair<QString, QString>> ParameterForm::values() const {
    std::vector<std::pair<QString, QString>> values;
    for (const Field& field : fields_)
        values.emplace_back(field.name, field.value());
    return values;
}

void ParameterForm::set_values(const std::vector<std::pair<QString, QString>>& values) {
    for (const auto& [name, value] : values)
        for (const Field& field : fields_)
            if (field.name == name)
                field.set(value);
}

} // namespace ks::ui
