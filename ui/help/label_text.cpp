// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/label_text.h"

#include <QLabel>
#include <QStyle>
#include <QTextOption>

#include <algorithm>

namespace ks::ui {

LabelText::LabelText(const QLabel& label)
    : layout_(label.text().replace(QLatin1Char('\n'), QChar::LineSeparator), label.font()) {
    const QRect frame = label.contentsRect();
    QTextOption option(QStyle::visualAlignment(label.layoutDirection(), label.alignment()) &
                       Qt::AlignHorizontal_Mask);
    option.setWrapMode(label.wordWrap() ? QTextOption::WordWrap : QTextOption::ManualWrap);
    layout_.setTextOption(option);
    layout_.beginLayout();
    double height = 0;
    for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
        line.setLineWidth(frame.width());
        line.setPosition({0, height});
        height += line.height();
    }
    layout_.endLayout();
    corner_ = QStyle::alignedRect(label.layoutDirection(),
                                  (label.alignment() & Qt::AlignVertical_Mask) | Qt::AlignLeft,
                                  QSizeF(frame.width(), height).toSize(), frame)
                  .topLeft();
}

std::optional<qsizetype> LabelText::letter_at(QPointF point) const {
    for (int i = 0; i < layout_.lineCount(); ++i) {
        const QTextLine line = layout_.lineAt(i);
        if (line.naturalTextRect().contains(point - corner_))
            return line.xToCursor(point.x() - corner_.x(), QTextLine::CursorOnCharacter);
    }
    return {};
}

QList<QLineF> LabelText::below(qsizetype begin, qsizetype end) const {
    constexpr double gap = 2; // between the letters and the dots
    QList<QLineF> lines;
    for (int i = 0; i < layout_.lineCount(); ++i) {
        const QTextLine line = layout_.lineAt(i);
        const int from = std::max(static_cast<int>(begin), line.textStart());
        const int to = std::min(static_cast<int>(end), line.textStart() + line.textLength());
        const double y = corner_.y() + line.y() + line.ascent() + gap;
        if (from < to)
            lines << QLineF(corner_.x() + line.cursorToX(from), y, corner_.x() + line.cursorToX(to), y);
    }
    return lines;
}

} // namespace ks::ui
