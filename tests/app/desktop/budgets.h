// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/sanitizers.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace ks::tests {

/// A figure of budgets.json: what was measured when it was recorded, and what the program may need.
struct Budget {
    QString of; ///< "page_cpu_ms/compare"
    double recorded = 0, at_most = 0;

    /// Reads the budget at this path of budgets.json. A missing one allows nothing.
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

/// Sanitizers multiply CPU time and memory, so nothing is measured with them.
inline constexpr bool sanitized = KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER;

/// The least value of several runs. Other processes can only add to what a run needs, so this stops at the
/// first run that keeps the budget.
template <class Measure>
double least(const Budget& budget, Measure measure) {
    double best = std::numeric_limits<double>::infinity();
    for (int run = 0; run < 8 && best > budget.at_most; ++run)
        best = std::min(best, measure());
    return best;
}

} // namespace ks::tests
