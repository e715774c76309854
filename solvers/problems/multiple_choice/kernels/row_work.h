// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/multiple_choice/instance.h"

/// The work of the kernels of multiple-choice knapsack per row (core/work.h). For CUDA-GLOBAL, -SHARED and
/// -PREVROW it equals the emulator's counts, byte by byte; for the others the docstring states where it is an
/// approximation.
namespace ks {

/// Every warp reads every item; each cell reads the row above once for each item that fits.
RowWork mckp_global_work(const MultipleChoiceInstance& instance, const RowSize& row,
                         const Parameters& parameters);

/// Every block fetches the class; every warp reads it from shared memory.
RowWork mckp_shared_work(const MultipleChoiceInstance& instance, const RowSize& row,
                         const Parameters& parameters);

/// As mckp_shared_work; if the window of the previous row is fetched, the cells read it from shared memory.
RowWork mckp_prevrow_work(const MultipleChoiceInstance& instance, const RowSize& row,
                          const Parameters& parameters);

/// As mckp_shared_work with fewer blocks. A row is read and written again for each further chunk of a class
/// that does not fit. With adjacent cells, the number of warps without a cell that an item fits is
/// approximated.
RowWork mckp_multicell_work(const MultipleChoiceInstance& instance, const RowSize& row,
                            const Parameters& parameters);

/// As mckp_shared_work with `lanes` times the threads. A warp's lanes read different items. If two of them
/// read the same cell of the row above, it is counted twice, so this is an upper bound of the emulator's
/// counts.
RowWork mckp_reduction_work(const MultipleChoiceInstance& instance, const RowSize& row,
                            const Parameters& parameters);

/// As mckp_shared_work, for row.blocks blocks that stay for all rows, where a warp reads an item once for
/// `in_hand` cells of a thread. Approximate: repeated reads of threads without a further cell, and warps that
/// are not full, are ignored.
RowWork mckp_sync_work(const MultipleChoiceInstance& instance, const RowSize& row, std::int64_t in_hand);

/// All max-plus steps of a row, and the least bytes that must move: the cells above that some item reads, the
/// items, the row.
RowWork mckp_least_work(const MultipleChoiceInstance& instance, const RowSize& row);

} // namespace ks
