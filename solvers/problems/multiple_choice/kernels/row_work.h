// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/multiple_choice/instance.h"

/// What the kernels of multiple-choice knapsack do for a row (core/work.h). For CUDA-GLOBAL, -SHARED and
/// -PREVROW it is what the emulator counts, byte by byte; for the others the docstring says where it is an
/// approximation.
namespace ks {

/// Every warp reads every item; each cell the row above once for each item that fits.
RowWork mckp_global_work(const MultipleChoiceInstance& instance, const RowSize& row,
                         const Parameters& parameters);

/// Every block fetches the class, every warp reads it from shared memory.
RowWork mckp_shared_work(const MultipleChoiceInstance& instance, const RowSize& row,
                         const Parameters& parameters);

/// As mckp_shared_work, and where the window of the previous row is fetched, the cells read it from there.
RowWork mckp_prevrow_work(const MultipleChoiceInstance& instance, const RowSize& row,
                          const Parameters& parameters);

/// As mckp_shared_work with fewer blocks, and a row that is read and written again for each further chunk of
/// a class that does not fit. With adjacent cells, which warps have no cell that an item fits is
/// approximated.
RowWork mckp_multicell_work(const MultipleChoiceInstance& instance, const RowSize& row,
                            const Parameters& parameters);

/// As mckp_shared_work with `lanes` times the threads. A warp's lanes ask for different items, and where two
/// of them meet in one cell of the row above, it is counted twice: an upper bound of what the emulator
/// counts.
RowWork mckp_reduction_work(const MultipleChoiceInstance& instance, const RowSize& row,
                            const Parameters& parameters);

/// As mckp_shared_work, for row.blocks blocks that stay for all rows, where a warp reads an item once for
/// `in_hand` cells of a thread. Close to it: what a thread repeats where it has no further cell, and warps
/// that are not full, are left out.
RowWork mckp_sync_work(const MultipleChoiceInstance& instance, const RowSize& row, std::int64_t in_hand);

/// Each max-plus step of a row, and the least that moves: the cells above that some item reads, the items,
/// the row.
RowWork mckp_least_work(const MultipleChoiceInstance& instance, const RowSize& row);

} // namespace ks
