// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/instruction_set/instance.h"

namespace ks {

/// A row and its task, as kernel arguments.
struct InstructionSetRow : TableRow {
    Buffer::View costs; ///< int32, a cost beyond the last column as C + 1
    Buffer::View gains; ///< float64, in the task's unit of time
    int choices = 0;
    double period = 1;
};

/// The choices of all tasks on the device, task after task, as kernels of any form take them. A gain or
/// period above 2^53 is rounded to float64, which the error of such rows covers (solvers/front/rows.h).
struct InstructionSetChoices {
    static constexpr std::int64_t cost_bytes = 4, gain_bytes = 8;
    static constexpr std::int64_t bytes_a_choice = cost_bytes + gain_bytes;

    static Result<InstructionSetChoices> upload(const InstructionSetInstance& instance, Context& context);

    InstructionSetRow row(const InstructionSetInstance& instance, const TableRow& row) const;

    Buffer costs; ///< int32, a cost beyond the last column as C + 1
    Buffer gains; ///< float64
};

/// The rows of a table, and the bytes that a run holds besides them: the choices, on the host and on the
/// device, and on the host the base row and what the way back takes.
dp::RowNeeds instruction_set_device_needs(const InstructionSetInstance& instance);

/// Checks that a kernel can count cells and choices, which it does in 31 bits: `threads` more than the last
/// column + 1 may be launched.
Result<void> check_instruction_set_sizes(const InstructionSetInstance& instance, std::int64_t threads);

} // namespace ks
