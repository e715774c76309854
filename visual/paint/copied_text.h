// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPointF>
#include <QString>

class QPainter;
class QTextDocument;

namespace ks::paint {

// For text that can be copied out of a PDF. A PDF maps each glyph to the one character that the font assigns
// to it. Fonts have further glyphs for certain neighbours: Inter raises the hyphen of 2026-11-26, JetBrains
// Mono joins "->". A PDF reader finds no character for these and copies the text without them.

/// Whether the painter writes a PDF, or prints through one.
bool writes_pdf(const QPainter& painter);

/// Draws a line of text from a point on its baseline, at its normal width. Glyphs that have no character are
/// replaced by the plain glyphs of the characters.
void draw_copied(QPainter& painter, QPointF baseline, const QString& text, const QFont& font);

/// The same font without contextual glyphs and without kerning.
QFont copied_font(QFont font);
/// Sets a document in these fonts. Call it before the document is laid out.
void set_copied(QTextDocument& document);

} // namespace ks::paint
