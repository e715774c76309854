// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "ui/compare/comparison.h"

#include <QRegularExpression>

#include <array>
#include <charconv>
#include <map>

namespace ks::ui {
namespace {

std::optional<std::int64_t> integer_of(const std::string& text) {
    std::int64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [last, failed] = std::from_chars(text.data(), end, value);
    return failed == std::errc() && last == end ? std::optional(value) : std::nullopt;
}

/// The series whose instances' settings differ in one number.
void add_series_of_settings(const std::vector<Comparison>& comparisons, std::vector<InstanceSeries>& all) {
    using Alike = std::array<QString, 4>; // preset; settings before and after the number; seed
    std::map<Alike, std::map<std::int64_t, std::size_t>> found;
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
        const Comparison& comparison = comparisons[i];
        for (std::size_t differs = 0; differs < comparison.settings.size(); ++differs) {
            Alike alike{comparison.preset, {}, {}, comparison.rest};
            auto& [preset, before, after, rest] = alike;
            for (std::size_t s = 0; s < comparison.settings.size(); ++s) {
                const auto& [name, value] = comparison.settings[s];
                if (s < differs)
                    before += QString::fromStdString(written("{} = {}, ", name, value));
                else if (s == differs)
                    before += QString::fromStdString(written("{} = ", name));
                else
                    after += QString::fromStdString(written(", {} = {}", name, value));
            }
            if (const auto number = integer_of(comparison.settings[differs].second))
                found[alike].emplace(*number, i);
        }
    }
    for (const auto& [alike, members] : found) {
        if (members.size() < 2)
            continue;
        const auto& [preset, before, after, rest] = alike;
        InstanceSeries& series = all.emplace_back();
        const QString name = before.section(QStringLiteral(", "), -1);
        for (const auto& [number, index] : members) {
            series.labels << name + QString::number(number);
            series.members.push_back(index);
        }
        const QString said_rest = comparisons[series.members.front()].said_rest;
        const auto [least, most] = std::pair(members.begin()->first, members.rbegin()->first);
        series.name = QStringLiteral("%1 (%2%3 to %4%5)%6")
                          .arg(preset, before, QString::number(least), QString::number(most), after, rest);
        series.title =
            QStringLiteral("%1 (%2%3)%4")
                .arg(preset, before, QString::fromStdString(formatted("{} to {}", least, most)) + after,
                     said_rest);
    }
}

} // namespace

std::vector<InstanceSeries> series_of(const std::vector<Comparison>& comparisons) {
    static const QRegularExpression numbered(QStringLiteral("^(.*[^0-9])([0-9]{1,9})$"));
    std::map<std::pair<QString, QString>, std::map<int, std::size_t>>
        found; // by the text before and after the number
    const auto stem = [](const Comparison& comparison) {
        return comparison.preset.isEmpty() ? comparison.instance : comparison.preset;
    };
    for (std::size_t i = 0; i < comparisons.size(); ++i)
        if (!comparisons[i].settings.empty())
            continue;
        else if (const auto match = numbered.match(stem(comparisons[i])); match.hasMatch())
            found[{match.captured(1), comparisons[i].rest}].emplace(match.captured(2).toInt(), i);
    std::vector<InstanceSeries> all;
    for (const auto& [key, members] : found) {
        if (members.size() < 2)
            continue;
        InstanceSeries& series = all.emplace_back();
        for (const auto& [number, index] : members) {
            series.labels << stem(comparisons[index]);
            series.members.push_back(index);
        }
        const QString &first = series.labels.front(), &last = series.labels.back();
        series.name = QStringLiteral("%1 to %2%3").arg(first, last, key.second);
        series.title =
            QString::fromStdString(formatted("{} to {}", first.toStdString(), last.toStdString())) +
            comparisons[series.members.front()].said_rest;
    }
    add_series_of_settings(comparisons, all);
    return all;
}

} // namespace ks::ui
