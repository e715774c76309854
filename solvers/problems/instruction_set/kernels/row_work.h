// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/instruction_set/kernels/device_choices.h"

/// The work of the kernels of instruction-set selection per row (core/work.h), equal to the emulator's
/// counts, byte by byte. It is the same for multiplication and division.
namespace ks {

/// Every warp reads every choice. Each cell reads the cell above it, and one more cell per choice that fits.
RowWork instruction_set_global_work(const InstructionSetInstance& instance, const RowSize& row,
                                    const Parameters& parameters);

/// Every block fetches the choices; every warp reads them from shared memory.
RowWork instruction_set_shared_work(const InstructionSetInstance& instance, const RowSize& row,
                                    const Parameters& parameters);

/// All min-plus steps of a row, and the least bytes that must move: the row above, the choices, the row.
RowWork instruction_set_least_work(const InstructionSetInstance& instance, const RowSize& row);

} // namespace ks
