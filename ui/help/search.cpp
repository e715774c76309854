// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/search.h"

#include "ui/widgets/reader.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ks::ui {

QStringList words_of(const QString& wanted) {
    // The user may type "ü" as one character or as "u" with combining dots; the pages contain one character.
    return wanted.normalized(QString::NormalizationForm_C)
        .simplified()
        .split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

namespace {

struct Ranked {
    int rank = 0; ///< lower is better
    Found found;
};

constexpr int in_heading = 0, in_text = 1; ///< ranks; in a text, the distance between the words is added

/// Removes the ending of a plural or a verb form, so that "exports" and "export" match.
QString stem(const QString& word) {
    static const QStringList endings{"ing", "es", "ed", "s", "en", "e", "n"};
    constexpr qsizetype shortest = 4;
    for (const QString& ending : endings)
        if (word.endsWith(ending, Qt::CaseInsensitive) && word.size() - ending.size() >= shortest)
            return word.chopped(ending.size());
    return word;
}

/// The position of a stem in a text.
struct Occurrence {
    qsizetype at, word;
};

std::vector<Occurrence> occurrences(const QString& text, const QStringList& stems) {
    std::vector<Occurrence> all;
    for (qsizetype word = 0; word < stems.size(); ++word)
        for (qsizetype at = text.indexOf(stems[word], 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(stems[word], at + 1, Qt::CaseInsensitive))
            all.push_back({at, word});
    std::ranges::sort(all, {}, &Occurrence::at);
    return all;
}

/// The length of the shortest part of the text that contains all stems; nothing if a stem is missing.
std::optional<int> shortest_part(const QString& text, const QStringList& stems) {
    std::vector<qsizetype> last(static_cast<std::size_t>(stems.size()), -1);
    std::optional<int> best;
    for (const Occurrence& each : occurrences(text, stems)) {
        last[static_cast<std::size_t>(each.word)] = each.at;
        const qsizetype first = *std::ranges::min_element(last);
        const auto length = static_cast<int>(each.at - first);
        if (first >= 0 && (!best || length < *best))
            best = length;
    }
    return best;
}

/// The rank of a section with this heading and text; nothing if it does not contain all words.
std::optional<int> rank_of(const QString& heading, const QString& text, const QStringList& stems) {
    if (shortest_part(heading, stems))
        return in_heading;
    const auto length = shortest_part(heading + QLatin1Char(' ') + text, stems);
    if (!length)
        return std::nullopt;
    // among equal distances, prefer a heading with one of the words
    const bool about = !occurrences(heading, stems).empty();
    return in_text + 2 * *length + (about ? 0 : 1);
}

} // namespace

std::vector<Found> search(const std::vector<ManualPage>& manual, const QString& wanted) {
    QStringList stems;
    for (const QString& word : words_of(wanted))
        stems << stem(word);
    std::vector<Ranked> ranked;
    const auto add = [&](const QString& heading, const QString& text, const Found& found) {
        if (const auto rank = rank_of(heading, text, stems))
            ranked.push_back({*rank, found});
    };
    for (const ManualPage& page : manual) {
        add(page.title, page.intro,
            {.place = {.page = page.id, .anchor = {}}, .page = page.title, .section = {}});
        for (const ManualSection& section : page.sections)
            add(section.title, section.text,
                {.place = {.page = page.id, .anchor = anchor_of(section.heading)},
                 .page = page.title,
                 .section = section.title});
    }
    std::ranges::stable_sort(ranked, {}, &Ranked::rank);
    std::vector<Found> found;
    for (Ranked& each : ranked)
        found.push_back(std::move(each.found));
    return found;
}

} // namespace ks::ui
