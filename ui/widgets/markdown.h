// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QTextDocument;
class QUrl;

namespace ks::ui {

/// Fills a document with a text in Markdown as lessons and the manual are read: at the size of a sentence,
/// with space between the paragraphs. "R_{TA}" is a subscript, and HTML is shown as it is written. `scale` is
/// how much larger than at scale 1.
void set_markdown(QTextDocument& document, const QString& markdown, double scale);
/// The words of such a text without the signs of Markdown, a paragraph in each line. A subscript stays as it
/// is written.
QString words_of_markdown(const QString& markdown);

/// The file of a picture that a text names: one of the text's own folder, by a plain name. Empty: there is
/// none, or it is not to be read.
QByteArray picture_of_text(const QString& folder, const QUrl& name);

} // namespace ks::ui
