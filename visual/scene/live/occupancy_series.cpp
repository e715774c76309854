// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/occupancy_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ks::scene {

namespace {

constexpr float not_known = std::numeric_limits<float>::quiet_NaN();

/// The launch that fills most of the window.
std::optional<std::size_t> longest_launch(const live::Timeline& timeline, TimeSpan window) {
    std::optional<std::size_t> longest;
    double most = 0;
    for (std::size_t i = 0; i < timeline.launches.size(); ++i) {
        const live::LaunchSpan& launch = timeline.launches[i];
        const double part = std::min(window.end, static_cast<double>(launch.end)) -
                            std::max(window.begin, static_cast<double>(launch.begin));
        if (part > most) {
            most = part;
            longest = i;
        }
    }
    return longest;
}

} // namespace

void OccupancySeries::add(const live::Sample& sample) {
    if (sample.occupancy.empty() && sample.telemetry)
        return; // a sample of the driver between the probe's samples has no data about SMs
    double sum = 0;
    std::size_t known = 0;
    for (const float value : sample.occupancy)
        if (std::isfinite(value)) {
            sum += value;
            ++known;
        }
    times.push_back(sample.t);
    values.push_back(known > 0 ? static_cast<float>(sum / static_cast<double>(known)) : not_known);
}

OccupancySeries series_of(std::span<const live::Sample> samples, std::string name) {
    OccupancySeries series{.name = std::move(name)};
    for (const live::Sample& sample : samples)
        series.add(sample);
    return series;
}

OccupancySeries series_of(const LaidOutTimeline& timeline, TimeSpan window, std::size_t bins,
                          std::string name) {
    if (window.empty())
        window = timeline.all();
    OccupancySeries series{.name = std::move(name)};
    series.values = timeline.occupancy_over_time(window, bins);
    series.bin = bins > 0 ? window.length() / static_cast<double>(bins) : 0;
    for (std::size_t i = 0; i < bins; ++i)
        series.times.push_back(window.begin + series.bin * static_cast<double>(i));
    if (const auto launch = longest_launch(timeline.timeline(), window))
        series.theoretical = theoretical_occupancy(timeline.timeline(), *launch);
    return series;
}

std::optional<std::size_t> index_at(const OccupancySeries& series, double time) {
    const std::size_t count = std::min(series.times.size(), series.values.size());
    const auto begin = series.times.begin(), end = begin + static_cast<std::ptrdiff_t>(count);
    const auto behind = static_cast<std::size_t>(std::upper_bound(begin, end, time) - begin);
    if (series.bin > 0)
        return behind > 0 && time < series.times[behind - 1] + series.bin ? std::optional(behind - 1)
                                                                          : std::nullopt;
    if (count == 0 || behind == 0) // outside the samples the value is unknown
        return {};
    if (behind == count)
        return time == series.times[count - 1] ? std::optional(count - 1) : std::nullopt;
    const bool nearer = time - series.times[behind - 1] <= series.times[behind] - time;
    return nearer ? behind - 1 : behind;
}

float value_at(const OccupancySeries& series, double time) {
    const auto at = index_at(series, time);
    return at ? series.values[*at] : not_known;
}

} // namespace ks::scene
