// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/pareto_work.h"

#include <cstdint>
#include <optional>
#include <string>

namespace ks::runner {

/// A front for people: its points, of many the first and the last ones, then its knee, the cheapest point
/// whose value is at most 1 where that means something, and the best point of at most the cost `within`, each
/// between its neighbours.
std::string pareto_text(const Instance& instance, const FoundFront& found,
                        std::optional<std::int64_t> within);

} // namespace ks::runner
