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
    QString place; ///< of its entry, as a link: "words.md#sector"
};

/// Where a text has a word.
struct WordPlace {
    qsizetype begin = 0, end = 0; ///< letters of the text
    const Word* word = nullptr;
};

/// The words of the manual: every section of its pages of words. This is where tool tips have their text
/// from.
class Words {
public:
    explicit Words(const std::vector<ManualPage>& manual);

    /// Null if the manual does not explain it.
    const Word* find(const QString& name) const;
    /// The word that stands at this letter of a text, also in the plural and with other capitals; null if
    /// none does. A longer name goes before a shorter one: "bank conflict" before "bank".
    const Word* at(const QString& text, qsizetype letter) const;
    /// All words of a text, in its order.
    std::vector<WordPlace> in(const QString& text) const;
    /// The first word of a text.
    const Word* first(const QString& text) const;

    const std::vector<Word>& all() const { return words_; }

private:
    std::vector<Word> words_;
    QHash<QString, std::size_t> places_; ///< by each name in small letters
    QRegularExpression names_;
};

} // namespace ks::ui
