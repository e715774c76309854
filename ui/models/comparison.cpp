// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/comparison.h"

#include "solvers/bench/results.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

namespace ks::ui {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Comparison", text);
}

struct Samples {
    const RunOutcome* first = nullptr;
    std::vector<double> ms;
};

double median_of(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

visual::Timing timing_of(const Samples& samples, bool name_parameters) {
    const RunOutcome& run = *samples.first;
    visual::Timing timing;
    timing.label = run.variant.toStdString();
    if (name_parameters && !run.parameters.isEmpty())
        timing.label += " (" + run.parameters.toStdString() + ")";
    timing.group = run.on == QLatin1String("cpu") ? "CPU" : run.on.toStdString();
    timing.source = run.emulated() ? visual::Source::emulated : visual::Source::measured;
    timing.where = run.on == QLatin1String("cpu") ? std::string() : where_text(run).toStdString();
    timing.seconds = median_of(samples.ms) / 1000;
    if (samples.ms.size() > 1) {
        const auto [least, most] = std::minmax_element(samples.ms.begin(), samples.ms.end());
        timing.spread = visual::Spread{*least / 1000, *most / 1000};
    }
    return timing;
}

std::string recorded_label(const RecordedRow& row) {
    std::string label = row.variant;
    std::string parameters;
    for (const auto& [name, value] : row.parameters)
        parameters += (parameters.empty() ? " (" : ", ") + name + " = " + value;
    return parameters.empty() ? label : label + parameters + ")";
}

QString recorded_instance(const RecordedRow& row) {
    QString name =
        QString::fromStdString(row.instance.empty() ? row.instance_sha256.substr(0, 12) : row.instance);
    if (row.seed)
        name += tr(", seed %1").arg(*row.seed);
    return name;
}

} // namespace

std::vector<Comparison> comparisons_of(const Outcomes& outcomes) {
    std::vector<QString> instances; // by fingerprint
    using Key = std::tuple<QString, QString, QString>;
    std::map<QString, std::vector<std::pair<Key, Samples>>> by_instance;
    std::map<std::tuple<QString, QString, QString>, int> parameter_sets;
    for (const auto& run : outcomes) {
        auto& rows = by_instance[run->instance_sha256];
        if (rows.empty())
            instances.push_back(run->instance_sha256);
        const Key key{run->variant, run->on, run->parameters};
        auto at =
            std::find_if(rows.begin(), rows.end(), [&key](const auto& row) { return row.first == key; });
        if (at == rows.end()) {
            ++parameter_sets[{run->instance_sha256, run->variant, run->on}];
            at = rows.insert(rows.end(), {key, Samples{run.get(), {}}});
        }
        at->second.ms.push_back(run->total_ms);
    }
    std::vector<Comparison> comparisons;
    for (const QString& sha256 : instances) {
        const auto& rows = by_instance[sha256];
        const QString name = rows.front().second.first->instance_name;
        Comparison comparison{name.isEmpty() ? tr("Untitled") : name, {}, sha256};
        for (const auto& [key, samples] : rows) {
            const bool several = parameter_sets[{sha256, samples.first->variant, samples.first->on}] > 1;
            comparison.timings.push_back(timing_of(samples, several));
        }
        comparisons.push_back(std::move(comparison));
    }
    return comparisons;
}

std::vector<Comparison> comparisons_of(const RecordedResults& results) {
    std::vector<Comparison> comparisons;
    for (const RecordedRow& row : results.rows) {
        if (row.error)
            continue; // it has no time
        const QString instance = recorded_instance(row);
        auto at = std::find_if(comparisons.begin(), comparisons.end(),
                               [&instance](const Comparison& known) { return known.instance == instance; });
        if (at == comparisons.end())
            at = comparisons.insert(comparisons.end(), Comparison{instance, {}, {}});
        visual::Timing timing;
        timing.label = recorded_label(row);
        timing.group = row.on == "cpu" ? "CPU" : row.on;
        timing.source = row.on == "emulator" ? visual::Source::emulated : visual::Source::recorded;
        for (const std::string& part : {row.on == "cpu" ? results.host : results.device, results.date})
            if (!part.empty())
                timing.where += (timing.where.empty() ? "" : ", ") + part;
        timing.seconds = row.total_ms.median / 1000;
        timing.spread = visual::Spread{row.total_ms.min / 1000, row.total_ms.max / 1000};
        at->timings.push_back(std::move(timing));
    }
    return comparisons;
}

void keep_variants(Comparison& comparison, const QStringList& variants) {
    if (variants.isEmpty())
        return;
    std::erase_if(comparison.timings, [&variants](const visual::Timing& timing) {
        return !variants.contains(QString::fromStdString(timing.label).section(QStringLiteral(" ("), 0, 0));
    });
}

std::size_t standard_baseline(const Comparison& comparison) {
    std::size_t first = 0;
    bool found = false;
    for (std::size_t i = 0; i < comparison.timings.size(); ++i) {
        const auto& timing = comparison.timings[i];
        if (timing.source == visual::Source::emulated)
            continue;
        if (timing.label.find(".sequential") != std::string::npos)
            return i;
        if (!found)
            first = i;
        found = true;
    }
    return first;
}

} // namespace ks::ui
