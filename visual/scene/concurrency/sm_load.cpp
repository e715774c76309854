// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/concurrency/sm_load.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/occupancy/devices.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ks::scene {

namespace {

std::string whole(double amount) {
    constexpr double most = 9e18; // of an int64
    return number(static_cast<std::int64_t>(std::min(std::round(amount), most)));
}

std::string copies_words(const SmLaunch& launch) {
    return formatted("{} {} of {} threads", number(launch.shape.blocks),
                     counted("block", "blocks", launch.shape.blocks), number(launch.shape.warps * warp_size));
}

} // namespace

std::string name_of(SmResource resource) {
    switch (resource) {
    case SmResource::registers:
        return said("registers");
    case SmResource::warps:
        return said("warps");
    case SmResource::shared:
        return said("shared memory");
    case SmResource::blocks:
        break;
    }
    return said("blocks");
}

SmAmounts amounts_of(const Plan::Resources& resources) {
    return {static_cast<double>(resources.registers), static_cast<double>(resources.warps),
            static_cast<double>(resources.shared_bytes), static_cast<double>(resources.blocks)};
}

SmAmounts taken_by(std::span<const SmLaunch> launches) {
    SmAmounts sum{};
    for (const SmLaunch& launch : launches) {
        const SmAmounts one = amounts_of(launch.shape.takes);
        for (std::size_t r = 0; r < sum.size(); ++r)
            sum[r] += one[r] * static_cast<double>(launch.copies);
    }
    return sum;
}

SmAmounts shares_of(const SmAmounts& taken, const Plan::Resources& limits) {
    const SmAmounts there = amounts_of(limits);
    SmAmounts shares{};
    for (std::size_t r = 0; r < shares.size(); ++r)
        shares[r] = taken[r] == 0   ? 0
                    : there[r] == 0 ? std::numeric_limits<double>::infinity()
                                    : taken[r] / there[r];
    return shares;
}

SmResource bottleneck_of(const SmAmounts& shares) {
    return sm_resources[static_cast<std::size_t>(std::ranges::max_element(shares) - shares.begin())];
}

std::string amount_words(SmResource resource, double taken, double limit) {
    const std::string_view unit = resource == SmResource::shared ? "\u202FB" : "";
    return formatted("{} of {}{}", whole(taken), whole(limit), unit);
}

std::string load_words(const PlanProblem& problem, std::span<const SmLaunch> launches) {
    if (launches.empty())
        return said("Nothing is on it.");
    const SmAmounts taken = taken_by(launches), there = amounts_of(problem.limits);
    std::vector<std::string> short_of, figures;
    for (const SmResource resource : sm_resources) {
        const auto r = static_cast<std::size_t>(resource);
        if (taken[r] <= there[r])
            continue;
        short_of.push_back(name_of(resource));
        figures.push_back(amount_words(resource, taken[r], there[r]));
    }
    if (!short_of.empty())
        return formatted("It does not fit. There is not enough of {}: {}.", joined_by_and(short_of),
                         joined_by_and(figures));
    for (const SmLaunch& launch : launches)
        if (!launch.shape.held)
            return formatted("No multiprocessor holds {} as {}.", problem.kernels[launch.kernel].name,
                             copies_words(launch));
    const SmAmounts shares = shares_of(taken, problem.limits);
    const auto r = static_cast<std::size_t>(bottleneck_of(shares));
    return formatted("All of it fits. The bottleneck is {}: {}, {}.", name_of(sm_resources[r]),
                     amount_words(sm_resources[r], taken[r], there[r]), percent(shares[r]));
}

} // namespace ks::scene
