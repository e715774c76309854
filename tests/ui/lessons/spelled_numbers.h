// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

#include <array>

namespace ks::tests {

/// The numbers 1 to 99 spelled out in English, German and Italian: "twenty-five", "fünfundzwanzig",
/// "venticinque".
inline QHash<QString, int> spelled_numbers() {
    struct Language {
        QStringList small; ///< 1 to 19
        QStringList tens;  ///< 20, 30 ... 90
        QString (*joined)(const QString& ten, const QString& one, int digit);
    };
    const std::array languages{
        Language{QString("one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
                         "fifteen sixteen seventeen eighteen nineteen")
                     .split(' '),
                 QString("twenty thirty forty fifty sixty seventy eighty ninety").split(' '),
                 [](const QString& ten, const QString& one, int) -> QString { return ten + '-' + one; }},
        Language{QString("eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn "
                         "fünfzehn sechzehn siebzehn achtzehn neunzehn")
                     .split(' '),
                 QString("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig").split(' '),
                 [](const QString& ten, const QString& one, int digit) -> QString {
                     return (digit == 1 ? QStringLiteral("ein") : one) + "und" + ten;
                 }},
        // Before a vowel the tens lose their final vowel: "ventuno", "ventotto"; a final three has an accent.
        Language{QString("uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici "
                         "quattordici quindici sedici diciassette diciotto diciannove")
                     .split(' '),
                 QString("venti trenta quaranta cinquanta sessanta settanta ottanta novanta").split(' '),
                 [](const QString& ten, const QString& one, int digit) -> QString {
                     return (digit == 1 || digit == 8 ? ten.chopped(1) : ten) +
                            (digit == 3 ? QStringLiteral("tré") : one);
                 }}};
    QHash<QString, int> numbers;
    for (const Language& language : languages) {
        for (int i = 0; i < language.small.size(); ++i)
            numbers[language.small[i]] = i + 1;
        for (int ten = 0; ten < language.tens.size(); ++ten) {
            numbers[language.tens[ten]] = 10 * (ten + 2);
            for (int digit = 1; digit <= 9; ++digit)
                numbers[language.joined(language.tens[ten], language.small[digit - 1], digit)] =
                    10 * (ten + 2) + digit;
        }
    }
    return numbers;
}

} // namespace ks::tests
