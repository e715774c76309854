// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/markdown.h"

#include "ui/widgets/files.h"
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

/// Converts subscripts for the text browser. Texts write them as pictures do: "R_{TA}". A subscript is short
/// and on one line, so that a text of nothing but openings is read in linear time.
QString with_subscripts(QString markdown) {
    static const QRegularExpression low(QStringLiteral("_\\{([^}\\n]{0,80})\\}"));
    return markdown.replace(low, QStringLiteral("<sub>\\1</sub>"));
}

bool is_code(const QTextBlock& block) {
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

/// The space around a block; the items of a list are close together, and the lines of a code closer.
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

void set_markdown(QTextDocument& document, const QString& markdown, double scale) {
    document.setDefaultFont(paint::font(scene::Face::interface, body_size * scale));
    document.setIndentWidth(20 * scale);
    document.setDocumentMargin(0);
    document.setMarkdown(with_subscripts(markdown));
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        space_out(block, scale);
        set_looks(block, scale);
    }
}

QByteArray picture_of_text(const QString& folder, const QUrl& name) {
    const QString file = name.toString();
    if (folder.isEmpty() || file.contains(QLatin1Char(':')) || !lies_in(folder, file))
        return {};
    const auto bytes = read_file(folder + QLatin1Char('/') + file, picture_limit);
    return bytes ? QByteArray::fromStdString(*bytes) : QByteArray();
}

} // namespace ks::ui
