// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace ks {

/// What was chosen, as indices from 0: of the chosen items (knapsack, ascending), or in each class or task of
/// the one taken in it; empty where none is taken (a task that stays in software).
using Selection = std::vector<std::optional<std::int64_t>>;

} // namespace ks
