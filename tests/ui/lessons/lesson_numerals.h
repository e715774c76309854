// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/lessons/arithmetic.h"

#include <QRegularExpression>
#include <QSet>
#include <QString>

#include <cmath>
#include <optional>
#include <vector>

namespace ks::tests {

/// A text without emphasis, with each number in one piece: spaces that group digits are removed, other
/// no-break spaces become normal ones.
inline QString bare(QString text) {
    static const QRegularExpression grouping(
        QStringLiteral("(?<=\\d)[\\x{202F}\\x{00A0}\\x{2009}](?=\\d{3}(?!\\d))"));
    text.remove(grouping);
    for (const char16_t space : {u'\u202F', u'\u00A0', u'\u2009'})
        text.replace(QChar(space), QLatin1Char(' '));
    static const QRegularExpression bullet(QStringLiteral("^[-*] "), QRegularExpression::MultilineOption);
    return text.remove(bullet).remove(QLatin1Char('*')).remove(QLatin1Char('`'));
}
/// A text without commas that group digits: documents write 4,096, lessons use a space.
inline QString ungrouped(QString text) {
    static const QRegularExpression grouping(QStringLiteral("(?<=\\d),(?=\\d{3}(?!\\d))"));
    return text.remove(grouping);
}

/// A number in a text: 256, 66.70, 2⁸, 2^8, 2.33e9, 113/60, 1a (the name of an item), 2026-11-25.
struct Numeral {
    QString written;
    qsizetype at = 0;
    std::optional<double> value; ///< nothing for a name or a date

    qsizetype end() const { return at + written.size(); }
    /// The value of a unit in its last digit: 0.01 for 66.70, 1e7 for 2.33e9.
    double unit() const {
        const QString digits = written.section(u'e', 0, 0), exponent = written.section(u'e', 1);
        const qsizetype point = digits.indexOf(QLatin1Char('.'));
        return std::pow(10.0, exponent.toInt() - (point < 0 ? 0.0 : double(digits.size() - point - 1)));
    }
    /// Whether the value, rounded to the number's digits, is this number.
    bool rounds(double exact) const {
        return value && std::abs(exact - *value) <= unit() * 0.5 * (1 + 1e-9) + std::abs(exact) * 1e-12;
    }
};

/// Every number in a text without markup. Digits after a letter or an underscore are part of a name: H200,
/// L1, random_1.
inline std::vector<Numeral> numerals_of(const QString& text) {
    static const QRegularExpression number(QStringLiteral(
        "(?<![\\w.])(?<![A-Za-z]-)(?:\\d{4}-\\d\\d-\\d\\d|\\d+(?:\\.\\d+)?(?:e\\d+|\\^\\d+|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|/"
        "\\d+(?!\\d|\\.\\d))?[A-Za-z]*)"));
    static const QRegularExpression ordinal(QStringLiteral("(?<=\\d)(?:st|nd|rd|th)$"));
    std::vector<Numeral> found;
    for (auto match = number.globalMatch(text); match.hasNext();) {
        const auto each = match.next();
        const QString written = each.captured().remove(ordinal);
        found.push_back(
            {.written = written,
             .at = each.capturedStart(),
             .value = written.contains(QLatin1Char('-')) ? std::nullopt : Arithmetic::value(written)});
    }
    return found;
}

/// The numbers in the program's output: sentences, pictures, data, and an instance.
class Material {
public:
    void add(const QString& text) {
        for (const Numeral& numeral : numerals_of(bare(text)))
            add(numeral);
    }
    void add(const Numeral& numeral) {
        written_.insert(numeral.written);
        if (numeral.value)
            values_.insert(*numeral.value);
    }
    bool has(const Numeral& numeral) const {
        return written_.contains(numeral.written) || (numeral.value && values_.contains(*numeral.value));
    }

private:
    QSet<QString> written_;
    QSet<double> values_;
};

/// A span of a text.
struct TextSpan {
    qsizetype from = 0, to = 0;
    qsizetype length() const { return to - from; }
    bool holds(const Numeral& numeral) const { return from <= numeral.at && numeral.end() <= to; }
};

/// Numbers that are places in a paper, and years of papers: "Section 4.3.1", "Lemmas 1 to 4", "(Horowitz and
/// Sahni, 1974)". A plural noun covers all numbers of its list. The name "0-1 knapsack" is included.
inline std::vector<TextSpan> citations_in(const QString& text) {
    static const QRegularExpression place(
        QStringLiteral("\\b(?:Section|Chapter|chapter|Example|Table|Figure|Algorithm|Equation|Lemma|page)"
                       "(?: \\d+(?:\\.\\d+)*|s \\d+(?:\\.\\d+)*(?:(?:, | and | to )\\d+(?:\\.\\d+)*)*)"));
    static const QRegularExpression year(QStringLiteral("(?<=\\(|, )(?:19|20)\\d\\d(?=[),;.])"));
    static const QRegularExpression problem(QStringLiteral("\\b0-1(?= [a-z])"));
    std::vector<TextSpan> found;
    for (const QRegularExpression& each : {place, year, problem})
        for (auto match = each.globalMatch(text); match.hasNext();) {
            const auto at = match.next();
            found.push_back({.from = at.capturedStart(), .to = at.capturedEnd()});
        }
    return found;
}

/// An equation in a text: "4 + 3 + 3 = 10", "113/60 − 15/60 = 98/60".
struct Equation {
    TextSpan all;
    std::vector<QString> sides;

    /// Whether all sides are equal; a side with a single number may be rounded.
    bool is_right() const {
        const auto first = Arithmetic::value(sides.front());
        return std::ranges::all_of(sides, [&](const QString& side) {
            const std::vector<Numeral> numbers = numerals_of(side);
            const auto value = Arithmetic::value(side);
            return std::abs(*value - *first) <= 1e-9 * (1 + std::abs(*first)) ||
                   (numbers.size() == 1 && numbers.front().written == side.trimmed() &&
                    numbers.front().rounds(*first));
        });
    }
};

/// The longest expression that ends (or begins) at a place of the text; empty if there is none.
inline TextSpan expression_before(const QString& text, qsizetype end) {
    TextSpan longest{.from = end, .to = end};
    for (qsizetype from = end - 1;
         from >= 0 && end - from < 160 && text[from] != QLatin1Char('\n') && text[from] != QLatin1Char('=');
         --from) {
        const bool begins =
            from == 0 || (!text[from - 1].isLetterOrNumber() && text[from - 1] != QLatin1Char('.'));
        if (begins && !text[from].isSpace() && Arithmetic::value(text.mid(from, end - from)))
            longest.from = from;
    }
    return longest;
}
inline TextSpan expression_behind(const QString& text, qsizetype from) {
    TextSpan longest{.from = from, .to = from};
    for (qsizetype end = from + 1; end <= text.size() && end - from < 160 &&
                                   text[end - 1] != QLatin1Char('\n') && text[end - 1] != QLatin1Char('=');
         ++end) {
        const bool ends = end == text.size() || !text[end].isLetterOrNumber();
        if (ends && text[end - 1] != QLatin1Char('.') && Arithmetic::value(text.mid(from, end - from)))
            longest.to = end;
    }
    return longest;
}

inline std::vector<Equation> equations_in(const QString& text) {
    std::vector<Equation> found;
    for (qsizetype sign = text.indexOf(QLatin1Char('=')); sign >= 0;
         sign = text.indexOf(QLatin1Char('='), sign + 1)) {
        const TextSpan left = expression_before(text, sign), right = expression_behind(text, sign + 1);
        if (left.from == left.to || right.from == right.to)
            continue;
        const QString behind = text.mid(right.from, right.to - right.from);
        if (!found.empty() && found.back().all.to >= left.to - 1 && left.from <= found.back().all.to) {
            found.back().sides.push_back(behind);
            found.back().all.to = right.to;
        } else {
            found.push_back({.all = {.from = left.from, .to = right.to},
                             .sides = {text.mid(left.from, left.to - left.from), behind}});
        }
    }
    return found;
}

} // namespace ks::tests
