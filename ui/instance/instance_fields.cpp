// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/instance/instance_fields.h"

#include "ui/base/session.h"
#include "ui/instance/field_text.h"
#include "ui/widgets/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace ks::ui {
namespace {

QHBoxLayout* make_row(QWidget& widget) {
    auto* row = new QHBoxLayout(&widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    return row;
}

/// Adds a line edit with its label above it.
QLineEdit* add_line(QHBoxLayout& row, const QString& id, const QString& name, const QString& label,
                    int stretch) {
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
    return line;
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
    auto* line = add_line(*row_, id, title, title, stretch);
    texts_.push_back(line);
    if (which == &Draft::name)
        line->setPlaceholderText(shown_name({}));
    connect(line, &QLineEdit::editingFinished, this, [this, line, change, which] {
        commit(*line, change, Change(SetText{.which = which, .text = line->text().toStdString()}));
    });
}

void InstanceFields::show_scalars_of(const Fields& fields) {
    fields_ = &fields;
    delete scalars_;
    lines_.clear();
    scalars_ = new QWidget;
    auto* row = make_row(*scalars_);
    for (std::size_t f = 0; f < fields.scalars.size(); ++f) {
        const Field& field = fields.scalars[f];
        const QString title = in_language(field.title);
        const QString label = field.symbol.empty() ? title : title + QLatin1Char(' ') + to_qt(field.symbol);
        auto* line = add_line(*row, to_qt(field.key), title, label, 1);
        lines_.push_back(line);
        if (field.optional)
            line->setPlaceholderText(tr("none"));
        connect(line, &QLineEdit::editingFinished, this, [this, line, &field, f] {
            auto value = parse_value(field, line->text());
            commit(*line, tr("change of the %1").arg(within_sentence(field.title)),
                   value ? Result<Change>(SetValue{.at = FieldAt::scalar(f), .value = *std::move(value)})
                         : Result<Change>(value.error()));
        });
    }
    row_->addWidget(scalars_, static_cast<int>(lines_.size()));
}

void InstanceFields::show_instance(const Instance& instance) {
    const Contents& contents = instance.contents();
    if (fields_ != &contents.fields())
        show_scalars_of(contents.fields());
    show_text(*texts_[0], QString::fromStdString(instance.name()));
    show_text(*texts_[1], QString::fromStdString(instance.source()));
    for (std::size_t f = 0; f < lines_.size(); ++f)
        show_text(*lines_[f], edited_text(contents.get(FieldAt::scalar(f))));
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
