// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/cell_marks.h"

#include "ui/base/session.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/track.h"
#include "visual/scene/roles.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace ks::ui {

CellMarks::CellMarks(const Session& session, StepView& view)
    : QWidget(&view.picture_widget()), session_(session), view_(view) {
    setObjectName(QStringLiteral("cell-marks"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    view.picture_widget().installEventFilter(this);
    hide();
}

void CellMarks::show_grade(const Predictor::Answered* answered) {
    marks_.clear();
    if (answered && !answered->response.empty()) {
        const QuizQuestion& question = answered->question;
        const std::vector<bool> right = right_parts(question, answered->response);
        for (std::size_t i = 0; i < std::min(question.places.size(), answered->response.size()); ++i)
            if (question.places[i].numbers().size() == 2)
                marks_.push_back({.at = question.places[i].cell(),
                                  .given = readable(answered->response[i]),
                                  .right = right[i]});
    }
    setAccessibleName(words());
    setGeometry(view_.picture_widget().rect());
    setVisible(!marks_.empty());
    raise();
    update();
}

/// "Right: columns 0, 1. Wrong: column 2."
QString CellMarks::words() const {
    QStringList right, wrong;
    for (const Mark& mark : marks_)
        (mark.right ? right : wrong) << QString::number(mark.at.column);
    QStringList parts;
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
}

/// A right cell is filled, a wrong one hatched with what was answered struck out.
void CellMarks::draw(QPainter& painter, const QRect& cell, const Mark& mark) const {
    const paint::Theme& theme = session_.theme();
    const scene::Role role = mark.right ? scene::Role::changed : scene::Role::optimal;
    QColor fill = theme.mark(role);
    painter.fillRect(cell, theme.mark(scene::Role::surface));
    if (mark.right)
        fill.setAlphaF(scene::tint);
    painter.fillRect(cell, mark.right ? QBrush(fill) : QBrush(fill, Qt::BDiagPattern));
    painter.setPen(QPen(theme.line(role), 2, mark.right ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(cell);
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
    painter.setPen(theme.ink(role));
    painter.drawText(cell, Qt::AlignCenter, mark.given);
}

} // namespace ks::ui
