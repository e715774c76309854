// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/kinds/plan_problem.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// The resources that a multiprocessor gives to its blocks, in the order in which pictures show them.
enum class SmResource { registers, warps, shared, blocks };
inline constexpr std::array sm_resources{SmResource::registers, SmResource::warps, SmResource::shared,
                                         SmResource::blocks};
std::string name_of(SmResource resource); ///< "shared memory"

/// An amount per `SmResource`. The type is double because animations between two plans need fractions, and
/// sums may exceed what a multiprocessor has.
using SmAmounts = std::array<double, sm_resources.size()>;
SmAmounts amounts_of(const Plan::Resources& resources);

/// Copies of a kernel that are launched with the same shape.
struct SmLaunch {
    std::size_t kernel = 0; ///< its index in the problem
    std::int64_t copies = 1;
    PlanProblem::Shape shape; ///< of one copy

    friend bool operator==(const SmLaunch&, const SmLaunch&) = default;
};

/// The resources that all launches need together.
SmAmounts taken_by(std::span<const SmLaunch> launches);
/// The amounts as shares of the limits; an amount above 0 of a resource with limit 0 is infinite.
SmAmounts shares_of(const SmAmounts& taken, const Plan::Resources& limits);
/// The resource with the largest share.
SmResource bottleneck_of(const SmAmounts& shares);

/// "46 080 of 65 536"; shared memory with its unit.
std::string amount_words(SmResource resource, double taken, double limit);
/// States what limits: "The warps are the bottleneck: 49 of 64 are taken." or "It does not fit: …", or the
/// launch that no multiprocessor can hold.
std::string load_words(const PlanProblem& problem, std::span<const SmLaunch> launches);

} // namespace ks::scene
