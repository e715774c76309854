// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/fraction.h"
#include "solvers/problems/multiple_choice/instance.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ks::class_core {

__extension__ using Wide = __int128;

/// An item of a class, and its index in the class.
struct Candidate {
    std::int64_t value = 0, weight = 0;
    std::int64_t index = 0;
};

/// Value per weight; `weight` > 0, except for {1, 0}, which is infinitely steep.
struct Slope {
    std::int64_t value = 0, weight = 1;
};

/// Whether a is steeper than b.
inline bool is_steeper(const Slope& a, const Slope& b) {
    return Wide{a.value} * b.weight > Wide{b.value} * a.weight;
}

/// The solution of the LP relaxation. At most one class takes fractions of two items; with only the lighter
/// one in that class, this is a legal selection. Each of its items has the greatest v - slope * w of its
/// class.
struct LpSplit {
    std::vector<Candidate> chosen; ///< [class]
    std::int64_t value = 0, weight = 0;
    Slope slope;                 ///< value of a unit of capacity; 0: the best items all fit
    std::size_t split_class = 0; ///< valid if the slope is not 0
    std::optional<Candidate>
        heavier{}; ///< the split class's other item, with which the weights exceed the capacity
};

/// Solves the LP relaxation exactly, usually in linear time, without sorting a class (Zemel 1984, Dyer 1984,
/// and Pisinger, A minimal algorithm for the multiple-choice knapsack problem, EJOR 83, 1995, Section 2).
/// Each class has a lightest and a heaviest item that may still be chosen. The median of the slopes between
/// the two is tried. Whether the best items at that slope fit decides on which side of it all classes
/// continue, and at least half of them lose one of their ends. An item below the line between the ends is
/// LP-dominated and removed. Empty: the instance is infeasible.
Result<std::optional<LpSplit>> lp_split(const MultipleChoiceInstance& instance, const Context& context);

/// Returns the value of the LP solution, an upper bound of all selections.
Fraction bound_of(const MultipleChoiceInstance& instance, const LpSplit& split);

} // namespace ks::class_core
