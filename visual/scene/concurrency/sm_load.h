// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/problems/plan_problem.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// What a multiprocessor gives to the blocks on it, in the order in which pictures show it.
enum class SmResource { registers, warps, shared, blocks };
inline constexpr std::array sm_resources{SmResource::registers, SmResource::warps, SmResource::shared,
                                         SmResource::blocks};
std::string name_of(SmResource resource); ///< "shared memory"

/// An amount of each, by `SmResource`. They are float64, for what is on the way from one plan to the next,
/// and for sums that no multiprocessor has.
using SmAmounts = std::array<double, sm_resources.size()>;
SmAmounts amounts_of(const Plan::Resources& resources);

/// Copies of a kernel that are launched alike.
struct SmLaunch {
    std::size_t kernel = 0; ///< its index in the problem
    std::int64_t copies = 1;
    PlanProblem::Shape shape; ///< of one copy

    friend bool operator==(const SmLaunch&, const SmLaunch&) = default;
};

/// What the launches take together.
SmAmounts taken_by(std::span<const SmLaunch> launches);
/// The same, divided by what there is; more than nothing of what there is none of is infinite.
SmAmounts shares_of(const SmAmounts& taken, const Plan::Resources& limits);
/// The resource of which the largest share is taken.
SmResource bottleneck_of(const SmAmounts& shares);

/// "46 080 of 65 536"; shared memory with its unit.
std::string amount_words(SmResource resource, double taken, double limit);
/// What decides: "The warps are the bottleneck: 49 of 64 are taken." or "It does not fit: …", or which
/// launch no multiprocessor holds.
std::string load_words(const PlanProblem& problem, std::span<const SmLaunch> launches);

} // namespace ks::scene
