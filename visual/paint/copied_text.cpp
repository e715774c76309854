// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/copied_text.h"

#include <algorithm>
#include <optional>

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>

namespace ks::paint {
namespace {

/// A glyph for each character at its place; nothing for a text that needs several fonts, or letters that
/// depend on each other.
std::optional<QGlyphRun> glyphs_of(const QString& text, const QFont& font) {
    const QRawFont raw = QRawFont::fromFont(font);
    const QList<quint32> glyphs = raw.glyphIndexesForString(text);
    const auto joins = [](QChar each) { return each.isMark() || each.isSurrogate(); };
    if (glyphs.size() != text.size() || glyphs.contains(0) || std::ranges::any_of(text, joins))
        return std::nullopt;
    QTextLayout layout(text, font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const QList<QPointF> widths = raw.advancesForGlyphIndexes(glyphs);
    QList<QPointF> places;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const double begin = line.cursorToX(static_cast<int>(i)),
                     end = line.cursorToX(static_cast<int>(i) + 1);
        // In the middle of a wider glyph's place: all of the room behind it would be copied as a space.
        places << QPointF(begin + std::max(0.0, end - begin - widths[i].x()) / 2, 0);
    }
    QGlyphRun run;
    run.setRawFont(raw);
    run.setGlyphIndexes(glyphs);
    run.setPositions(places);
    return run;
}

} // namespace

bool writes_pdf(const QPainter& painter) {
    return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Pdf;
}

void draw_copied(QPainter& painter, QPointF baseline, const QString& text, const QFont& font) {
    if (const auto run = glyphs_of(text, font))
        return painter.drawGlyphRun(baseline, *run);
    painter.setFont(copied_font(font));
    painter.drawText(baseline, text);
}

QFont copied_font(QFont font) {
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

void set_copied(QTextDocument& document) {
    document.setDefaultFont(copied_font(document.defaultFont()));
    QTextCharFormat plain;
    plain.setFontStyleStrategy(QFont::PreferNoShaping);
    QTextCursor all(&document);
    all.select(QTextCursor::Document);
    all.mergeCharFormat(plain);
}

} // namespace ks::paint
