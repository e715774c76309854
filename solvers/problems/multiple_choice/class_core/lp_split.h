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

/// An item of a class, and its place in it.
struct Candidate {
    std::int64_t value = 0, weight = 0;
    std::int64_t index = 0;
};

/// Value per weight; `weight` > 0, except for {1, 0}, which no gain makes up for.
struct Slope {
    std::int64_t value = 0, weight = 1;
};

/// Whether a is steeper than b.
inline bool is_steeper(const Slope& a, const Slope& b) {
    return Wide{a.value} * b.weight > Wide{b.value} * a.weight;
}

/// What the LP relaxation comes to: at most one class takes parts of two items, and without it, that class at
/// its lighter one, this is a solution. Each item of it is one with the greatest v - slope * w of its class.
struct LpSplit {
    std::vector<Candidate> chosen; ///< [class]
    std::int64_t value = 0, weight = 0;
    Slope slope;                 ///< what a unit of capacity is worth; 0: everything best fits
    std::size_t split_class = 0; ///< where the slope is not 0
    std::optional<Candidate>
        heavier{}; ///< the split class's other item: the weights then exceed the capacity
};

/// Solves the LP relaxation exactly, in linear time as a rule, without sorting a class (Zemel 1984, Dyer
/// 1984, and Pisinger, A minimal algorithm for the multiple-choice knapsack problem, EJOR 83, 1995, Section
/// 2): each class has a lightest and a heaviest item that may still be chosen. The median of the slopes
/// between the two is tried: whether what is best at that slope fits decides on which side of it all classes
/// go on, and at least half of them lose one of their ends. An item below the line between the ends, which is
/// LP-dominated, is left out. Nothing: the instance is infeasible.
Result<std::optional<LpSplit>> lp_split(const MultipleChoiceInstance& instance, const Context& context);

/// What the LP solution is worth: no selection is worth more.
Fraction bound_of(const MultipleChoiceInstance& instance, const LpSplit& split);

} // namespace ks::class_core
