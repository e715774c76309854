// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QTextDocument;
class QUrl;

namespace ks::ui {

/// Fills a document with a Markdown text in the style of lessons and the manual: letters of sentence size,
/// space between paragraphs. "R_{TA}" is a subscript, and HTML is shown as text. `scale` is the enlargement
/// relative to scale 1.
void set_markdown(QTextDocument& document, const QString& markdown, double scale);
/// The words of such a text without Markdown signs, one paragraph per line. Subscripts are kept as written.
QString words_of_markdown(const QString& markdown);

/// The content of a picture that a text names: a file in the text's folder, by a plain name. Empty if it does
/// not exist or must not be read.
QByteArray picture_of_text(const QString& folder, const QUrl& name);

} // namespace ks::ui
