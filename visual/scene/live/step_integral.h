// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ks::scene {

/// A quantity that is constant between events, such as the number of warps on an SM. Its mean over any span
/// of time needs two binary searches.
class StepIntegral {
public:
    struct Event {
        std::int64_t time = 0;
        double change = 0;
    };

    StepIntegral() = default;
    /// in any order; the quantity is 0 before the first event
    explicit StepIntegral(std::vector<Event> events);

    /// The integral of the quantity from the beginning to `time`.
    double until(double time) const;
    double over(double begin, double end) const { return until(end) - until(begin); }
    double at(double time) const; ///< the quantity; at an event, the value after it
    bool empty() const { return times_.empty(); }

private:
    std::size_t behind(double time) const; ///< the number of events at or before this time

    std::vector<std::int64_t> times_;
    std::vector<double> values_; ///< the value after each event
    std::vector<double> sums_;   ///< the integral up to each event
};

} // namespace ks::scene
