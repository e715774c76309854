// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/knapsack/instance.h"

/// The work of the row kernels of 0-1 knapsack per row (core/work.h), exactly equal to the emulator's counts.
namespace ks {

/// Each cell reads the cell above and, if the item fits, the cell `weight` before that.
RowWork knapsack_global_work(const KnapsackInstance& instance, const RowSize& row,
                             const Parameters& parameters);

/// Each block fetches the union of the cells above its cells and those `weight` before them.
RowWork knapsack_shared_work(const KnapsackInstance& instance, const RowSize& row,
                             const Parameters& parameters);

} // namespace ks
