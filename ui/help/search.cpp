// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/search.h"

#include "ui/widgets/reader.h"

#include <algorithm>

namespace ks::ui {

QStringList words_of(const QString& wanted) {
    // "ü" may be typed as one letter, or as "u" and its dots: the pages have one.
    return wanted.normalized(QString::NormalizationForm_C)
        .simplified()
        .split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

std::vector<Found> search(const std::vector<ManualPage>& manual, const QString& wanted) {
    const QStringList words = words_of(wanted);
    const auto holds = [&](const QString& text) {
        return std::ranges::all_of(
            words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    std::vector<Found> by_heading, by_text;
    for (const ManualPage& page : manual) {
        if (holds(page.title))
            by_heading.push_back(
                {.place = {.page = page.id, .anchor = {}}, .page = page.title, .section = {}});
        else if (holds(page.intro))
            by_text.push_back({.place = {.page = page.id, .anchor = {}}, .page = page.title, .section = {}});
        for (const ManualSection& section : page.sections) {
            const Found found{.place = {.page = page.id, .anchor = anchor_of(section.heading)},
                              .page = page.title,
                              .section = section.title};
            if (holds(section.title))
                by_heading.push_back(found);
            else if (holds(section.title + QLatin1Char(' ') + section.text))
                by_text.push_back(found);
        }
    }
    by_heading.insert(by_heading.end(), by_text.begin(), by_text.end());
    return by_heading;
}

} // namespace ks::ui
