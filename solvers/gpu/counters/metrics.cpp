// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/metrics.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace ks::gpu {

namespace {

struct Line {
    live::CounterSet set;
    Metric metric;
};

constexpr Line lines[] = {
#define KS_METRIC(set, name, unit, total, cupti, otherwise)                                                  \
    {live::CounterSet::set, {name, unit, Total::total, cupti, otherwise}},
#include "solvers/gpu/counters/metrics.def"
#undef KS_METRIC
};

std::vector<Metric> lines_of(live::CounterSet set) {
    std::vector<Metric> metrics;
    for (const Line& line : lines)
        if (line.set == set)
            metrics.push_back(line.metric);
    return metrics;
}

/// The sum of the finite values, and their sum weighted by durations.
struct Sums {
    double plain = 0, weighted = 0, weights = 0;
    std::int64_t count = 0;

    void add(double value, double weight) {
        if (!std::isfinite(value))
            return;
        plain += value;
        weighted += value * weight;
        weights += weight;
        ++count;
    }
    double mean() const { return weights > 0 ? weighted / weights : plain / static_cast<double>(count); }
};

} // namespace

std::span<const Metric> metrics_of(live::CounterSet set) {
    static const std::vector<Metric> basic = lines_of(live::CounterSet::basic),
                                     full = lines_of(live::CounterSet::full),
                                     curves = lines_of(live::CounterSet::curves);
    switch (set) {
    case live::CounterSet::basic:
        return basic;
    case live::CounterSet::full:
        return full;
    case live::CounterSet::curves:
        return curves;
    case live::CounterSet::none:
        break;
    }
    return {};
}

std::vector<live::CounterRange> by_kernel(std::span<const ChosenMetric> metrics,
                                          std::span<const CountedRange> ranges) {
    const auto duration = static_cast<std::size_t>(
        std::ranges::find(metrics, std::string_view("duration"),
                          [](const ChosenMetric& m) { return std::string_view(m.metric.name); }) -
        metrics.begin());
    std::vector<live::CounterRange> kernels;
    std::vector<std::vector<Sums>> sums; // [kernel][metric]
    for (const CountedRange& range : ranges) {
        auto kernel = std::ranges::find(kernels, range.kernel, &live::CounterRange::name);
        if (kernel == kernels.end()) {
            kernel = kernels.insert(kernel, live::CounterRange{.name = range.kernel});
            sums.emplace_back(metrics.size());
        }
        kernel->launches += range.launches;
        // Without durations, the number of launches is the best available weight.
        const bool has_duration = duration < range.values.size() && std::isfinite(range.values[duration]);
        const double weight = has_duration ? range.values[duration] : static_cast<double>(range.launches);
        std::vector<Sums>& of_kernel = sums[static_cast<std::size_t>(kernel - kernels.begin())];
        for (std::size_t i = 0; i < metrics.size() && i < range.values.size(); ++i)
            of_kernel[i].add(range.values[i], weight);
    }
    for (std::size_t k = 0; k < kernels.size(); ++k)
        for (std::size_t i = 0; i < metrics.size(); ++i)
            if (const Sums& sum = sums[k][i]; sum.count > 0)
                kernels[k].counters.push_back(
                    {.name = metrics[i].metric.name,
                     .metric = metrics[i].cupti,
                     .unit = metrics[i].metric.unit,
                     .value = metrics[i].metric.total == Total::sum ? sum.plain : sum.mean()});
    return kernels;
}

} // namespace ks::gpu
