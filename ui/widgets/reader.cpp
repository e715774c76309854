// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/reader.h"

#include "ui/widgets/markdown.h"

#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace ks::ui {

QString anchor_of(const QString& heading) {
    QString anchor;
    for (const QChar letter : heading.trimmed().toLower())
        if (letter.isLetterOrNumber() || letter == QLatin1Char('_') || letter == QLatin1Char('-'))
            anchor += letter;
        else if (letter.isSpace())
            anchor += QLatin1Char('-');
    return anchor;
}

bool has_anchor(const QString& heading, const QString& anchor) {
    if (anchor_of(heading) == anchor)
        return true;
    const QStringList names = heading.split(QLatin1Char(','));
    return std::any_of(names.begin(), names.end(),
                       [&](const QString& name) { return anchor_of(name) == anchor; });
}

Reader::Reader() {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // lines wrap instead
    setViewportMargins(0, 0, 8, 0);                       // keeps the scroll bar away from the lines
    setProperty("role", "lesson");
}

void Reader::show_markdown(const QString& markdown, double scale) {
    // A new document that is not displayed yet: a displayed document would be laid out again after each
    // inserted piece.
    auto* document = new QTextDocument(this);
    set_markdown(*document, markdown, scale);
    setExtraSelections({}); // they refer to the previous text
    setDocument(document);
    delete std::exchange(words_, document);
    emit text_shown();
}

/// The widget's font, which a style sheet sets when the widget is first shown, is not the text's font.
void Reader::changeEvent(QEvent* event) {
    const QFont font = words_ ? words_->defaultFont() : QFont();
    QTextBrowser::changeEvent(event);
    if (words_ && words_->defaultFont() != font)
        words_->setDefaultFont(font);
}

bool Reader::scroll_to(const QString& anchor) {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || !has_anchor(block.text(), anchor))
            continue;
        QTextCursor cursor(block);
        setTextCursor(cursor);
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(cursor).top());
        return true;
    }
    return false;
}

/// Loads pictures from the text's folder, by a plain name.
QVariant Reader::loadResource(int type, const QUrl& name) {
    // a placeholder, so that Qt does not search for the missing picture
    QImage nothing(1, 1, QImage::Format_ARGB32);
    nothing.fill(Qt::transparent);
    if (type != QTextDocument::ImageResource)
        return nothing;
    const QImage picture = QImage::fromData(picture_of_text(folder_, name));
    return picture.isNull() ? nothing : picture;
}

} // namespace ks::ui
