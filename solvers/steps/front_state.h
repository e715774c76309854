// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace ks {

/// A point that may be on a front, and what becomes of it once it is looked at.
struct FrontCandidate {
    std::int64_t cost = 0;
    double value = 0;
    bool kept = false;     ///< else another one is as good in both and better in one, or the same
    std::uint32_t by = 0;  ///< of a dropped one: the candidate that it is dropped for
    std::int32_t from = 0; ///< which copy of a list it is of: FrontState::copies
};

/// What a front's two numbers are, for pictures. They are the same in all steps of a recording, so that
/// nothing moves from step to step.
struct FrontAxes {
    std::string cost, value;         ///< "hardware cost", "utilisation"
    std::int64_t last_cost = 0;      ///< of all candidates; the first is 0
    double least = 0, greatest = 0;  ///< values of all candidates
    bool less_is_better = false;     ///< of values
    std::optional<double> threshold; ///< a value that divides the points: 1
    std::string within;              ///< what points on its better side are: "schedulable"
    bool cells = false;              ///< every cost is a cell of a row, and candidates are those reached
    std::function<std::string(double)> text; ///< a value in words: "78/60"
};

/// What there is of a front after a step: points are looked at in the order of their costs, of equal costs
/// the better one first. A point is kept exactly if it is better than all that are kept, so that one number
/// decides, the value of the last one kept (`least` in the thesis, Algorithm 6.3).
struct FrontState {
    const FrontAxes* axes = nullptr;
    std::span<const FrontCandidate> candidates;
    std::size_t decided = 0;             ///< so many of them have been looked at
    std::optional<std::size_t> current;  ///< the one that the step looks at
    std::optional<std::int64_t> cost;    ///< the cost that the step looks at, with or without a candidate
    std::optional<std::size_t> told;     ///< the one whose choices the step tells
    std::string title;                   ///< "tasks 1 and 2"
    std::span<const std::string> copies; ///< [from]: "in software", "2a"; empty: there are none
    std::span<const std::string> names;  ///< [candidate]: "{1, 3}"; empty: they have none

    /// The last candidate that was kept, whose value decides what is kept next.
    std::optional<std::size_t> best() const {
        if (decided == 0)
            return {};
        const FrontCandidate& last = candidates[decided - 1];
        return last.kept ? decided - 1 : std::size_t{last.by};
    }
};

} // namespace ks
