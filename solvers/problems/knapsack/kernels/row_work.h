// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/knapsack/instance.h"

/// What the row kernels of 0-1 knapsack do for a row (core/work.h), exactly as the emulator counts it.
namespace ks {

/// Each cell reads the one above and, where the item fits, the one `weight` before that.
RowWork knapsack_global_work(const KnapsackInstance& instance, const RowSize& row,
                             const Parameters& parameters);

/// Each block fetches the cells above its own and those `weight` before them, their union once.
RowWork knapsack_shared_work(const KnapsackInstance& instance, const RowSize& row,
                             const Parameters& parameters);

} // namespace ks
