// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/reader.h"

#include "ui/widgets/files.h"
#include "visual/paint/fonts.h"

#include <QImage>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>

#include <algorithm>
#include <utility>
#include <vector>

namespace ks::ui {
namespace {

constexpr FileLimit picture_limit{.bytes = 4 << 20, .of = "a picture in a text"};
constexpr double body_size = 15;

/// Converts subscripts for the text browser. Texts write them as pictures do: "R_{TA}". A subscript is short
/// and on one line, so that a text of nothing but openings is read in linear time.
QString with_subscripts(QString markdown) {
    static const QRegularExpression low(QStringLiteral("_\\{([^}\\n]{0,80})\\}"));
    return markdown.replace(low, QStringLiteral("<sub>\\1</sub>"));
}

/// The space around a block; the items of a list are close together.
void space_out(const QTextBlock& block, double scale) {
    const int level = block.blockFormat().headingLevel();
    const bool amid_list = block.textList() && block.next().textList();
    QTextBlockFormat format = block.blockFormat();
    format.setTopMargin(level > 1 ? 12 * scale : 0);
    format.setBottomMargin((level > 1 || amid_list ? 4 : 10) * scale);
    format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
    QTextCursor(block).setBlockFormat(format);
}

/// The look of a piece of a block: code is in the program's own fixed font, and headings grow in steps that
/// go with the body's size, for Qt's own grow too fast.
QTextCharFormat look_of(QTextCharFormat format, int level, double scale) {
    constexpr double sizes[] = {22, 17, 15};
    const bool code = format.fontFixedPitch();
    if (level == 0 && !code)
        return format;
    const double size = level > 0 ? sizes[std::min(level, 3) - 1] : body_size - 1;
    format.clearProperty(QTextFormat::FontSizeAdjustment);
    format.setFont(paint::font(code ? scene::Face::mono : scene::Face::interface, size * scale,
                               level > 0 ? scene::Weight::bold : scene::Weight::regular),
                   QTextCharFormat::FontPropertiesSpecifiedOnly);
    return format;
}

void set_looks(const QTextBlock& block, double scale) {
    struct Piece {
        int at, length;
        QTextCharFormat format;
    };
    std::vector<Piece> pieces; // a change would end the walk over the fragments
    for (auto piece = block.begin(); !piece.atEnd(); ++piece)
        pieces.push_back(
            {.at = piece.fragment().position(),
             .length = piece.fragment().length(),
             .format = look_of(piece.fragment().charFormat(), block.blockFormat().headingLevel(), scale)});
    for (const Piece& piece : pieces) {
        QTextCursor cursor(block);
        cursor.setPosition(piece.at);
        cursor.setPosition(piece.at + piece.length, QTextCursor::KeepAnchor);
        cursor.setCharFormat(piece.format);
    }
}

} // namespace

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
    setViewportMargins(0, 0, 8, 0);                       // the scroll bar does not touch them
    setProperty("role", "lesson");
}

void Reader::show_markdown(const QString& markdown, double scale) {
    // A document that nobody shows yet: one that is shown is laid out again after each piece of the Markdown.
    auto* document = new QTextDocument(this);
    document->setDefaultFont(paint::font(scene::Face::interface, body_size * scale));
    document->setIndentWidth(20 * scale);
    document->setDocumentMargin(0);
    document->setMarkdown(with_subscripts(markdown));
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        space_out(block, scale);
        set_looks(block, scale);
    }
    setExtraSelections({}); // they point into the text before
    setDocument(document);
    delete std::exchange(words_, document);
}

/// The widget's own font, which a style sheet sets when the widget is first shown, is not the text's.
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

/// Pictures of the text's own folder, by a plain name.
QVariant Reader::loadResource(int type, const QUrl& name) {
    QImage nothing(1, 1, QImage::Format_ARGB32); // in place of none, for which Qt would look itself
    nothing.fill(Qt::transparent);
    const QString file = name.toString();
    if (type != QTextDocument::ImageResource || folder_.isEmpty() || file.contains(QLatin1Char(':')) ||
        !lies_in(folder_, file))
        return nothing;
    const auto bytes = read_file(folder_ + QLatin1Char('/') + file, picture_limit);
    const QImage picture = bytes ? QImage::fromData(QByteArray::fromStdString(*bytes)) : QImage();
    return picture.isNull() ? nothing : picture;
}

} // namespace ks::ui
