// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernel/kernel_rows.h"

namespace ks::ui {

std::vector<QStringList> site_rows(const Trace& trace) {
    std::vector<QStringList> rows{
        QStringLiteral("variant,launch,kernel,file,line,column,op,space,bytes,requests,sectors,lines_128,"
                       "bytes_used,bytes_moved,wavefronts,conflicts,active_lanes,divergent,"
                       "iterations")
            .split(QLatin1Char(','))};
    for (std::size_t launch = 0; launch < trace.launches.size(); ++launch)
        for (const TraceSite& site : trace.launches[launch].sites) {
            if (site.op == "watch")
                continue;
            const Counters& c = site.counters;
            QStringList row{QString::fromStdString(trace.variant),
                            QString::number(launch),
                            QString::fromStdString(trace.launches[launch].kernel),
                            QString::fromStdString(site.file),
                            QString::number(site.line),
                            QString::number(site.column),
                            QString::fromStdString(site.op),
                            QString::fromStdString(site.space),
                            QString::number(site.bytes)};
            for (const std::int64_t count :
                 {c.requests, c.sectors, c.lines_128, c.bytes_used, c.bytes_moved, c.wavefronts, c.conflicts,
                  c.active_lanes, c.divergent, c.iterations})
                row << QString::number(count);
            rows.push_back(row);
        }
    return rows;
}

} // namespace ks::ui
