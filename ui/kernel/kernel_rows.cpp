// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_rows.h"

#include "solvers/emulator/op_words.h"
#include "ui/widgets/texts.h"

#include <algorithm>
#include <set>

namespace ks::ui {

namespace {

QString plain_figure(const scene::KernelCounter& counter, const std::optional<double>& figure) {
    constexpr int digits = 15;
    return figure ? QString::number(counter.share ? 100 * *figure : *figure, 'g', digits) : QString();
}

QStringList counter_row(const scene::KernelCounter& counter, const QString& gpu) {
    const QString name = counter.counter.empty() ? QString::fromStdString(counter.name)
                                                 : QString::fromStdString(counter.counter);
    return {name,
            plain_figure(counter, counter.emulated),
            plain_figure(counter, counter.counted),
            counter.share ? QStringLiteral("%") : QString(),
            QString::fromStdString(counter.metric),
            gpu};
}

} // namespace

std::vector<QStringList> site_rows(const Trace& trace) {
    std::vector<QStringList> rows{
        QStringLiteral("variant,launch,kernel,file,line,column,op,space,bytes,requests,sectors,lines_128,"
                       "bytes_used,bytes_moved,wavefronts,conflicts,active_lanes,divergent,"
                       "iterations")
            .split(QLatin1Char(','))};
    for (std::size_t launch = 0; launch < trace.launches.size(); ++launch)
        for (const TraceSite& site : trace.launches[launch].sites) {
            if (site.op == emulator::Op::watch)
                continue;
            const Counters& c = site.counters;
            QStringList row{QString::fromStdString(trace.variant),
                            QString::number(launch),
                            QString::fromStdString(trace.launches[launch].kernel),
                            QString::fromStdString(site.file),
                            QString::number(site.line),
                            QString::number(site.column),
                            to_qt(to_text(site.op)),
                            to_qt(to_text(site.space)),
                            QString::number(site.bytes)};
            for (const std::int64_t count :
                 {c.requests, c.sectors, c.lines_128, c.bytes_used, c.bytes_moved, c.wavefronts, c.conflicts,
                  c.active_lanes, c.divergent, c.iterations})
                row << QString::number(count);
            rows.push_back(row);
        }
    return rows;
}

void add_counter_rows(std::vector<QStringList>& rows, const Trace& trace,
                      const scene::HardwareCount& hardware) {
    const QStringList heads =
        QStringLiteral("counter,emulated,hardware,unit,metric,gpu").split(QLatin1Char(','));
    const qsizetype sites = rows.front().size();
    rows.front() << heads;
    for (QStringList& row : rows)
        row.resize(rows.front().size());
    const QString gpu = QString::fromStdString(hardware.device);
    std::set<std::string> done;
    for (std::size_t launch = 0; launch < trace.launches.size(); ++launch) {
        const std::string& kernel = trace.launches[launch].kernel;
        if (!done.insert(kernel).second)
            continue;
        const auto beside = scene::kernel_counters(trace, static_cast<std::int64_t>(launch), &hardware, {});
        for (const scene::KernelCounter& counter : beside.counters) {
            QStringList row{QString::fromStdString(trace.variant), QString(), QString::fromStdString(kernel)};
            row.resize(sites);
            rows.push_back(row + counter_row(counter, gpu));
        }
    }
}

} // namespace ks::ui
