// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ks::scene {

/// A quantity that is constant between events, such as the warps of an SM, so prepared that its mean over any
/// piece of time is found with two searches.
class StepIntegral {
public:
    struct Event {
        std::int64_t time = 0;
        double change = 0;
    };

    StepIntegral() = default;
    explicit StepIntegral(std::vector<Event> events); ///< in any order; before the first the quantity is 0

    /// Of the quantity from the beginning until `time`.
    double until(double time) const;
    double over(double begin, double end) const { return until(end) - until(begin); }
    double at(double time) const; ///< the quantity itself; at an event what it is behind it
    bool empty() const { return times_.empty(); }

private:
    std::size_t behind(double time) const; ///< how many events are at this time or before it

    std::vector<std::int64_t> times_;
    std::vector<double> values_; ///< behind each event
    std::vector<double> sums_;   ///< the integral until each event
};

} // namespace ks::scene
