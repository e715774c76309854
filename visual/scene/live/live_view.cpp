// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/live_view.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/live/figures.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double second_in_ns = 1e9;

/// "24 000": the factor of the slow motion, rounded as much as a picture needs it.
std::string times_slower(double factor) {
    if (factor < 10)
        return number(factor, 1);
    const double power = std::pow(10, std::floor(std::log10(factor)) - 1);
    return number(std::round(factor / power) * power, 0);
}

} // namespace

TimeUnit unit_of(const live::Timeline& timeline) {
    return timeline.nanoseconds() ? TimeUnit::nanoseconds : TimeUnit::steps;
}

std::string time_text(TimeUnit unit, double time) {
    switch (unit) {
    case TimeUnit::seconds:
        return duration(time);
    case TimeUnit::nanoseconds:
        return duration(time / second_in_ns);
    case TimeUnit::steps:
        break;
    }
    const int decimals = time == std::floor(time) || std::abs(time) >= 100 ? 0 : 1;
    const std::string count = number(time, decimals);
    return count == "1" ? formatted("{} step", count) : formatted("{} steps", count);
}

std::string source_words(live::Source source, const std::string& device) {
    if (source == live::Source::modelled)
        return said("modelled: steps of equal blocks, not time");
    return device.empty() ? said("measured by the probe") : said("measured by the probe on ") + device;
}

std::string slow_motion_words(TimeUnit unit, double per_second) {
    if (!(per_second > 0) || !std::isfinite(per_second))
        return {};
    if (unit == TimeUnit::steps)
        return formatted("1{}s of picture = {} of the model", thin_space, time_text(unit, per_second));
    const std::string equal =
        formatted("1{}s of picture = {} of run", thin_space, time_text(unit, per_second));
    const double factor = unit == TimeUnit::seconds ? 1 / per_second : second_in_ns / per_second;
    if (factor > 1.05)
        return formatted("{}, {} times slower", equal, times_slower(factor));
    return factor < 0.95 ? formatted("{}, {} times faster", equal, times_slower(1 / factor))
                         : equal + said(", as fast as it ran");
}

std::optional<std::size_t> launch_at(const live::Timeline& timeline, double time) {
    for (std::size_t i = timeline.launches.size(); i-- > 0;) {
        const live::LaunchSpan& launch = timeline.launches[i];
        if (static_cast<double>(launch.begin) <= time && time < static_cast<double>(launch.end))
            return i;
    }
    return {};
}

std::optional<double> theoretical_occupancy(const live::Timeline& timeline, std::size_t launch) {
    if (launch >= timeline.launches.size())
        return {};
    const auto theory = live::theoretical_occupancy(timeline, timeline.launches[launch]);
    return theory ? std::optional(theory->of_sm) : std::nullopt;
}

} // namespace ks::scene
