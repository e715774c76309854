// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/instance.h"
#include "solvers/steps/recording.h"
#include "solvers/steps/row_source.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ks {

/// The largest table that is computed and kept for stepping, in cells with the base row; a larger one needs a
/// table file.
inline constexpr std::int64_t most_recorded_cells = 200'000;
/// The most items, over all classes, that are named beside the rows and weighed up step by step.
inline constexpr std::int64_t most_recorded_items = 200'000;

/// Whether stepping through the instance's table needs a file of its rows (solvers/table). Kinds without a
/// table need none.
bool needs_table_file(const Instance& instance);

/// Algorithm 2.2 (mckp.sequential) step by step. `instance` is of kind multiple-choice.
Result<std::shared_ptr<const Recording>> record_multiple_choice(InstancePtr instance, std::stop_token stop);

/// Algorithm 2.1 (knapsack.sequential) step by step. `instance` is of kind knapsack.
Result<std::shared_ptr<const Recording>> record_knapsack(InstancePtr instance, std::stop_token stop);

/// The same recording, whatever the table's size, over the rows that a run of any variant wrote into a file.
/// Nothing is computed and no row copied. A file of another instance, or a damaged one, is an input error.
Result<std::shared_ptr<const Recording>> map_recording(InstancePtr instance, TableFilePtr file,
                                                       std::stop_token stop);

/// What `map_recording` asks of each kind.
Result<std::shared_ptr<const Recording>> map_multiple_choice(InstancePtr instance, RowSource rows);
Result<std::shared_ptr<const Recording>> map_knapsack(InstancePtr instance, RowSource rows);

} // namespace ks
