// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/counters.h"

#include <span>
#include <vector>

namespace ks::gpu {

/// How the figures of several launches become one.
enum class Total {
    sum,
    mean ///< weighted by the launches' durations
};

/// One of our counters and the metric of CUPTI's that it is (metrics.def).
struct Metric {
    const char* name;
    const char* unit;
    Total total;
    const char* cupti;
    const char* otherwise; ///< its name on other chips; empty: no other
};

std::span<const Metric> metrics_of(live::CounterSet set);

/// A metric as a chip has it.
struct ChosenMetric {
    Metric metric;
    const char* cupti; ///< `metric.cupti` or `metric.otherwise`
};

/// What was counted in one range, one value for each chosen metric; not finite where CUPTI has none.
struct CountedRange {
    std::string kernel;
    std::int64_t launches = 0;
    std::vector<double> values;
};

/// The launches of each kernel together, in the order in which the kernels came. A counter that no range has
/// is left out.
std::vector<live::CounterRange> by_kernel(std::span<const ChosenMetric> metrics,
                                          std::span<const CountedRange> ranges);

} // namespace ks::gpu
