// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/markdown.h"

#include "ui/widgets/files.h"
#include "ui/widgets/safe_picture.h"
#include "visual/paint/fonts.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QUrl>

#include <algorithm>
#include <vector>

namespace ks::ui {
namespace {

constexpr FileLimit picture_limit{.bytes = 4 << 20, .of = "a picture in a text"};
constexpr double body_size = 15;

// Placeholders for the braces of a subscript while Qt reads the Markdown. Unicode reserves both code points
// for internal use, so no text contains them.
constexpr QChar subscript_begins(0xFDD2), subscript_ends(0xFDD3);

/// Marks subscripts, which texts write like pictures: "R_{TA}". A subscript is short and on one line, so that
/// a text with many opening braces is read in linear time.
QString with_marked_subscripts(QString markdown) {
    static const QRegularExpression low(QStringLiteral("_\\{([^}\\n]{0,80})\\}"));
    return markdown.remove(subscript_begins)
        .remove(subscript_ends)
        .replace(low, subscript_begins + QStringLiteral("\\1") + subscript_ends);
}

QTextCursor selected(const QTextBlock& block, qsizetype from, qsizetype to) {
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + static_cast<int>(from));
    cursor.setPosition(block.position() + static_cast<int>(to), QTextCursor::KeepAnchor);
    return cursor;
}

/// Sets a marked subscript below the baseline and removes its marks.
void lower(const QTextBlock& block, qsizetype from, qsizetype to) {
    QTextCharFormat low;
    low.setVerticalAlignment(QTextCharFormat::AlignSubScript);
    selected(block, from, to).mergeCharFormat(low);
    selected(block, to, to + 1).removeSelectedText();
    selected(block, from, from + 1).removeSelectedText();
}

QString with_written_subscripts(QString words) {
    return words.replace(subscript_begins, QStringLiteral("_{")).replace(subscript_ends, QStringLiteral("}"));
}

/// In code, and where the cells of a table split a subscript, the original characters are restored.
void lower_subscripts(const QTextBlock& block) {
    static const QRegularExpression mark(QStringLiteral("[%1%2]").arg(subscript_begins).arg(subscript_ends));
    for (qsizetype at = 0; (at = block.text().indexOf(mark, at)) >= 0;) {
        const QString text = block.text();
        const qsizetype end = text.indexOf(subscript_ends, at);
        const bool code = selected(block, at, at + 1).charFormat().fontFixedPitch();
        if (text[at] == subscript_begins && end >= 0 && !code)
            lower(block, at, end);
        else
            selected(block, at, at + 1).insertText(with_written_subscripts(text[at]));
    }
}

/// Fills the document with the text only. HTML is disabled: "if i<n" is a condition, not a tag that would
/// swallow the words up to the next ">".
void read_markdown(QTextDocument& document, const QString& markdown) {
    document.setMarkdown(with_marked_subscripts(markdown),
                         QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                             .setFlag(QTextDocument::MarkdownNoHTML));
}

bool is_code(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

/// Sets the space around a block; items of a list are close together, and lines of code even closer.
void space_out(const QTextBlock& block, double scale) {
    const int level = block.blockFormat().headingLevel();
    const bool amid_list = block.textList() && block.next().textList();
    QTextBlockFormat format = block.blockFormat();
    format.setTopMargin(level > 1 ? 12 * scale : 0);
    const bool amid_code = is_code(block) && is_code(block.next());
    format.setBottomMargin(amid_code ? 0 : (level > 1 || amid_list ? 4 : 10) * scale);
    format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
    QTextCursor(block).setBlockFormat(format);
}

/// The format of a piece of a block: code has the program's monospaced font, and headings grow with the
/// body's size in small steps, because Qt's own grow too fast.
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
    std::vector<Piece> pieces; // changing the document would invalidate the iteration over fragments
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

void set_markdown(QTextDocument& document, const QString& markdown, double scale) {
    document.setDefaultFont(paint::font(scene::Face::interface, body_size * scale));
    document.setIndentWidth(20 * scale);
    document.setDocumentMargin(0);
    read_markdown(document, markdown);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        lower_subscripts(block);
        space_out(block, scale);
        set_looks(block, scale);
    }
}

QString words_of_markdown(const QString& markdown) {
    QTextDocument document;
    read_markdown(document, markdown);
    // toPlainText would allow a line break between a number and its unit
    QString words = document.toRawText();
    return with_written_subscripts(words.replace(QChar::ParagraphSeparator, QLatin1Char('\n'))
                                       .replace(QChar::LineSeparator, QLatin1Char('\n')));
}

QByteArray picture_of_text(const QString& folder, const QUrl& name) {
    const QString file = name.toString();
    if (folder.isEmpty() || file.contains(QLatin1Char(':')) || !lies_in(folder, file))
        return {};
    const auto read = read_file(folder + QLatin1Char('/') + file, picture_limit);
    const QByteArray bytes = read ? QByteArray::fromStdString(*read) : QByteArray();
    return is_safe_picture(bytes) ? bytes : QByteArray();
}

} // namespace ks::ui
