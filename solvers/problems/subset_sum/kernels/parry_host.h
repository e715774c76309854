// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

#include <string>

namespace ks {

/// A kernel that fills one row of bytes from the row above it, as its variant declares it.
struct ParryKernel {
    VariantInfo info; ///< from parry_rows_info
    std::string row;  ///< kernel: (weight, above, row, target, first, base), see subset_sum_parry_basic_row
    std::string row_past_l1; ///< the kernel with loads that bypass the L1 cache; empty: there is none
    int cells_a_thread = 1;
    int shared_bytes_a_thread = 0; ///< dynamic shared memory per thread
    bool over_the_host = false;    ///< each row is copied from the host and back
};

/// Returns id, kind, paper, and the common parameters: `block`, `rows-end` and `sample`.
VariantInfo parry_rows_info(std::string id, std::int64_t standard_block);
/// Returns the parameter `l1`, for a kernel with `row_past_l1`.
Parameter l1_parameter();
/// Returns the parameter `carveout`: how memory is divided between shared memory and the L1 cache.
Parameter carveout_parameter();

/// Returns the host side of a kernel that decides by rows of bytes (SSO report, Section 4), within Chad
/// Parry's loop (parry.h). A decision ends at the first row that reaches its target. The kernels keep only
/// two rows, from which no subset can be read, so the host finds it (exact_subset.h) in the stage `way-back`.
///
/// `sample` = n > 0 runs only n blocks of the first row, spread evenly, one per launch, and gives no answer.
/// So the cost of its accesses can be counted for rows that would not fit into memory. Each launch has the
/// cells that it reads, at addresses that are the same modulo 256 as in the whole row.
VariantOf<SubsetSumInstance> parry_by_rows(const ParryKernel& declared);

} // namespace ks
