// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/cell_marks.h"

#include "ui/base/session.h"
#include "ui/predict/answer_editor.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/track.h"
#include "visual/scene/roles.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace ks::ui {

std::optional<CellAt> cell_of(const QuizQuestion& question, const Response& response) {
    if (question.form != AnswerForm::cell || response.empty() || !why_no_answer(question, response).empty())
        return std::nullopt;
    const QString cell = QString::fromStdString(tidied(question, response).front());
    return CellAt{cell.section(QLatin1Char(','), 0, 0).toLongLong(),
                  cell.section(QLatin1Char(','), 1).toLongLong()};
}

CellMarks::CellMarks(const Session& session, StepView& view)
    : QWidget(&view.picture_widget()), session_(session), view_(view) {
    setObjectName(QStringLiteral("cell-marks"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    view.picture_widget().installEventFilter(this);
    hide();
}

void CellMarks::follow(const QuizQuestion* question, AnswerEditor* editor) {
    if (editor_)
        editor_->disconnect(this);
    const bool for_a_cell = question && editor && question->form == AnswerForm::cell;
    asked_ = for_a_cell ? std::optional(*question) : std::nullopt;
    editor_ = for_a_cell ? editor : nullptr;
    if (editor_)
        connect(editor_, &AnswerEditor::edited, this, &CellMarks::show_chosen);
    show_chosen();
}

void CellMarks::show_chosen() {
    chosen_ = asked_ && editor_ ? cell_of(*asked_, editor_->response()) : std::nullopt;
    show_marks();
}

void CellMarks::show_grade(const Predictor::Answered* answered) {
    marks_.clear();
    if (answered && answered->question.form == AnswerForm::cell) {
        const QuizQuestion& question = answered->question;
        const auto given = cell_of(question, answered->response);
        if (given && !answered->grade.right)
            marks_.push_back({.at = *given, .given = {}, .right = false});
        if (const auto right = answered->grade.right ? given : cell_of(question, question.right.front()))
            marks_.push_back({.at = *right, .given = {}, .right = true});
    } else if (answered && !answered->response.empty()) {
        const QuizQuestion& question = answered->question;
        const std::vector<bool> right = right_parts(question, answered->response);
        for (std::size_t i = 0; i < std::min(question.places.size(), answered->response.size()); ++i)
            if (question.places[i].numbers().size() == 2)
                marks_.push_back({.at = question.places[i].cell(),
                                  .given = readable(answered->response[i]),
                                  .right = right[i]});
    }
    show_marks();
}

void CellMarks::show_marks() {
    setAccessibleName(words());
    setGeometry(view_.picture_widget().rect());
    setVisible(!marks_.empty() || chosen_);
    raise();
    update();
}

/// "Right: columns 0, 1. Wrong: column 2.", "Chosen: row 1, column 0."
QString CellMarks::words() const {
    if (chosen_)
        return tr("Chosen: row %1, column %2.").arg(chosen_->row).arg(chosen_->column);
    QStringList right, wrong, parts;
    for (const Mark& mark : marks_)
        if (mark.given.isEmpty())
            parts << (mark.right ? tr("Right: row %1, column %2.") : tr("Wrong: row %1, column %2."))
                         .arg(mark.at.row)
                         .arg(mark.at.column);
        else
            (mark.right ? right : wrong) << QString::number(mark.at.column);
    if (!right.empty())
        parts << tr("Right: columns %1.").arg(right.join(QStringLiteral(", ")));
    if (!wrong.empty())
        parts << tr("Wrong: columns %1.").arg(wrong.join(QStringLiteral(", ")));
    return parts.join(QLatin1Char(' '));
}

bool CellMarks::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        setGeometry(view_.picture_widget().rect());
    return QWidget::eventFilter(watched, event);
}

void CellMarks::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Mark& mark : marks_)
        if (const auto cell = view_.place_of(mark.at))
            draw(painter, cell->adjusted(1, 1, -1, -1), mark);
    const auto chosen = chosen_ ? view_.place_of(*chosen_) : std::nullopt;
    if (!chosen)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(session_.theme().line(scene::Role::accent), 3));
    painter.drawRect(chosen->adjusted(1, 1, -1, -1));
}

/// A right cell is filled, a wrong one hatched. A cell with an answer shows the answer, another one its own
/// number and a sign.
void CellMarks::draw(QPainter& painter, const QRect& cell, const Mark& mark) const {
    const paint::Theme& theme = session_.theme();
    const scene::Role role = mark.right ? scene::Role::changed : scene::Role::optimal;
    QColor fill = theme.mark(role);
    if (!mark.given.isEmpty())
        painter.fillRect(cell, theme.mark(scene::Role::surface));
    if (mark.right || mark.given.isEmpty())
        fill.setAlphaF(scene::tint);
    painter.fillRect(cell, mark.right ? QBrush(fill) : QBrush(fill, Qt::BDiagPattern));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(theme.line(role), mark.given.isEmpty() ? 3 : 2, mark.right ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(cell);
    if (mark.given.isEmpty())
        draw_sign(painter, cell, mark);
    else
        draw_answer(painter, cell, mark);
}

/// A sign in the corner of the cell, which leaves the cell's number readable.
void CellMarks::draw_sign(QPainter& painter, const QRect& cell, const Mark& mark) const {
    QFont font = this->font();
    font.setBold(true);
    font.setPixelSize(std::clamp(cell.height() / 3, 8, 24));
    painter.setFont(font);
    painter.setPen(session_.theme().ink(mark.right ? scene::Role::changed : scene::Role::optimal));
    painter.drawText(cell.adjusted(4, 2, -4, -2), Qt::AlignTop | Qt::AlignRight,
                     mark.right ? QStringLiteral("✓") : QStringLiteral("✗"));
}

/// The answer in the place of the cell's number, struck out if it is wrong.
void CellMarks::draw_answer(QPainter& painter, const QRect& cell, const Mark& mark) const {
    const paint::Theme& theme = session_.theme();
    QFont font = this->font();
    if (cell.height() < QFontMetrics(font).height())
        return;
    constexpr double of_the_cell = 0.36; // about as large as the picture's digits
    font.setPixelSize(std::max(QFontInfo(font).pixelSize(), static_cast<int>(of_the_cell * cell.height())));
    font.setStrikeOut(!mark.right);
    painter.setFont(font);
    QRect text = painter.fontMetrics().boundingRect(mark.given).adjusted(-2, 0, 2, 0);
    if (text.width() > cell.width()) {
        font.setPixelSize(font.pixelSize() * cell.width() / text.width());
        painter.setFont(font);
        text = painter.fontMetrics().boundingRect(mark.given).adjusted(-2, 0, 2, 0);
    }
    if (text.height() < 8)
        return;
    if (!mark.right) { // the hatch would run through the digits
        QRect plate(QPoint(), text.size());
        plate.moveCenter(cell.center());
        painter.fillRect(plate, theme.mark(scene::Role::surface));
    }
    painter.setPen(theme.ink(mark.right ? scene::Role::changed : scene::Role::optimal));
    painter.drawText(cell, Qt::AlignCenter, mark.given);
}

} // namespace ks::ui
