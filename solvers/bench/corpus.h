// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/conformance.h"
#include "solvers/instance/knapsack.h"
#include "solvers/instance/multiple_choice.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ks {

// A kind's edge cases and random instances stand in solvers/bench/corpus_<kind>.cpp.
#define KS_KIND(name)                                                                                        \
    std::vector<ConformanceCase> corpus_##name();                                                            \
    ConformanceCase random_##name(Random& random);
#include "solvers/instance/kinds.def"
#undef KS_KIND

/// The greatest value of any legal selection, by trying them all; nullopt: there is none.
/// For 20 items, or some million combinations.
std::optional<std::int64_t> brute_force(const KnapsackInstance& instance);
std::optional<std::int64_t> brute_force(const MultipleChoiceInstance& instance);

/// Capacities around which rows of C + 1 cells just fill, or just do not fill, a whole number of blocks.
std::vector<std::int64_t> block_boundary_capacities();

/// An item with value in [0, value] and weight in [0, weight].
Item random_item(Random& random, std::int64_t value, std::int64_t weight);

} // namespace ks
