// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/words.h"

#include "ui/widgets/markdown.h"
#include "ui/widgets/reader.h"

#include <algorithm>

namespace ks::ui {
namespace {

QString first_paragraph(const QString& markdown) {
    const QString text = markdown.trimmed();
    const qsizetype end = text.indexOf(QLatin1String("\n\n"));
    return words_of_markdown(end < 0 ? text : text.left(end)).trimmed();
}

} // namespace

Words::Words(const std::vector<ManualPage>& manual) {
    QStringList names;
    for (const ManualPage& page : manual)
        for (const ManualSection& section : page.sections) {
            if (!page.words)
                continue;
            for (const QString& name : section.names) {
                places_.insert(name.toLower(), words_.size());
                names << QRegularExpression::escape(name);
            }
            words_.push_back({.name = section.title,
                              .tip = first_paragraph(section.text),
                              .place = page.id + QStringLiteral(".md#") + anchor_of(section.heading)});
        }
    std::ranges::sort(names, [](const QString& a, const QString& b) { return a.size() > b.size(); });
    // A name may have a plural ending.
    names_ = QRegularExpression(
        QStringLiteral("(?<![\\w])(%1)(?:e?s)?(?![\\w])").arg(names.join(QLatin1Char('|'))),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

const Word* Words::find(const QString& name) const {
    const auto place = places_.find(name.toLower());
    return place == places_.end() ? nullptr : &words_[*place];
}

std::vector<WordPlace> Words::in(const QString& text) const {
    std::vector<WordPlace> places;
    if (words_.empty())
        return places;
    for (auto found = names_.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        places.push_back(
            {.begin = match.capturedStart(), .end = match.capturedEnd(), .word = find(match.captured(1))});
    }
    return places;
}

const Word* Words::at(const QString& text, qsizetype letter) const {
    for (const WordPlace& place : in(text))
        if (place.begin <= letter && letter < place.end)
            return place.word;
    return nullptr;
}

const Word* Words::first(const QString& text) const {
    const QRegularExpressionMatch match = names_.match(text);
    return words_.empty() || !match.hasMatch() ? nullptr : find(match.captured(1));
}

} // namespace ks::ui
