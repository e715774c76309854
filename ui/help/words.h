// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manual.h"

#include <QHash>
#include <QRegularExpression>

#include <optional>

namespace ks::ui {

/// A word that the manual explains.
struct Word {
    QString name;
    QString tip;   ///< the first paragraph of its entry, as plain text
    QString place; ///< a link to its entry: "words.md#sector"
};

/// The place of a word in a text.
struct WordPlace {
    qsizetype begin = 0, end = 0; ///< indices of letters
    const Word* word = nullptr;
};

/// The words of the manual: every section of its pages of words. Tool tips use these texts.
class Words {
public:
    explicit Words(const std::vector<ManualPage>& manual);

    /// Null if the manual does not explain the word.
    const Word* find(const QString& name) const;
    /// The word at this letter of a text, also as a plural and with other capitals; null if there is none. A
    /// longer name has priority: "bank conflict" over "bank".
    const Word* at(const QString& text, qsizetype letter) const;
    /// All words in a text, in order.
    std::vector<WordPlace> in(const QString& text) const;
    /// The first word in a text.
    const Word* first(const QString& text) const;

    const std::vector<Word>& all() const { return words_; }

private:
    std::vector<Word> words_;
    QHash<QString, std::size_t> places_; ///< by each name in lower case
    QRegularExpression names_;
};

} // namespace ks::ui
