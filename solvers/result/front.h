// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// What was chosen, as indices from 0: of the chosen items (knapsack, ascending), or in each class or task of
/// the one taken in it; empty where none is taken (a task that stays in software).
using Selection = std::vector<std::optional<std::int64_t>>;

/// What the best selection of this cost is worth.
struct FrontPoint {
    std::int64_t cost = 0;
    double value = 0;
    std::string exact{}; ///< the value as an exact fraction, "113/60"; empty: `value` is exact
    Selection selection{};

    friend bool operator==(const FrontPoint&, const FrontPoint&) = default;
};

/// The points that no other one beats, by cost: each costs more than the one before it and is worth more.
using Front = std::vector<FrontPoint>;

} // namespace ks
