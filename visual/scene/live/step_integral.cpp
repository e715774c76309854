// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/step_integral.h"

#include <algorithm>

namespace ks::scene {

StepIntegral::StepIntegral(std::vector<Event> events) {
    std::sort(events.begin(), events.end(), [](const Event& a, const Event& b) { return a.time < b.time; });
    std::size_t distinct = 0;
    for (std::size_t i = 0; i < events.size(); ++i)
        distinct += i == 0 || events[i].time != events[i - 1].time;
    times_.reserve(distinct);
    values_.reserve(distinct);
    sums_.reserve(distinct);
    for (const Event& event : events) {
        if (!times_.empty() && times_.back() == event.time) {
            values_.back() += event.change;
            continue;
        }
        const double value = times_.empty() ? 0 : values_.back();
        sums_.push_back(
            times_.empty() ? 0 : sums_.back() + value * static_cast<double>(event.time - times_.back()));
        times_.push_back(event.time);
        values_.push_back(value + event.change);
    }
}

std::size_t StepIntegral::behind(double time) const {
    const auto found =
        std::upper_bound(times_.begin(), times_.end(), time,
                         [](double at, std::int64_t event) { return at < static_cast<double>(event); });
    return static_cast<std::size_t>(found - times_.begin());
}

double StepIntegral::until(double time) const {
    const std::size_t events = behind(time);
    if (events == 0)
        return 0;
    return sums_[events - 1] + values_[events - 1] * (time - static_cast<double>(times_[events - 1]));
}

double StepIntegral::at(double time) const {
    const std::size_t events = behind(time);
    return events == 0 ? 0 : values_[events - 1];
}

} // namespace ks::scene
