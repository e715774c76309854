// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/answer_editor.h"

#include "solvers/core/language.h"
#include "ui/predict/number_ranges.h"
#include "ui/predict/option_button.h"
#include "ui/widgets/button_keys.h"
#include "ui/widgets/flow_layout.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace ks::ui {

namespace {

constexpr int fields_a_line = 12, lanes_a_line = 16, options_a_line = 6;
constexpr int number_letters = 12, cell_letters = 5;
constexpr std::size_t most_letters_beside = 24; ///< of an option that has others at its side

/// Wide enough for so many digits.
void set_letters(QWidget& widget, int letters) {
    widget.setFixedWidth(widget.fontMetrics().horizontalAdvance(QLatin1Char('0')) * letters + 20);
}

QString name_of(const At& place) {
    const CellAt at = place.cell();
    return AnswerEditor::tr("row %1, column %2").arg(at.row).arg(at.column);
}

} // namespace

AnswerEditor::AnswerEditor(const QuizQuestion& question, QWidget* parent)
    : QWidget(parent), form_(question.form) {
    setObjectName(QStringLiteral("answer"));
    if (question.options.empty())
        add_fields(question);
    else
        add_options(question);
}

QLineEdit* AnswerEditor::add_field(const QString& name, int letters) {
    auto* field = new QLineEdit(this);
    field->setObjectName(QStringLiteral("answer-%1").arg(fields_.size()));
    field->setAccessibleName(name);
    set_letters(*field, letters);
    field->setMinimumWidth(field->maximumWidth() * 3 / 4); // a long row leaves room for the buttons beside it
    connect(field, &QLineEdit::textEdited, this, &AnswerEditor::edited);
    field->installEventFilter(this);
    connect(field, &QLineEdit::returnPressed, this, [this, at = fields_.size()] {
        if (at + 1 < fields_.size())
            fields_[at + 1]->setFocus();
        else
            emit submitted();
    });
    fields_.push_back(field);
    return field;
}

void AnswerEditor::add_fields(const QuizQuestion& question) {
    auto* line = new FlowLayout(fields_a_line, 4);
    setLayout(line);
    if (form_ != AnswerForm::numbers) {
        const bool is_cell = form_ == AnswerForm::cell;
        QLineEdit* field = add_field(is_cell ? tr("The cell") : tr("The number"), number_letters);
        field->setPlaceholderText(is_cell ? tr("row, column") : tr("a number"));
        if (is_cell)
            field->setToolTip(tr("Click the cell in the picture, or type its row and column"));
        line->addWidget(field);
        return;
    }
    for (const At& place : question.places)
        line->addWidget(headed(*add_field(name_of(place), cell_letters), place));
}

/// A field of a row with the column's number above it.
QWidget* AnswerEditor::headed(QLineEdit& field, const At& place) {
    auto* both = new QWidget(this);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* head = new QLabel(QString::number(place.cell().column));
    head->setProperty("role", QStringLiteral("quiet"));
    head->setAlignment(Qt::AlignCenter);
    column->addWidget(head);
    column->addWidget(&field);
    return both;
}

void AnswerEditor::add_options(const QuizQuestion& question) {
    const bool many = form_ == AnswerForm::some_of;
    const bool long_texts = std::ranges::any_of(
        question.options, [](const auto& option) { return option.text.size() > most_letters_beside; });
    const bool short_many = many && question.options.size() > 4 && !long_texts;
    auto* lines = new FlowLayout(long_texts ? 1 : short_many ? lanes_a_line : options_a_line, 4);
    for (const QuizQuestion::Option& option : question.options) {
        auto* button = new OptionButton(QString::fromStdString(option.text), this);
        button->setObjectName(QStringLiteral("option-%1").arg(QString::fromStdString(option.id)));
        button->setCheckable(true);
        button->setAutoExclusive(!many);
        if (short_many)
            set_letters(*button, 3);
        if (many)
            button->installEventFilter(this);
        else
            leave_space(*button); // it would give the answer; Return and a click do
        lines->addWidget(button);
        options_.emplace_back(option.id, button);
        connect(button, &QPushButton::clicked, this, [this, many] {
            emit edited();
            if (!many)
                emit submitted();
        });
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(lines);
    if (short_many) {
        shortcuts_ = build_shortcuts();
        column->addWidget(shortcuts_);
    }
}

/// All options, none, the others, or those that are typed as "0-7, 9": 28 lanes are not 28 clicks.
QWidget* AnswerEditor::build_shortcuts() {
    auto* bar = new QWidget(this);
    auto* row = new FlowLayout(4, 4);
    bar->setLayout(row);
    using Wanted = bool (*)(int, bool);
    for (const auto& [id, text, wanted] :
         {std::tuple<const char*, QString, Wanted>("options-all", tr("All"), [](int, bool) { return true; }),
          {"options-none", tr("None"), [](int, bool) { return false; }},
          {"options-invert", tr("Invert"), [](int, bool checked) { return !checked; }}}) {
        auto* button = new QPushButton(text, bar);
        button->setObjectName(QString::fromLatin1(id));
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, wanted = wanted] { check_options(wanted); });
        row->addWidget(button);
    }
    auto* typed = new QLineEdit(bar);
    typed->setObjectName(QStringLiteral("options-typed"));
    typed->setAccessibleName(tr("The numbers, as 0-7, 9"));
    typed->setPlaceholderText(tr("0-7, 9"));
    set_letters(*typed, number_letters + 4);
    typed->installEventFilter(this);
    connect(typed, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (const auto numbers = numbers_of_ranges(text, static_cast<int>(options_.size())))
            check_options([&numbers](int place, bool) { return numbers->contains(place); });
    });
    connect(typed, &QLineEdit::returnPressed, this, &AnswerEditor::submitted);
    row->addWidget(typed);
    return bar;
}

void AnswerEditor::check_options(const std::function<bool(int place, bool checked)>& wanted) {
    for (std::size_t i = 0; i < options_.size(); ++i)
        options_[i].second->setChecked(wanted(static_cast<int>(i), options_[i].second->isChecked()));
    emit edited();
}

bool AnswerEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept(); // it chooses the option, and does not play
        return true;
    }
    if (auto* field = qobject_cast<QLineEdit*>(watched); field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key != Qt::Key_Return && key != Qt::Key_Enter)
            return false;
        emit field->returnPressed(); // here and no further: the panel would take it for a second one
        return true;
    }
    const auto* mouse = dynamic_cast<const QMouseEvent*>(event);
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (!mouse || !button || !button->isCheckable() || form_ != AnswerForm::some_of)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress)
        dragged_to_ = !button->isChecked();
    if (event->type() == QEvent::MouseMove && (mouse->buttons() & Qt::LeftButton) != 0) {
        auto* over =
            qobject_cast<QAbstractButton*>(childAt(mapFromGlobal(mouse->globalPosition().toPoint())));
        if (over && over != button && over->isEnabled() && over->isCheckable()) {
            button->setChecked(dragged_to_); // let go of elsewhere, it is not clicked
            over->setChecked(dragged_to_);
            emit edited();
        }
    }
    return QWidget::eventFilter(watched, event);
}

Response AnswerEditor::response() const {
    Response response;
    for (const QLineEdit* field : fields_)
        response.push_back(field->text().trimmed().toStdString());
    for (const auto& [id, button] : options_)
        if (button->isChecked())
            response.push_back(id);
    return response;
}

/// No lane at all is an answer, too.
bool AnswerEditor::is_complete() const {
    if (form_ == AnswerForm::some_of)
        return true;
    const Response given = response();
    return !given.empty() && std::ranges::none_of(given, &std::string::empty);
}

void AnswerEditor::fill(const Response& response) {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const std::string part = i < response.size() ? response[i] : std::string();
        fields_[i]->setText(
            QString::fromStdString(form_ == AnswerForm::cell ? part : with_decimal_mark(part)));
    }
    for (const auto& [id, button] : options_)
        button->setChecked(std::ranges::find(response, id) != response.end());
    emit edited();
}

void AnswerEditor::lock() {
    for (QLineEdit* field : fields_)
        field->setReadOnly(true);
    for (const auto& [id, button] : options_)
        button->setEnabled(false);
    if (shortcuts_)
        shortcuts_->setEnabled(false);
}

void AnswerEditor::take_focus() {
    if (!fields_.empty())
        fields_.front()->setFocus();
    else if (!options_.empty())
        options_.front().second->setFocus();
}

void AnswerEditor::begin_again() {
    if (!fields_.empty())
        fields_.front()->selectAll(); // also in the cell, if the focus is handed on to it
    take_focus();
}

} // namespace ks::ui
