// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/sanitizers.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

namespace ks::tests {

/// An entry of budgets.json: the value measured when it was recorded, and the limit.
struct Budget {
    QString of; ///< "page_cpu_ms/compare"
    double recorded = 0, at_most = 0;

    /// Reads the budget at this path of budgets.json. A missing budget has the limit 0.
    static Budget named(const QString& path) {
        QFile file(source_path("tests/app/desktop/budgets.json"));
        if (!file.open(QIODevice::ReadOnly))
            return {.of = path};
        QJsonObject at = QJsonDocument::fromJson(file.readAll()).object();
        for (const QString& name : path.split(QLatin1Char('/')))
            at = at[name].toObject();
        return {.of = path, .recorded = at["recorded"].toDouble(), .at_most = at["at_most"].toDouble()};
    }

    /// "page_cpu_ms/compare: 180, recorded 40, at most 60".
    QString compared_with(double value) const {
        return QStringLiteral("%1: %2, recorded %3, at most %4")
            .arg(of)
            .arg(value, 0, 'f', 1)
            .arg(recorded)
            .arg(at_most);
    }
};

/// Sanitizers multiply CPU time and memory, so budgets are not checked with them.
inline constexpr bool sanitized = KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER;

/// Returns the milliseconds of CPU for a fixed amount of work that resembles a program's start: fresh pages,
/// small allocations and string comparisons. It uses none of the program's code.
inline double yardstick_ms() {
    const CpuClock clock(Cpu::thread);
    std::vector<char> pages(32 << 20);
    for (std::size_t at = 0; at < pages.size(); at += 4096)
        pages[at] = static_cast<char>(at >> 12);
    std::map<QString, int> counts;
    for (int i = 0; i < 40'000; ++i)
        ++counts[QString::number((i * 7919) % 20'011)];
    const bool whole = counts.size() == 20'011 && pages[4096] == 1;
    return whole ? clock.milliseconds() : 0;
}

/// Returns by what factor this machine is now slower than the one on which the budgets were recorded, from 1
/// to 3.
inline double slowness() {
    const double ratio = yardstick_ms() / Budget::named(QStringLiteral("yardstick_ms")).recorded;
    return std::clamp(ratio, 1.0, 3.0);
}

/// Returns the minimum of several runs, in milliseconds of the recording machine. Other processes can only
/// increase the time of a run, so it stops at the first run within the budget.
template <class Measure>
double least_cpu_ms(const Budget& budget, Measure measure) {
    double best = std::numeric_limits<double>::infinity();
    for (int run = 0; run < 8 && best > budget.at_most; ++run) {
        const double slower = slowness();
        best = std::min(best, measure() / slower);
    }
    return best;
}

} // namespace ks::tests
