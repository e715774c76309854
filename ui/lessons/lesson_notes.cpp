// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_notes.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace ks::ui {
namespace {

/// The words of a block quote behind its first word "note"; nothing if it is a quotation.
std::optional<QString> note_of(const QStringList& quote) {
    static const QRegularExpression marker(QStringLiteral("^> ?"));
    static const QRegularExpression word(QStringLiteral("^\\s*note\\b:?\\s*"));
    QStringList lines = quote;
    const QString words = lines.replaceInStrings(marker, QString()).join(QLatin1Char('\n'));
    const QRegularExpressionMatch found = word.match(words);
    if (!found.hasMatch())
        return {};
    return words.mid(found.capturedEnd()).trimmed();
}

} // namespace

LessonSection read_section(const QString& markdown) {
    QStringList text, notes, quote;
    const auto end_quote = [&] {
        if (const auto note = note_of(quote))
            notes << *note;
        else
            text << quote;
        quote.clear();
    };
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1Char('>'))) {
            quote << line;
            continue;
        }
        end_quote();
        text << line;
    }
    end_quote();
    return {.text = text.join(QLatin1Char('\n')).trimmed(), .notes = notes.join(QStringLiteral("\n\n"))};
}

} // namespace ks::ui
