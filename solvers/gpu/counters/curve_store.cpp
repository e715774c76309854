// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/curve_store.h"

#include <cmath>

namespace ks::gpu {

namespace {

void halve_values(std::vector<double>& values) {
    const std::size_t half = values.size() / 2;
    for (std::size_t i = 0; i < half; ++i)
        values[i] = (values[2 * i] + values[2 * i + 1]) / 2;
    values.resize(half);
}

} // namespace

void CurveStore::add(double time, std::span<const double> values) {
    pending_time_ += time;
    for (std::size_t i = 0; i < pending_.size(); ++i)
        pending_[i] += i < values.size() && std::isfinite(values[i]) ? values[i] : 0;
    if (++pending_count_ < per_point_)
        return;
    const auto count = static_cast<double>(pending_count_);
    times_.push_back(pending_time_ / count);
    for (std::size_t i = 0; i < pending_.size(); ++i) {
        values_[i].push_back(pending_[i] / count);
        pending_[i] = 0;
    }
    pending_time_ = 0;
    pending_count_ = 0;
    if (times_.size() >= most_)
        halve();
}

void CurveStore::halve() {
    halve_values(times_);
    for (std::vector<double>& values : values_)
        halve_values(values);
    per_point_ *= 2;
}

std::vector<live::CounterCurve> CurveStore::curves(std::span<const ChosenMetric> metrics) const {
    std::vector<live::CounterCurve> curves;
    for (std::size_t i = 0; i < metrics.size() && i < values_.size(); ++i)
        curves.push_back({.name = metrics[i].metric.name,
                          .metric = metrics[i].cupti,
                          .unit = metrics[i].metric.unit,
                          .times = times_,
                          .values = values_[i]});
    return curves;
}

} // namespace ks::gpu
