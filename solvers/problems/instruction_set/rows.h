// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/dp/observer.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/way_back.h"

#include <limits>
#include <vector>

namespace ks {

inline std::int64_t rows_of(const InstructionSetInstance& instance) {
    return static_cast<std::int64_t>(instance.task_count());
}

inline std::int64_t items_of(const InstructionSetInstance& instance) {
    return static_cast<std::int64_t>(instance.all_choices().size());
}

inline CellType cell_of(const InstructionSetInstance&) {
    return CellType::float64;
}

/// U of an unreachable cell.
inline constexpr double unreachable = std::numeric_limits<double>::infinity();

/// Fills U_0: all tasks in software at cost 0, unreachable at any other cost (thesis, Algorithm 6.1, lines 1
/// to 4).
inline void fill_base(const InstructionSetInstance& instance, std::span<double> row) {
    std::ranges::fill(row, unreachable);
    row[0] = static_cast<double>(instance.software()) / static_cast<double>(instance.denominator());
}

/// Returns delta_ik / P_i for the choices of task i of 1..m: the same quotient as at each cell, computed
/// once.
inline std::vector<double> gains_of_task(const InstructionSetInstance& instance, std::int64_t i) {
    const auto task = static_cast<std::size_t>(i - 1);
    std::vector<double> gains;
    for (const CustomInstruction& choice : instance.choices(task))
        gains.push_back(static_cast<double>(choice.gain) / static_cast<double>(instance.task(task).period));
    return gains;
}

/// Algorithm 6.1, lines 7 to 9, corrected: U_i(j) is the least of U_{i-1}(j), where task i stays in software,
/// and of U_{i-1}(j - c_ik) - delta_ik / P_i over all choices k. The printed line compares each choice with
/// the row above only, so only the last choice would count.
template <class Observer>
inline double instruction_set_cell(const double* previous, std::span<const CustomInstruction> choices,
                                   std::span<const double> gains, std::int64_t j, Observer& observer) {
    double least = previous[j];
    for (std::size_t k = 0; k < choices.size(); ++k) {
        const std::int64_t cost = choices[k].cost;
        if (cost <= j) {
            const double candidate = previous[j - cost] - gains[k];
            observer.fits(k, j - cost, candidate);
            least = std::min(least, candidate);
        } else {
            observer.too_heavy(k);
        }
    }
    return least;
}

/// Fills row i of 1..m from row i - 1.
template <class Within>
Result<void> fill_row(const InstructionSetInstance& instance, std::int64_t i, const double* previous,
                      double* row, const Context& context, Within within) {
    const std::span<const CustomInstruction> choices = instance.choices(static_cast<std::size_t>(i - 1));
    const std::vector<double> gains = gains_of_task(instance, i);
    dp::NullObserver nobody;
    return dp::fill_row(
        row, dp::columns_of(instance), static_cast<std::int64_t>(choices.size()) + 1, context,
        [&](std::int64_t j) { return instruction_set_cell(previous, choices, gains, j, nobody); }, within);
}

} // namespace ks
