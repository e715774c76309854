// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

#include <vector>

/// R_TA (solvers/occupancy/access_ratio.h) as facts of a run, for the kernels of the thesis that have one.
namespace ks {

/// CUDA-SHARED: `r-ta`.
std::vector<Fact> shared_facts(std::int64_t block);

/// CUDA-PREVROW: `r-ta`, `window-bytes` and `window-fetched` (1 or 0), each with one number a class.
std::vector<Fact> previous_row_facts(const MultipleChoiceInstance& instance, std::int64_t block,
                                     std::int64_t shared_bytes);

/// CUDA-MULTICELL, CUDA-SYNC: `r-ta`.
std::vector<Fact> several_cells_facts(std::int64_t block, std::int64_t cells);

} // namespace ks
