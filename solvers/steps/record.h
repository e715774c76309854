// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/dp/row_source.h"
#include "solvers/instance/instance.h"
#include "solvers/steps/recording.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ks {

/// The largest table that is computed and stored for stepping, in cells including the base row. A larger
/// table needs a table file.
inline constexpr std::int64_t most_recorded_cells = 200'000;
/// Maximum number of items, over all classes, that are named next to the rows and compared step by step.
inline constexpr std::int64_t most_recorded_items = 200'000;

/// Returns whether stepping through the instance's table needs a file of its rows (solvers/table). Kinds
/// without a table need none.
bool needs_table_file(const Instance& instance);

} // namespace ks
