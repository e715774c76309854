// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/result.h"
#include "solvers/core/sentence.h"
#include "solvers/problems/subset_sum/two_list/halves.h"

#include <cstdint>
#include <string_view>

namespace ks::two_list {

/// Returns uninitialised memory for `sums` sums; a limit error if the system has too little.
Result<CellMemory<std::int64_t>> allocate_list(std::int64_t sums);

/// Returns a limit error for more than `most` weights; `todo` states what to choose instead.
Result<void> check_weights(std::size_t weights, std::size_t most, const Sentence& todo);

} // namespace ks::two_list
