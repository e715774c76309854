// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/copied_text.h"

#include <algorithm>
#include <numeric>

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>

namespace ks::paint {
namespace {

/// The glyphs of a text in its normal layout.
QList<quint32> usual_glyphs(const QTextLayout& layout) {
    QList<quint32> glyphs;
    for (const QGlyphRun& run : layout.glyphRuns())
        glyphs += run.glyphIndexes();
    return glyphs;
}

/// One glyph per character, `width` wide in all.
QGlyphRun plain_glyphs(const QRawFont& font, const QList<quint32>& glyphs, double width) {
    const QList<QPointF> advances = font.advancesForGlyphIndexes(glyphs);
    const auto add = [](double sum, const QPointF& advance) { return sum + advance.x(); };
    const double share = width / std::max(1.0, std::accumulate(advances.begin(), advances.end(), 0.0, add));
    QList<QPointF> places;
    double x = 0;
    for (const QPointF& advance : advances) {
        places << QPointF(x, 0);
        x += advance.x() * share;
    }
    QGlyphRun run;
    run.setRawFont(font);
    run.setGlyphIndexes(glyphs);
    run.setPositions(places);
    return run;
}

} // namespace

bool writes_pdf(const QPainter& painter) {
    return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Pdf;
}

void draw_copied(QPainter& painter, QPointF baseline, const QString& text, const QFont& font) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const QRawFont raw = QRawFont::fromFont(font);
    const QList<quint32> glyphs = raw.glyphIndexesForString(text);
    painter.setFont(font);
    if (glyphs == usual_glyphs(layout))
        return painter.drawText(baseline, text);
    if (!glyphs.contains(0) && glyphs.size() == text.size())
        return painter.drawGlyphRun(baseline, plain_glyphs(raw, glyphs, line.naturalTextWidth()));
    painter.setFont(copied_font(font)); // letters of another font
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
