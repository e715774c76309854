// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

#include <vector>

/// R_TA (solvers/occupancy/access_ratio.h) as facts of a run, for the kernels of the thesis that have this
/// ratio.
namespace ks {

/// Returns `r-ta` of CUDA-SHARED.
std::vector<Fact> shared_facts(std::int64_t block);

/// Returns `r-ta`, `window-bytes` and `window-fetched` (1 or 0) of CUDA-PREVROW, each with one number per
/// class.
std::vector<Fact> previous_row_facts(const MultipleChoiceInstance& instance, std::int64_t block,
                                     std::int64_t shared_bytes);

/// Returns `r-ta` of CUDA-MULTICELL and CUDA-SYNC.
std::vector<Fact> several_cells_facts(std::int64_t block, std::int64_t cells);

} // namespace ks
