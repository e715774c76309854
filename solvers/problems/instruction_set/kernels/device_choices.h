// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/instruction_set/instance.h"

namespace ks {

/// A row and its task, as kernel arguments.
struct InstructionSetRow : TableRow {
    Buffer::View costs; ///< int32; a cost beyond the last column is C + 1
    Buffer::View gains; ///< float64, in the task's unit of time
    int choices = 0;
    double period = 1;
};

/// The choices of all tasks on the device, task after task, as all forms of kernels take them. A gain or
/// period above 2^53 is rounded to float64, which the error of such rows covers (solvers/front/rows.h).
struct InstructionSetChoices {
    static constexpr std::int64_t cost_bytes = 4, gain_bytes = 8;
    static constexpr std::int64_t bytes_a_choice = cost_bytes + gain_bytes;

    static Result<InstructionSetChoices> upload(const InstructionSetInstance& instance, Context& context);

    InstructionSetRow row(const InstructionSetInstance& instance, const TableRow& row) const;

    Buffer costs; ///< int32; a cost beyond the last column is C + 1
    Buffer gains; ///< float64
};

/// Returns the rows of a table, and the further bytes of a run: the choices, on the host and on the device,
/// and on the host the base row and the memory of the way back.
dp::RowNeeds instruction_set_device_needs(const InstructionSetInstance& instance);

/// Checks that a kernel can count cells and choices in 31 bits, when up to `threads` threads more than the
/// last column + 1 are launched.
Result<void> check_instruction_set_sizes(const InstructionSetInstance& instance, std::int64_t threads);

} // namespace ks
