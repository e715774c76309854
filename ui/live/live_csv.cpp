// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_csv.h"

#include "solvers/core/csv_dialect.h"
#include "ui/live/live_words.h"
#include "visual/export/export.h"

#include <numeric>

namespace ks::ui {
namespace {

template <class Number>
QString number_or_nothing(const std::optional<Number>& value) {
    return value ? QString::number(*value) : QString();
}

std::size_t sms_of(const live::LiveRun& run) {
    std::size_t most = 0;
    for (const live::Sample& sample : run.samples)
        most = std::max(most, sample.occupancy.size());
    return most;
}

QStringList row_of(const live::Sample& sample, std::size_t sms) {
    const live::Telemetry none, &told = sample.telemetry ? *sample.telemetry : none;
    const auto& full = sample.occupancy;
    QStringList row{QString::number(sample.t)};
    row << (full.empty() ? QString()
                         : QString::number(std::accumulate(full.begin(), full.end(), 0.0) /
                                           static_cast<double>(full.size())));
    row << number_or_nothing(sample.barriers) << number_or_nothing(told.busy)
        << number_or_nothing(told.memory_busy) << number_or_nothing(told.sm_mhz)
        << number_or_nothing(told.memory_mhz) << number_or_nothing(told.power_w)
        << number_or_nothing(told.temperature_c) << number_or_nothing(told.memory_used_bytes)
        << number_or_nothing(told.sm_occupancy) << number_or_nothing(told.dram_bandwidth);
    for (std::size_t sm = 0; sm < sms; ++sm)
        row << (sm < full.size() ? QString::number(static_cast<double>(full[sm])) : QString());
    return row;
}

/// Writes numbers directly: they need no quotes, and a million lines should not become a list of texts.
void append_numbers(QByteArray& csv, std::initializer_list<std::int64_t> numbers, char separator) {
    bool first = true;
    for (const std::int64_t number : numbers) {
        if (!std::exchange(first, false))
            csv += separator;
        csv += QByteArray::number(static_cast<qint64>(number));
    }
    csv += "\r\n";
}

} // namespace

QByteArray samples_csv(const live::LiveRun& run) {
    const std::size_t sms = sms_of(run);
    QStringList head = QStringLiteral("t_s,occupancy,barriers,busy,memory_busy,sm_mhz,memory_mhz,power_w,"
                                      "temperature_c,memory_used_bytes,sm_occupancy,dram_bandwidth")
                           .split(QLatin1Char(','));
    for (std::size_t sm = 0; sm < sms; ++sm)
        head << QStringLiteral("sm%1").arg(sm);
    std::vector<QStringList> rows{head};
    for (const live::Sample& sample : run.samples)
        rows.push_back(row_of(sample, sms));
    return visual::csv_of(rows);
}

QByteArray solves_csv(const live::LiveRun& run) {
    std::vector<QStringList> rows{{QStringLiteral("t_s"), QStringLiteral("total_ms")}};
    for (const live::SolveTime& solve : run.solves)
        rows.push_back({QString::number(solve.t), QString::number(solve.total_ms)});
    return visual::csv_of(rows);
}

QByteArray blocks_csv(const live::LiveRun& run) {
    if (!run.timeline)
        return {};
    const live::Timeline& timeline = *run.timeline;
    const char* unit = timeline.nanoseconds() ? "ns" : "steps";
    const char separator = csv_dialect().separator;
    QByteArray csv =
        visual::csv_of(std::vector<QStringList>{QStringLiteral("launch,block,sm,begin_%1,end_%1,warp_time_%1")
                                                    .replace(QLatin1String("%1"), QLatin1String(unit))
                                                    .split(QLatin1Char(','))});
    csv.reserve(static_cast<qsizetype>(timeline.blocks.size() * 48));
    for (const live::BlockSpan& block : timeline.blocks)
        append_numbers(csv, {block.launch, block.block, block.sm, block.begin, block.end, block.warp_time},
                       separator);
    return csv;
}

QByteArray limit_csv(const roofline::Roofline& roofline) {
    std::vector<QStringList> rows{QStringLiteral("resource,seconds,share,how,limit").split(QLatin1Char(','))};
    for (const roofline::ResourceUse& use : roofline.uses)
        rows.push_back({QString::fromStdString(std::string(title_of(use.resource))),
                        QString::number(use.seconds, 'g', 9), QString::number(use.share),
                        QString::fromStdString(use.how),
                        roofline.limit == use.resource ? QStringLiteral("true") : QStringLiteral("false")});
    return visual::csv_of(rows);
}

QByteArray counters_csv(const live::LiveRun& run) {
    std::vector<QStringList> rows{{QStringLiteral("range"), QStringLiteral("launches"),
                                   QStringLiteral("name"), QStringLiteral("metric"), QStringLiteral("unit"),
                                   QStringLiteral("value")}};
    if (run.counters)
        for (const live::CounterRange& range : run.counters->ranges)
            for (const live::Counter& counter : range.counters)
                rows.push_back({QString::fromStdString(range.name), QString::number(range.launches),
                                QString::fromStdString(counter.name), QString::fromStdString(counter.metric),
                                QString::fromStdString(counter.unit), QString::number(counter.value)});
    return visual::csv_of(rows);
}

QByteArray watched_csv(const WatchedRuns& runs) {
    std::vector<QStringList> rows{{QStringLiteral("variant"), QStringLiteral("parameters"),
                                   QStringLiteral("where"), QStringLiteral("instance"),
                                   QStringLiteral("solves"), QStringLiteral("median_ms"),
                                   QStringLiteral("occupancy"), QStringLiteral("occupancy_of_span"),
                                   QStringLiteral("theoretical"), QStringLiteral("baseline")}};
    for (int row = 0; row < runs.count(); ++row) {
        const LaidOutRun& each = runs.entry(row)->run;
        const LiveSummary& of = each.summary;
        rows.push_back(
            {QString::fromStdString(each.run->variant), short_name_of(*each.run), place_of(*each.run),
             QString::fromStdString(each.run->instance), QString::number(of.solves),
             number_or_nothing(of.median_ms), number_or_nothing(occupancy_of(of)),
             of.achieved ? QString::number(of.achieved->of_span) : QString(),
             number_or_nothing(of.theoretical), runs.baseline() == row ? QStringLiteral("yes") : QString()});
    }
    return visual::csv_of(rows);
}

} // namespace ks::ui
