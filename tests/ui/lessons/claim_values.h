// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/lessons/claimed_numbers.h"
#include "tests/ui/lessons/claimed_words.h"

namespace ks::tests {

/// Small counts, and factors of units: per cent, milli, KiB.
inline bool is_plain(double number) {
    return number <= 10 || number == 1024 || std::log10(number) == std::round(std::log10(number));
}

/// 2 is the second picture of the claim's own step, "5.2" that of step 5. Returns null if there is none.
inline const PictureWords* picture_of(const LessonWords& lesson, int step, const QJsonValue& named) {
    const QStringList parts = named.toString().split(u'.');
    const auto of = static_cast<std::size_t>(named.isString() ? parts.front().toInt() : step);
    const auto number = static_cast<std::size_t>(named.isString() ? parts.back().toInt() : named.toInt());
    if (of >= lesson.steps.size() || number < 1 || number > lesson.steps[of].pictures.size())
        return nullptr;
    return &lesson.steps[of].pictures[number - 1];
}

/// The values of a claim: of "is", with the names in "where", or of the claim's query.
class ClaimValues {
public:
    Numbers numbers;
    bool times = false; ///< in ms
    Material settings;  ///< numbers in the queries: 54 in n = 54, 5 in thesis-set5
    QString wrong;

    ClaimValues(const QJsonObject& claim, const LessonWords& lesson, int step)
        : lesson_(lesson), step_(step), query_(own_query(claim)) {
        std::map<QString, Numbers> names;
        QJsonObject where = claim["where"].toObject();
        if (!claim.contains("is"))
            where["x"] = QJsonObject();
        for (const QString& name : where.keys())
            names[name] = values_of(with_own(where[name].toObject()));
        if (!claim.contains("is")) {
            numbers = names["x"];
            return;
        }
        times = false;
        const QJsonValue is = claim["is"];
        for (const auto& each : is.isArray() ? is.toArray() : QJsonArray{is})
            if (wrong.isEmpty())
                work_out(each.toString(), names);
    }

    /// The names with a single value each; nothing if a name has several values, or none.
    static std::optional<Named> single(const QJsonObject& where, const LessonWords& lesson, int step) {
        Named named;
        for (const QString& name : where.keys()) {
            if (where[name].isDouble()) {
                named[name] = where[name].toDouble();
                continue;
            }
            const ClaimValues value({{"is", name}, {"where", QJsonObject{{name, where[name]}}}}, lesson,
                                    step);
            if (value.numbers.size() != 1)
                return {};
            named[name] = value.numbers.front();
        }
        return named;
    }

private:
    static QJsonObject own_query(QJsonObject claim) {
        for (const char* member : {"is", "where", "text says", "step", "section", "table", "columns", "rows"})
            claim.remove(QLatin1String(member));
        return claim;
    }
    QJsonObject with_own(const QJsonObject& query) const {
        return stands_alone(query) ? query : merged(query_, query);
    }
    Numbers values_of(const QJsonObject& query) {
        note_settings(query);
        if (query.contains("column") || query.contains("lines"))
            return checked(query, query.contains("column") ? cell(query) : lines(query));
        const auto turns = turns_of(query);
        Numbers all;
        for (qsizetype i = 0; turns && i < *turns && wrong.isEmpty(); ++i) {
            const QJsonObject one = turn(query, i);
            times |= is_time(one);
            const Numbers value = checked(one, number_named(one));
            if (one["as"] != QLatin1String("any"))
                all.insert(all.end(), value.begin(), value.end());
        }
        return turns ? all : checked(query, {});
    }
    Numbers checked(const QJsonObject& query, std::optional<double> value) {
        if (value)
            return {*value};
        wrong = "this is no single number: " + QString::fromUtf8(QJsonDocument(query).toJson());
        return {};
    }
    /// If names have several values, the expression is evaluated for each; names with one value do not
    /// change.
    void work_out(const QString& expression, const std::map<QString, Numbers>& names) {
        std::size_t turns = 1;
        for (const auto& [name, values] : names)
            if (expression.contains(QRegularExpression("\\b" + name + "\\b")))
                turns = std::max(turns, values.size());
        for (std::size_t i = 0; i < turns; ++i) {
            Named named;
            for (const auto& [name, values] : names)
                if (!values.empty())
                    named[name] = values[std::min(i, values.size() - 1)];
            const auto value = Arithmetic::value(expression, named);
            if (!value) {
                wrong = "\"is\" cannot be worked out";
                return;
            }
            numbers.push_back(*value);
        }
    }
    void note_settings(const QJsonValue& of) {
        if (of.isArray())
            for (const auto& each : of.toArray())
                note_settings(each);
        else if (of.isObject()) {
            const QJsonObject members = of.toObject();
            for (const QString& name : members.keys())
                if (name != QLatin1String("recorded") && name != QLatin1String("asset"))
                    note_settings(members[name]);
        } else {
            static const QRegularExpression number(QStringLiteral("(?<![\\d.])\\d+(?![\\d.])"));
            for (auto match = number.globalMatch(of.toVariant().toString()); match.hasNext();)
                settings.add(match.next().captured());
        }
    }
    /// {"picture": 2, "column": NAME, "row": [...]}: from the data of a figure, the row that begins with
    /// these cells.
    std::optional<double> cell(const QJsonObject& from) const {
        const PictureWords* const shown = picture_of(lesson_, step_, from["picture"]);
        if (!shown || !shown->figure)
            return {};
        const auto& data = shown->figure->data;
        const auto column = std::ranges::find(data.front(), from["column"].toString().toStdString());
        if (column == data.front().end())
            return {};
        const QJsonArray begin = from["row"].toArray();
        std::optional<double> found;
        for (const auto& row : data) {
            if (!std::equal(begin.begin(), begin.end(), row.begin(), [](const auto& a, const std::string& b) {
                    return a.toString().toStdString() == b;
                }))
                continue;
            if (found)
                return {};
            bool read = false;
            found = QString::fromStdString(row[static_cast<std::size_t>(column - data.front().begin())])
                        .toDouble(&read);
            if (!read)
                return {};
        }
        return found;
    }
    /// {"picture": 1, "lines": PATTERN}: the number of labels in a picture that match.
    std::optional<double> lines(const QJsonObject& from) const {
        const PictureWords* const shown = picture_of(lesson_, step_, from["picture"]);
        if (!shown)
            return {};
        return static_cast<double>(
            shown->labels.split(u'\n').filter(QRegularExpression(from["lines"].toString())).size());
    }

    const LessonWords& lesson_;
    int step_;
    QJsonObject query_;
};

} // namespace ks::tests
