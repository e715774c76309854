// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that a claim names: in recorded results, papers, files and instances. ui/lessons/README.md
// lists the members of such a query.
#pragma once

#include "solvers/bench/results.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/devices.h"
#include "solvers/run/registry.h"
#include "solvers/run/run_work.h"
#include "tests/support/paths.h"
#include "ui/compare/paper_figures.h"
#include "ui/lessons/lesson.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <vector>

namespace ks::tests {

using Numbers = std::vector<double>;

/// A query whose members are overridden by those of another one; "set" and "over" are merged recursively.
inline QJsonObject merged(QJsonObject query, const QJsonObject& with) {
    for (const QString& name : with.keys())
        query[name] = query[name].isObject() && with[name].isObject()
                          ? merged(query[name].toObject(), with[name].toObject())
                          : with[name];
    return query;
}

/// The length of the lists in a query; 1 if it has no lists, nothing if two have different lengths.
inline std::optional<qsizetype> turns_of(const QJsonObject& query) {
    std::optional<qsizetype> turns = 1;
    for (const auto& value : query) {
        const auto own = value.isArray()    ? std::optional(value.toArray().size())
                         : value.isObject() ? turns_of(value.toObject())
                                            : std::optional<qsizetype>(1);
        if (!own || (turns != 1 && own != 1 && own != turns))
            return {};
        turns = turns == 1 ? own : turns;
    }
    return turns;
}
/// The query with each list replaced by its element `i`.
inline QJsonObject turn(QJsonObject query, qsizetype i) {
    for (const QString& name : query.keys())
        if (query[name].isArray())
            query[name] = query[name].toArray().at(i);
        else if (query[name].isObject())
            query[name] = turn(query[name].toObject(), i);
    return query;
}

inline std::string text_of(const QJsonValue& value) {
    return value.toVariant().toString().toStdString();
}

/// Numbers of a results file in assets/results.
class RecordedNumbers {
public:
    /// One number for a query without lists; nothing if no row matches, or if several match and there is no
    /// "as".
    static std::optional<double> one(const QJsonObject& query) {
        Numbers values;
        for (const RecordedRow& row : rows_of(query)) {
            if (!fits(row, query))
                continue;
            const auto value = number_of(row, query);
            if (query["as"] == QLatin1String("count") || query["as"] == QLatin1String("any"))
                values.push_back(0);
            else if (value && query.contains("over"))
                for (const double base : baselines(row, query))
                    values.push_back(*value / base);
            else if (value)
                values.push_back(*value);
        }
        return summary(values, query["as"].toString());
    }
    /// Whether the number is a time, in ms.
    static bool is_time(const QJsonObject& query) {
        return query.contains("recorded") && !query.contains("over") && !query.contains("fact") &&
               !query.contains("number") &&
               !QStringList{"below 1", "count", "any", "median range"}.contains(query["as"].toString());
    }

private:
    static const std::vector<RecordedRow>& rows_of(const QJsonObject& query) {
        static std::map<QString, std::vector<RecordedRow>> files;
        const QString name = query["recorded"].toString();
        auto known = files.find(name);
        if (known == files.end()) {
            const auto results =
                read_results_file((source_path("assets/results/") + name + ".json").toStdString());
            known = files.emplace(name, results ? results->rows : std::vector<RecordedRow>()).first;
        }
        return known->second;
    }
    static bool fits(const RecordedRow& row, const QJsonObject& query) {
        const auto is = [&](const char* member, const std::string& value) {
            return !query.contains(QLatin1String(member)) || text_of(query[QLatin1String(member)]) == value;
        };
        const QJsonObject set = query["set"].toObject();
        return is("variant", row.variant) && is("instance", row.instance) && is("on", row.on) &&
               is("seed", row.seed ? std::to_string(*row.seed) : "") &&
               std::ranges::all_of(set.keys(), [&](const QString& key) {
                   return setting(row, key.toStdString()) == text_of(set[key]);
               });
    }
    /// The setting of the variant or of the preset; empty if the row has no such setting.
    static std::string setting(const RecordedRow& row, const std::string& name) {
        for (const RecordedRow::Settings* settings : {&row.parameters, &row.instance_set})
            for (const auto& [known, value] : *settings)
                if (known == name)
                    return value;
        return {};
    }
    static std::optional<double> number_of(const RecordedRow& row, const QJsonObject& query) {
        if (query.contains("fact")) {
            const auto fact =
                std::ranges::find(row.facts, text_of(query["fact"]), &RecordedRow::FactValues::name);
            return fact == row.facts.end() ? std::nullopt : std::optional(fact->value.median);
        }
        if (query.contains("number")) {
            const std::string name = text_of(query["number"]);
            const auto value = name == "points"    ? row.points
                               : name == "batches" ? row.batches
                                                   : row.objective;
            return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
        }
        return stages(row, query["stage"].toString("total"), query["as"].toString());
    }
    /// "generation + pruning": the median of the stages' sums per repetition; "total": the whole run. As
    /// "median range": largest minus smallest sum, as a fraction of the median.
    static std::optional<double> stages(const RecordedRow& row, const QString& names, const QString& as) {
        Numbers sums;
        for (const QString& name : names.split(" + ")) {
            const auto stage =
                std::ranges::find(row.stages, name.toStdString(), &RecordedRow::StageTimes::name);
            const Spread* const ms = name == QLatin1String("total") ? &row.total_ms
                                     : stage == row.stages.end()    ? nullptr
                                                                    : &stage->ms;
            if (!ms || ms->samples.empty())
                return {};
            sums.resize(ms->samples.size());
            std::ranges::transform(sums, ms->samples, sums.begin(), std::plus());
        }
        const Spread of = spread_of(sums);
        return as == QLatin1String("median range") ? (of.max - of.min) / of.median : of.median;
    }
    /// The divisors for a row's number: from the one row that matches "over" or, if several match, from those
    /// with the same instance.
    static Numbers baselines(const RecordedRow& row, const QJsonObject& query) {
        QJsonObject over = merged(query, query["over"].toObject());
        over.remove("over");
        std::vector<const RecordedRow*> all, same;
        for (const RecordedRow& each : rows_of(over))
            if (fits(each, over)) {
                all.push_back(&each);
                if (each.instance == row.instance && each.instance_set == row.instance_set &&
                    each.seed == row.seed)
                    same.push_back(&each);
            }
        Numbers values;
        for (const RecordedRow* each : all.size() == 1 ? all : same)
            if (const auto value = number_of(*each, over); value && *value != 0)
                values.push_back(*value);
        return values;
    }
    static std::optional<double> summary(const Numbers& values, const QString& as) {
        if (as == QLatin1String("count"))
            return static_cast<double>(values.size());
        if (values.empty())
            return {};
        if (as == QLatin1String("any"))
            return 1;
        if (as == QLatin1String("least"))
            return std::ranges::min(values);
        if (as == QLatin1String("most"))
            return std::ranges::max(values);
        if (as == QLatin1String("mean"))
            return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
        if (as == QLatin1String("median") || as == QLatin1String("median range"))
            return median_of(values);
        if (as == QLatin1String("below 1"))
            return static_cast<double>(std::ranges::count_if(values, [](double each) { return each < 1; }));
        return as.isEmpty() && values.size() == 1 ? std::optional(values.front()) : std::nullopt;
    }
};

/// {"printed": PAPER, "place": ..., "name": ..., "block": N, "stage": ..., "set": {"n": N}}: a number printed
/// in a paper, as Compare shows it; null if there is none, or several.
inline const ui::PaperFigure* printed_figure(const QJsonObject& from) {
    const ui::PaperFigure* found = nullptr;
    const QJsonObject set = from["set"].toObject();
    for (const ui::PaperFigure& each : ui::paper_figures()) {
        const auto has = [&](const QString& name) {
            const std::pair wanted{name.toStdString(), text_of(set[name])};
            return std::ranges::find(each.set, wanted) != each.set.end();
        };
        if (each.paper != text_of(from["printed"]) || each.place != text_of(from["place"]) ||
            each.name != text_of(from["name"]) ||
            (from.contains("block") && each.block != from["block"].toInt()) ||
            (from.contains("stage") && each.stage != text_of(from["stage"])) ||
            (from.contains("instance") &&
             std::ranges::find(each.presets, text_of(from["instance"])) == each.presets.end()) ||
            !std::ranges::all_of(set.keys(), has))
            continue;
        if (found)
            return nullptr;
        found = &each;
    }
    return found;
}

/// "ceilings/copy/median": the number at this path of a JSON document; elements of a list are named by their
/// index. For a list, its length, or "sum of weights".
inline std::optional<double> number_at(const QJsonDocument& document, const QString& path) {
    QJsonValue value = document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array());
    const bool sum = path.startsWith("sum of ");
    for (const QString& name : path.mid(sum ? 7 : 0).split(u'/'))
        value = value.isArray() ? value.toArray().at(name.toInt()) : value.toObject()[name];
    double all = 0;
    if (sum)
        for (const auto& each : value.toArray())
            all += each.toDouble();
    return sum                ? std::optional(all)
           : value.isDouble() ? std::optional(value.toDouble())
           : value.isArray()  ? std::optional(static_cast<double>(value.toArray().size()))
                              : std::nullopt;
}
/// {"asset": FILE, "at": PATH}: a number of a JSON file in `assets`.
inline std::optional<double> asset_number(const QJsonObject& from) {
    QFile file(source_path("assets/") + from["asset"].toString());
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return number_at(QJsonDocument::fromJson(file.readAll()), from["at"].toString());
}
/// {"preset": ID, "kind": ..., "set": {...}, "seed": N}: a generated instance.
inline Result<InstancePtr> instance_of(const QJsonObject& from) {
    std::vector<std::pair<std::string, std::string>> settings;
    const QJsonObject set = from["set"].toObject();
    for (const QString& name : set.keys())
        settings.emplace_back(name.toStdString(), text_of(set[name]));
    return generate(text_of(from["preset"]), text_of(from["kind"]), settings,
                    static_cast<std::uint64_t>(from["seed"].toInt(1)));
}
/// The same with "at": a number in the instance's document.
inline std::optional<double> instance_number(const QJsonObject& from) {
    const auto instance = instance_of(from);
    if (!instance)
        return {};
    return number_at(QJsonDocument::fromJson(QByteArray::fromStdString(write_json(**instance))),
                     from["at"].toString());
}
/// The estimated memory of a run in bytes, on host and device together.
inline std::optional<double> memory_of(const WorkRequest& run) {
    const auto variant = find_variant(run.variant);
    if (!variant)
        return {};
    const auto parameters = Parameters::parse((*variant)->info().parameters, run.set);
    if (!parameters)
        return {};
    const auto estimate = (*variant)->estimate(*run.instance, *parameters, INT64_MAX);
    return estimate ? std::optional(static_cast<double>(estimate->host_bytes + estimate->device_bytes))
                    : std::nullopt;
}
/// The same with "work of": the work of a variant on the instance, without a run. "amount" is "memory", or in
/// closed form "bytes" of device memory, "shared bytes", "operations" or "launches" of its kernels; some
/// variants need the number of launches of a run.
inline std::optional<double> amount_of_work(const QJsonObject& from) {
    const auto instance = instance_of(from);
    if (!instance)
        return {};
    WorkRequest request{
        .instance = *instance, .variant = text_of(from["work of"]), .launches = from["launches"].toInt()};
    const QJsonObject parameters = from["parameters"].toObject();
    for (const QString& name : parameters.keys())
        request.set.emplace_back(name.toStdString(), text_of(parameters[name]));
    const QString amount = from["amount"].toString();
    if (amount == QLatin1String("memory"))
        return memory_of(request);
    const auto work = work_of(request, {});
    if (!work || !*work)
        return {};
    return amount == QLatin1String("bytes")          ? (*work)->device_bytes
           : amount == QLatin1String("operations")   ? (*work)->operations
           : amount == QLatin1String("shared bytes") ? (*work)->shared_bytes
           : amount == QLatin1String("launches")     ? std::optional(static_cast<double>((*work)->launches))
                                                     : std::nullopt;
}

/// {"count of": "lessons"}, or "lessons of chapter 4", "chapters", "variants", "kernels" (variants that run
/// on a GPU).
inline std::optional<double> count_of(const QString& what) {
    const auto count = [](std::ptrdiff_t of) { return std::optional(static_cast<double>(of)); };
    if (what == QLatin1String("chapters")) {
        const auto chapters = ui::read_chapters();
        return chapters ? count(chapters->size()) : std::nullopt;
    }
    if (what.startsWith("lessons")) {
        const int chapter = what.section(u' ', 3).toInt();
        return count(
            std::ranges::count_if(ui::load_lessons({":/assets/lessons"}), [&](const ui::Lesson& lesson) {
                return chapter == 0 || lesson.place.chapter == chapter;
            }));
    }
    if (what == QLatin1String("variants"))
        return count(std::ssize(variants()));
    return {};
}

/// The number for a query without lists that needs no picture; nothing if several numbers match.
inline std::optional<double> answer_to(const QJsonObject& from) {
    if (from.contains("printed")) {
        const ui::PaperFigure* const printed = printed_figure(from);
        return printed ? std::optional(printed->value) : std::nullopt;
    }
    if (from.contains("asset"))
        return asset_number(from);
    if (from.contains("work of"))
        return amount_of_work(from);
    if (from.contains("preset"))
        return instance_number(from);
    if (from.contains("count of"))
        return count_of(from["count of"].toString());
    for (const auto& [member, number] :
         {std::pair{"cores of", &DevicePreset::cores}, {"multiprocessors of", &DevicePreset::sms}})
        if (from.contains(QLatin1String(member))) {
            const auto device = find_device_preset(text_of(from[QLatin1String(member)]));
            return device ? std::optional<double>((*device)->*number) : std::nullopt;
        }
    return from.contains("recorded") ? RecordedNumbers::one(from) : std::nullopt;
}
/// The same, computed only once.
inline std::optional<double> number_named(const QJsonObject& from) {
    static std::map<QByteArray, std::optional<double>> known;
    const QByteArray query = QJsonDocument(from).toJson(QJsonDocument::Compact);
    const auto found = known.find(query);
    return found != known.end() ? found->second : known.emplace(query, answer_to(from)).first->second;
}
/// Whether that number is a time, in ms.
inline bool is_time(const QJsonObject& from) {
    if (!from.contains("printed"))
        return RecordedNumbers::is_time(from);
    const ui::PaperFigure* const printed = printed_figure(from);
    return printed && printed->kind == "ms";
}
/// Whether a query does not name a recorded result and so does not inherit from the claim's own query.
inline bool stands_alone(const QJsonObject& query) {
    return std::ranges::any_of(std::array{"printed", "asset", "preset", "count of", "cores of",
                                          "multiprocessors of", "column", "lines"},
                               [&](const char* member) { return query.contains(QLatin1String(member)); });
}

} // namespace ks::tests
