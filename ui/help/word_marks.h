// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QTextDocument;

namespace ks::ui {

class Words;

/// Underlines the first occurrence of each word that the manual explains with dots, to show that there is a
/// tool tip. Headings, links and code do not change.
void underline_words(QTextDocument& document, const Words& words);

/// Returns whether words of a label are explained: it is plain text and has no tip of its own.
bool is_explained(const QLabel& label);
/// Draws the dots below the words of a label, which has just been painted. Headings stay as they are.
void underline_words(QLabel& label, const Words& words);

} // namespace ks::ui
