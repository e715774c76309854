// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/cell_inputs.h"

#include "ui/stepping/step_view.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace ks::ui {

namespace {

constexpr int least_side = 18; ///< of a cell that one can type into, in pixels

} // namespace

CellInputs::CellInputs(StepView& view, QWidget& after) : QObject(&view), view_(view), after_(after) {
    view.picture_widget().installEventFilter(this);
}

void CellInputs::show(const QuizQuestion* question, AnswerEditor* editor) {
    clear();
    if (!question || !editor || question->places.empty())
        return;
    const auto fields = editor->fields();
    for (std::size_t i = 0; i < std::min(fields.size(), question->places.size()); ++i)
        if (question->places[i].numbers().size() == 2)
            add(question->places[i].cell(), *fields[i], i);
    place();
}

void CellInputs::add(CellAt at, QLineEdit& below, std::size_t index) {
    auto* field = new QLineEdit(below.text(), &view_.picture_widget());
    field->setObjectName(QStringLiteral("cell-input-%1").arg(index));
    field->setAccessibleName(below.accessibleName());
    field->setAlignment(Qt::AlignCenter);
    field->setProperty("role", QStringLiteral("cell"));
    field->installEventFilter(this);
    below.installEventFilter(this);
    field->hide();
    connect(field, &QLineEdit::textEdited, &below, [&below](const QString& text) {
        below.setText(text);
        emit below.textEdited(text);
    });
    connect(&below, &QLineEdit::textChanged, field, [field](const QString& text) {
        if (field->text() != text)
            field->setText(text);
    });
    connect(field, &QLineEdit::returnPressed, &below, &QLineEdit::returnPressed);
    inputs_.push_back({.at = at, .below = &below, .field = field});
}

void CellInputs::clear() {
    for (const Input& input : inputs_) {
        if (input.below)
            input.below->removeEventFilter(this);
        input.field->hide();
        input.field->setObjectName({}); // the next field has its name
        input.field->deleteLater();     // its own signal may be what led here
    }
    inputs_.clear();
}

/// Puts a field exactly on its cell, with digits as large as the picture's.
void CellInputs::fill_cell(QLineEdit& field, const QRect& cell) const {
    const scene::TableLayout layout = view_.layout();
    const int digits = std::max(1, qRound(layout.value_size * cell.height() / layout.cell_height));
    const QString size = QStringLiteral("font-size: %1px").arg(digits);
    if (field.styleSheet() != size)
        field.setStyleSheet(size);
    field.setGeometry(cell);
}

/// Follows the picture: each field lies in its cell while that can be typed into.
void CellInputs::place() {
    for (const Input& input : inputs_) {
        const auto rect = view_.place_of(input.at);
        const bool fits = rect && std::min(rect->width(), rect->height()) >= least_side;
        if (fits)
            fill_cell(*input.field, *rect);
        if (input.field->isVisibleTo(&view_) == fits || !input.below)
            continue;
        const bool focused = input.below->hasFocus() || input.field->hasFocus();
        input.below->setFocusPolicy(fits ? Qt::ClickFocus : Qt::StrongFocus); // Tab comes to one of the two
        input.field->setVisible(fits);
        if (focused)
            input.below->setFocus();
    }
}

/// Hands the focus, and whether the text is selected, on to the field in the cell. A focus proxy would not
/// do, because then both fields have the focus and are framed.
bool CellInputs::hand_on(const QObject* watched, const QFocusEvent& event) {
    const auto input =
        std::ranges::find_if(inputs_, [&](const Input& each) { return each.below == watched; });
    if (input == inputs_.end() || !input->field->isVisible())
        return false;
    if (input->below->hasSelectedText())
        input->field->selectAll();
    input->field->setFocus(event.reason());
    return true;
}

bool CellInputs::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn && hand_on(watched, static_cast<const QFocusEvent&>(*event)))
        return true;
    if (event->type() == QEvent::Paint && !inputs_.empty())
        QMetaObject::invokeMethod(this, &CellInputs::place,
                                  Qt::QueuedConnection); // the picture is laid out then
    if (!inputs_.empty() && watched == inputs_.back().field && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab) {
        after_.setFocus(Qt::TabFocusReason);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ks::ui
