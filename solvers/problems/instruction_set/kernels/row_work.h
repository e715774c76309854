// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/instruction_set/kernels/device_choices.h"

/// What the kernels of instruction-set selection do for a row (core/work.h), as the emulator counts it, byte
/// by byte. Whether they multiply or divide makes no difference to it.
namespace ks {

/// Every warp reads every choice; each cell the one above it, and one more for each choice that fits.
RowWork instruction_set_global_work(const InstructionSetInstance& instance, const RowSize& row,
                                    const Parameters& parameters);

/// Every block fetches the choices, every warp reads them from shared memory.
RowWork instruction_set_shared_work(const InstructionSetInstance& instance, const RowSize& row,
                                    const Parameters& parameters);

/// Each min-plus step of a row, and the least that moves: the row above, the choices, the row.
RowWork instruction_set_least_work(const InstructionSetInstance& instance, const RowSize& row);

} // namespace ks
