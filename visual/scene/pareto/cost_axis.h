// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/measure.h"

#include <string>
#include <vector>

namespace ks::scene {

/// A range of costs. An empty range means all costs.
struct CostSpan {
    double from = 0, to = 0;

    double length() const { return to - from; }
    bool empty() const { return !(to > from); }
    friend bool operator==(const CostSpan&, const CostSpan&) = default;
};

/// Maps costs to positions from left to right. On a logarithmic axis 0, which has no logarithm, is half a
/// power of ten to the left of 1.
struct CostAxis {
    CostSpan shown{.from = 0, .to = 1};
    bool log = false;
    double left = 0, width = 1; ///< pixels

    double x_of(double cost) const;
    double cost_at(double x) const;
};

/// The span shifted by `share` of the axis to the right, or enlarged by `factor` (below 1: reduced) around
/// the cost at `x`.
CostSpan moved(const CostAxis& axis, double share);
CostSpan zoomed(const CostAxis& axis, double factor, double x);

struct AxisTick {
    double at = 0;
    std::string label;
};
/// Ticks at whole costs, as many as have room for their labels.
std::vector<AxisTick> cost_ticks(const CostAxis& axis, double letters, const TextMeasure& measure);
/// Ticks at 1, 2 or 5 times a power of ten, at most `most` of them and at least `least_step` apart, with
/// enough decimals to differ.
std::vector<AxisTick> value_ticks(double low, double high, int most, double least_step = 0);

} // namespace ks::scene
