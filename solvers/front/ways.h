// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/front/problem.h"
#include "solvers/front/way_progress.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks {

/// The ways to a front's points. Each way has one point per group: the cost and gain of the choices so far.
class FrontWays {
public:
    /// The last step to a point of group i: the point of group i - 1 from which it comes, and the choice of
    /// group i.
    struct Step {
        std::uint32_t before = 0;
        Front::Chosen choice = Front::none; ///< index in the instance
    };
    /// Maximum number of points per group.
    static constexpr std::size_t most_points = UINT32_MAX;

    explicit FrontWays(const FrontProblem& problem) : problem_(problem), steps_(problem.groups.size()) {}

    /// Returns the steps to the points of group i, counted from 0. The points of the first group all start
    /// from one point.
    std::vector<Step>& to_group(std::size_t i) { return steps_[i]; }

    /// Returns the front of the last group's points from index `first` on, with these costs and gains.
    /// Allocates only the front.
    Result<Front> front(std::span<const std::int64_t> costs, std::span<const std::int64_t> gains,
                        std::size_t first, const Context& context, const WayProgress& progress = {}) const;
    /// Returns the bytes of a front of `points` points.
    std::int64_t front_bytes(std::size_t points) const {
        return static_cast<std::int64_t>(points * front_bytes_a_point(problem_));
    }

private:
    const FrontProblem& problem_;
    std::vector<std::vector<Step>> steps_; ///< [group][point]
};

} // namespace ks
