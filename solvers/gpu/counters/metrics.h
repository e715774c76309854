// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/counters.h"

#include <span>
#include <vector>

namespace ks::gpu {

/// How the values of several launches are combined.
enum class Total {
    sum,
    mean ///< weighted by the launches' durations
};

/// One counter of Knapscope and the CUPTI metric that provides it (metrics.def).
struct Metric {
    const char* name;
    const char* unit;
    Total total;
    const char* cupti;
    const char* otherwise; ///< the metric's name on other chips; empty: none
};

std::span<const Metric> metrics_of(live::CounterSet set);

/// A metric as named on one chip.
struct ChosenMetric {
    Metric metric;
    const char* cupti; ///< `metric.cupti` or `metric.otherwise`
};

/// The counts of one range: one value per chosen metric, not finite if CUPTI has no value.
struct CountedRange {
    std::string kernel;
    std::int64_t launches = 0;
    std::vector<double> values;
};

/// Combines the launches of each kernel, in the order in which the kernels first ran. A counter without a
/// value in any range is omitted.
std::vector<live::CounterRange> by_kernel(std::span<const ChosenMetric> metrics,
                                          std::span<const CountedRange> ranges);

} // namespace ks::gpu
