// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextDocument;

namespace ks::ui {

class Words;

/// Underlines with dots the first place of each word that the manual explains: a tip is there. Headings,
/// links and code stay as they are.
void underline_words(QTextDocument& document, const Words& words);

} // namespace ks::ui
