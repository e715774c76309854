// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elided_label.h"

#include "ui/widgets/parts.h"

#include <QPainter>
#include <QStyle>

namespace ks::ui {

ElidedLabel::ElidedLabel(const char* role) {
    setProperty("role", role);
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QString shortened_at_word(const QString& text, const QFontMetrics& metrics, int room) {
    constexpr QLatin1Char space(' ');
    const QString cut = metrics.elidedText(text, Qt::ElideRight, room);
    if (cut == text || cut.size() < 2)
        return cut;
    const qsizetype kept = cut.size() - 1; // without the dots
    const qsizetype end = text.at(kept) == space ? kept : cut.lastIndexOf(space);
    if (end < kept / 2) // one long word
        return cut;
    QString words = text.left(end);
    while (!words.isEmpty() && !words.back().isLetterOrNumber() && words.back() != QLatin1Char(')'))
        words.chop(1);
    const QString shown = words + QStringLiteral(" …");
    return metrics.horizontalAdvance(shown) <= room
               ? shown
               : shortened_at_word(text, metrics, metrics.horizontalAdvance(words));
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    const QString shown = shortened_at_word(text(), fontMetrics(), contentsRect().width());
    setToolTip(shown == text() ? QString() : plain_tip(text()));
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), Qt::AlignVCenter | Qt::AlignLeft, palette(), isEnabled(),
                          shown, foregroundRole());
}

} // namespace ks::ui
