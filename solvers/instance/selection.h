// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace ks {

/// The choice, as indices from 0: the chosen items of a knapsack, ascending; or for each class or task the
/// chosen item, empty if none is chosen (a task that stays in software).
using Selection = std::vector<std::optional<std::int64_t>>;

} // namespace ks
