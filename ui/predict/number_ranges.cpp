// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/number_ranges.h"

#include <QRegularExpression>
#include <QStringList>

namespace ks::ui {

std::optional<std::set<int>> numbers_of_ranges(const QString& text, int count) {
    static const QRegularExpression range(
        QStringLiteral("^\\s*(\\d{1,4})\\s*(?:[-\u2013]\\s*(\\d{1,4})\\s*)?$"));
    static const QRegularExpression between(QStringLiteral("[,;]|(?<=\\d)\\s+(?=\\d)"));
    std::set<int> numbers;
    if (text.trimmed().isEmpty())
        return numbers;
    for (const QString& part : text.split(between)) {
        const QRegularExpressionMatch match = range.match(part);
        if (!match.hasMatch())
            return std::nullopt;
        const int first = match.captured(1).toInt();
        const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
        if (last >= count || first > last)
            return std::nullopt;
        for (int number = first; number <= last; ++number)
            numbers.insert(number);
    }
    return numbers;
}

} // namespace ks::ui
