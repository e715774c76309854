// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QString>

class QPainter;
class QTextDocument;

namespace ks::paint {

// A PDF knows of each glyph the one character that the font shows by it. Fonts have further glyphs for what
// is beside other letters: Inter raises the hyphen of 2026-11-26, JetBrains Mono joins "->". A reader's
// program finds no character for these, so it copies the text without them.

/// Whether the painter writes a PDF, or prints by way of one.
bool writes_pdf(const QPainter& painter);

/// Draws a line of text from a point on its baseline, as wide as it usually is. Where it would have other
/// glyphs, it has those that stand for its characters.
void draw_copied(QPainter& painter, QPointF baseline, const QString& text, const QFont& font);

/// The same font without glyphs for neighbouring letters, and without kerning.
QFont copied_font(QFont font);
/// Sets a document in these fonts. Call it before the document is laid out.
void set_copied(QTextDocument& document);

} // namespace ks::paint
