// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/metrics.h"

#include <span>
#include <vector>

namespace ks::gpu {

/// Samples of several metrics over time, at most `most` points. When there would be more, each two neighbours
/// are merged, so that a long run has as much detail as fits.
class CurveStore {
public:
    static constexpr std::size_t most_points = 8192;

    explicit CurveStore(std::size_t metrics, std::size_t most = most_points)
        : values_(metrics), pending_(metrics), most_(most) {}

    /// Adds one sample at time `time`, its middle. Values that are not finite count as 0.
    void add(double time, std::span<const double> values);
    std::vector<live::CounterCurve> curves(std::span<const ChosenMetric> metrics) const;

private:
    void halve();

    std::vector<double> times_;
    std::vector<std::vector<double>> values_; ///< by metric
    double pending_time_ = 0;
    std::vector<double> pending_; ///< sums of the samples that do not fill a point yet
    std::size_t pending_count_ = 0;
    std::size_t per_point_ = 1; ///< samples per point
    std::size_t most_;
};

} // namespace ks::gpu
