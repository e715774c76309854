// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "ui/runs/run_words.h"
#include "visual/charts/bar_chart.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks::ui {

/// What the answers of two runs are compared by.
struct NotedAnswer {
    std::string status; ///< "optimal", "feasible", "bound" ...
    std::optional<std::int64_t> objective, batches;
};
NotedAnswer noted(const Outcome& run);
NotedAnswer noted(const RecordedRow& row);

/// What is to be said of an answer beside its time. The optimum is known if one of the answers of the same
/// instance is optimal.
visual::Quality quality_of(const NotedAnswer& answer, const std::vector<NotedAnswer>& of_same_instance);
/// The same for a run of this session.
visual::Quality quality_of(const Outcome& run, const Outcomes& outcomes);

} // namespace ks::ui
