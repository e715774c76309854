// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/word_marks.h"

#include "ui/help/label_text.h"
#include "ui/help/words.h"

#include <QLabel>
#include <QPainter>
#include <QSet>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace ks::ui {
namespace {

QTextCursor selected(const QTextBlock& block, const WordPlace& place) {
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + static_cast<int>(place.begin));
    cursor.setPosition(block.position() + static_cast<int>(place.end), QTextCursor::KeepAnchor);
    return cursor;
}

} // namespace

void underline_words(QTextDocument& document, const Words& words) {
    QTextCharFormat dots;
    dots.setUnderlineStyle(QTextCharFormat::DotLine);
    QSet<const Word*> marked;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            continue;
        for (const WordPlace& place : words.in(block.text())) {
            QTextCursor cursor = selected(block, place);
            const QTextCharFormat format = cursor.charFormat();
            if (format.isAnchor() || format.fontFixedPitch() || marked.contains(place.word))
                continue;
            cursor.mergeCharFormat(dots);
            marked.insert(place.word);
        }
    }
}

bool is_explained(const QLabel& label) {
    return label.textFormat() != Qt::RichText && label.toolTip().isEmpty() && !label.text().isEmpty();
}

void underline_words(QLabel& label, const Words& words) {
    const QString role = label.property("role").toString();
    const std::vector<WordPlace> places = words.in(label.text());
    if (places.empty() || role == QLatin1String("title") || role == QLatin1String("heading"))
        return;
    const LabelText text(label);
    QPainter painter(&label);
    painter.setPen(QPen(label.palette().color(label.foregroundRole()), 1, Qt::DotLine));
    QSet<const Word*> marked;
    for (const WordPlace& place : places)
        if (!marked.contains(place.word)) {
            painter.drawLines(text.below(place.begin, place.end));
            marked.insert(place.word);
        }
}

} // namespace ks::ui
