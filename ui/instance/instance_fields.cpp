// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/instance_fields.h"

#include "ui/base/session.h"
#include "ui/instance/field_text.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace ks::ui {
namespace {

QHBoxLayout* make_row(QWidget& widget) {
    auto* row = new QHBoxLayout(&widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    return row;
}

/// Adds a line edit with its label above it.
std::pair<QLineEdit*, QLabel*> add_line(QHBoxLayout& row, const QString& id, const QString& name,
                                        const QString& label, int stretch) {
    auto* line = new QLineEdit;
    line->setObjectName(id);
    line->setAccessibleName(name);
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    auto* above = labelled(label, "quiet");
    above->setBuddy(line);
    column->addWidget(above);
    column->addWidget(line);
    row.addLayout(column, stretch);
    return {line, above};
}

/// The fields of records whose unit is shown with answers: values and weights.
std::vector<std::size_t> measured_fields(const Fields& fields) {
    std::vector<std::size_t> measured;
    for (const auto& field : {value_field(fields), weight_field(fields)})
        if (field && std::ranges::find(measured, *field) == measured.end())
            measured.push_back(*field);
    return measured;
}

/// "Capacity C", or "Capacity C (1/10 kg)".
QString label_of(const Field& field, const Unit& unit) {
    const QString title = in_language(field.title);
    const QString label = field.symbol.empty() ? title : title + QLatin1Char(' ') + to_qt(field.symbol);
    return unit.any() ? QStringLiteral("%1 (%2)").arg(label, to_qt(counts_in(unit))) : label;
}

void show_text(QLineEdit& line, const QString& text) {
    line.setProperty("wrong", false);
    restyle(line);
    if (line.text() != text)
        line.setText(text);
}

} // namespace

InstanceFields::InstanceFields(Edit edit) : edit_(std::move(edit)), row_(make_row(*this)) {
    add_text(QStringLiteral("name"), tr("Name"), tr("change of the name"), &Draft::name, 2);
    add_text(QStringLiteral("source"), tr("Source"), tr("change of the source"), &Draft::source, 3);
}

void InstanceFields::add_text(const QString& id, const QString& title, const QString& change,
                              std::string Draft::*which, int stretch) {
    QLineEdit* line = add_line(*row_, id, title, title, stretch).first;
    texts_.push_back(line);
    if (which == &Draft::name)
        line->setPlaceholderText(shown_name({}));
    connect(line, &QLineEdit::editingFinished, this, [this, line, change, which] {
        commit(*line, change, Change(SetText{.which = which, .text = line->text().toStdString()}));
    });
}

void InstanceFields::show_fields_of(const Fields& fields) {
    fields_ = &fields;
    delete scalars_;
    lines_.clear();
    unit_lines_.clear();
    limit_ = nullptr;
    scalars_ = new QWidget;
    auto* row = make_row(*scalars_);
    for (std::size_t f = 0; f < fields.scalars.size(); ++f)
        add_scalar(*row, f);
    for (const std::size_t field : measured_fields(fields))
        add_unit(*row, field);
    row_->addWidget(scalars_, static_cast<int>(lines_.size() + unit_lines_.size()));
}

void InstanceFields::add_scalar(QHBoxLayout& row, std::size_t scalar) {
    const Field& field = fields_->scalars[scalar];
    auto [line, label] = add_line(row, to_qt(field.key), in_language(field.title), label_of(field, {}), 1);
    lines_.push_back(line);
    if (fields_->weight_limit == scalar)
        limit_ = label;
    if (field.optional)
        line->setPlaceholderText(tr("none"));
    connect(line, &QLineEdit::editingFinished, this, [this, line = line, &field, scalar] {
        auto value = parse_value(field, line->text());
        commit(*line, tr("change of the %1").arg(within_sentence(field.title)),
               value ? Result<Change>(SetValue{.at = FieldAt::scalar(scalar), .value = *std::move(value)})
                     : Result<Change>(value.error()));
    });
}

/// The factor of the unit stays: the numbers are as they are.
void InstanceFields::add_unit(QHBoxLayout& row, std::size_t record_field) {
    const Field& field = fields_->of_record[record_field];
    const QString title = tr("Unit of %1").arg(in_language(field.title));
    QLineEdit* line = add_line(row, QStringLiteral("unit ") + to_qt(field.key), title, title, 1).first;
    unit_lines_.emplace_back(record_field, line);
    line->setMaxLength(static_cast<int>(longest_unit));
    line->setPlaceholderText(tr("none"));
    connect(line, &QLineEdit::editingFinished, this, [this, line, &field, record_field] {
        std::vector<Unit> units = units_;
        units.resize(fields_->of_record.size());
        units[record_field].name = line->text().trimmed().toStdString();
        commit(*line, tr("change of the unit of %1").arg(within_sentence(field.title)),
               Change(SetUnits{std::move(units)}));
    });
}

void InstanceFields::show_instance(const Instance& instance) {
    const Contents& contents = instance.contents();
    if (fields_ != &contents.fields())
        show_fields_of(contents.fields());
    units_ = contents.units();
    show_text(*texts_[0], QString::fromStdString(instance.name()));
    show_text(*texts_[1], QString::fromStdString(instance.source()));
    for (std::size_t f = 0; f < lines_.size(); ++f)
        show_text(*lines_[f], edited_text(contents.get(FieldAt::scalar(f))));
    for (const auto& [field, line] : unit_lines_)
        show_text(*line, to_qt(contents.unit(field).name));
    if (limit_ != nullptr)
        limit_->setText(
            label_of(fields_->scalars[*fields_->weight_limit], contents.unit(*weight_field(*fields_))));
}

void InstanceFields::commit(QLineEdit& line, const QString& text, const Result<Change>& change) {
    if (!line.isModified())
        return;
    line.setModified(false);
    const bool done = edit_(text, change);
    line.setProperty("wrong", !done); // a refused text stays, marked, until it is corrected
    restyle(line);
}

} // namespace ks::ui
