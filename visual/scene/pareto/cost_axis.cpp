// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/cost_axis.h"

#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double zero_gap = 0.5; ///< the distance from 0 to 1, in powers of ten

double place_of(double cost, bool log) {
    if (!log)
        return cost;
    return cost >= 1 ? std::log10(cost) : zero_gap * (cost - 1);
}
double cost_of(double place, bool log) {
    if (!log)
        return place;
    return place >= 0 ? std::pow(10, place) : place / zero_gap + 1;
}

double stepped(double rough) {
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

double label_width(const std::string& label, double letters, const TextMeasure& measure) {
    return measure.width(label, Face::interface, letters, Weight::regular);
}

std::vector<AxisTick> linear_ticks(const CostAxis& axis, double letters, const TextMeasure& measure) {
    const double widest =
        label_width(number(static_cast<std::int64_t>(axis.shown.to)), letters, measure) + 24;
    const double step =
        std::max(1.0, stepped(axis.shown.length() / std::max(1.0, std::floor(axis.width / widest))));
    std::vector<AxisTick> ticks;
    for (double i = std::ceil(axis.shown.from / step - 1e-9); i * step <= axis.shown.to + step * 1e-9; ++i)
        ticks.push_back({.at = i * step, .label = number(static_cast<std::int64_t>(i * step))});
    return ticks;
}

/// Whole powers of ten; if these are far apart, also 2 and 5 times a power of ten. A label that would touch
/// the previous one is omitted.
std::vector<AxisTick> log_ticks(const CostAxis& axis, double letters, const TextMeasure& measure) {
    std::vector<AxisTick> ticks;
    double free_from = axis.left - 1e9;
    const auto add = [&](double cost) {
        if (cost < axis.shown.from * (1 - 1e-9) || cost > axis.shown.to * (1 + 1e-9))
            return;
        const std::string label = number(static_cast<std::int64_t>(cost));
        const double half = label_width(label, letters, measure) / 2 + 8, x = axis.x_of(cost);
        if (x - half < free_from)
            return;
        free_from = x + half;
        ticks.push_back({.at = cost, .label = label});
    };
    add(0);
    const bool close = place_of(axis.shown.to, true) - place_of(axis.shown.from, true) < 4;
    for (double power = 1; power <= axis.shown.to && power < 1e18; power *= 10)
        for (const double factor : {1.0, 2.0, 5.0})
            if (factor == 1 || close)
                add(factor * power);
    return ticks;
}

} // namespace

double CostAxis::x_of(double cost) const {
    const double from = place_of(shown.from, log), to = place_of(shown.to, log);
    return left + width * (place_of(cost, log) - from) / (to > from ? to - from : 1);
}

double CostAxis::cost_at(double x) const {
    const double from = place_of(shown.from, log), to = place_of(shown.to, log);
    return cost_of(from + (to - from) * (x - left) / std::max(1.0, width), log);
}

CostSpan moved(const CostAxis& axis, double share) {
    return {.from = axis.cost_at(axis.left + share * axis.width),
            .to = axis.cost_at(axis.left + (1 + share) * axis.width)};
}

CostSpan zoomed(const CostAxis& axis, double factor, double x) {
    return {.from = axis.cost_at(x - (x - axis.left) * factor),
            .to = axis.cost_at(x + (axis.left + axis.width - x) * factor)};
}

std::vector<AxisTick> cost_ticks(const CostAxis& axis, double letters, const TextMeasure& measure) {
    if (axis.shown.empty() || axis.width < 1)
        return {};
    return axis.log ? log_ticks(axis, letters, measure) : linear_ticks(axis, letters, measure);
}

std::vector<AxisTick> value_ticks(double low, double high, int most, double least_step) {
    std::vector<AxisTick> ticks;
    if (!(high > low) || most < 1)
        return ticks;
    const double step = std::max(least_step, stepped((high - low) / most));
    const int decimals = std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 12);
    for (double i = std::ceil(low / step - 1e-9); i * step <= high + step * 1e-9; ++i)
        ticks.push_back({.at = i * step, .label = number(i * step + 0.0, decimals)});
    return ticks;
}

} // namespace ks::scene
