// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QTextDocument;
class QUrl;

namespace ks::ui {

/// Fills a document with a text in Markdown as lessons and the manual are read: at the size of a sentence,
/// with space between the paragraphs. "R_{TA}" is a subscript. `scale` is how much larger than at scale 1.
void set_markdown(QTextDocument& document, const QString& markdown, double scale);

/// The file of a picture that a text names: one of the text's own folder, by a plain name. Empty: there is
/// none, or it is not to be read.
QByteArray picture_of_text(const QString& folder, const QUrl& name);

} // namespace ks::ui
