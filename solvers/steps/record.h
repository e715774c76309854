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

/// The recording of the kind's algorithm, whatever the table's size, over the rows that a run of any variant
/// wrote into a file. Nothing is computed and no row copied. A file of another instance, or a damaged one, is
/// an input error.
Result<std::shared_ptr<const Recording>> map_recording(InstancePtr instance, TableFilePtr file,
                                                       std::stop_token stop);

} // namespace ks
