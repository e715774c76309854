// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace ks {

/// A point that may be on a front, and the decision about it.
struct FrontCandidate {
    std::int64_t cost = 0;
    double value = 0;
    bool kept = false;     ///< false: another point is at least as good in both numbers
    std::uint32_t by = 0;  ///< of a dropped point: the candidate that dominates it
    std::int32_t from = 0; ///< index of its copy of the list in FrontState::copies
};

/// Names and ranges of a front's two numbers, for pictures. They are the same in all steps of a recording, so
/// that axes do not change from step to step.
struct FrontAxes {
    std::string cost, value;         ///< "hardware cost", "utilisation"
    std::int64_t last_cost = 0;      ///< the largest cost of all candidates; the axis starts at 0
    double least = 0, greatest = 0;  ///< values of all candidates
    bool less_is_better = false;     ///< smaller values are better
    std::optional<double> threshold; ///< a value that divides the points: 1
    std::string within;              ///< the word for points on the better side of the threshold:
                                     ///< "schedulable"
    bool cells = false;              ///< every cost is a cell of a row, and the reached cells are candidates
    std::function<std::string(double)> text; ///< returns a value as text: "78/60"
};

/// The part of a front that is known after a step. Points are visited in the order of their costs, at equal
/// costs the better one first. A point is kept if and only if it is better than all kept points. So it is
/// enough to compare with one number, the value of the last kept point (`least` in the thesis, Algorithm
/// 6.3).
struct FrontState {
    const FrontAxes* axes = nullptr;
    std::span<const FrontCandidate> candidates;
    std::size_t decided = 0;             ///< number of candidates visited so far
    std::optional<std::size_t> current;  ///< the candidate that the step visits
    std::optional<std::int64_t> cost;    ///< the cost that the step visits, with or without a candidate
    std::optional<std::size_t> told;     ///< the candidate whose choices the step lists
    std::string title;                   ///< "tasks 1 and 2"
    std::span<const std::string> copies; ///< [from]: "in software", "2a"; empty: no copies
    std::span<const std::string> names;  ///< [candidate]: "{1, 3}"; empty: no names

    /// Returns the last kept candidate, whose value decides what is kept next.
    std::optional<std::size_t> best() const {
        if (decided == 0)
            return {};
        const FrontCandidate& last = candidates[decided - 1];
        return last.kept ? decided - 1 : std::size_t{last.by};
    }
};

} // namespace ks
