// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/instruction_set/kernels/device_choices.h"
#include "solvers/problems/instruction_set/rows.h"

namespace ks {

/// What the row kernels of instruction-set selection share (kernels/row_kernels.h). Their cells are float64.
struct InstructionSetFamily {
    using Problem = InstructionSetInstance;
    using Row = InstructionSetRow;
    template <class>
    using Items = InstructionSetChoices;

    static dp::RowNeeds needs(const InstructionSetInstance& instance) {
        return instruction_set_device_needs(instance);
    }
    static Result<void> check(const InstructionSetInstance& instance, std::int64_t threads) {
        return check_instruction_set_sizes(instance, threads);
    }
    template <class Solve>
    static Result<Answer> with_cell(const InstructionSetInstance&, Solve solve) {
        return solve(double{});
    }
};

using InstructionSetRows = RowKernels<InstructionSetFamily>;
extern template class RowKernels<InstructionSetFamily>;

/// The variant of a kernel of the thesis, but for title, launch, facts and work: id, kind, paper, section and
/// complexity, the parameters `block` and `arithmetic`, and the kernel's instantiation for the latter:
/// `KERNEL.row<multiply>` or `KERNEL.row<divide>`.
RowKernel<InstructionSetFamily> instruction_set_row_kernel(std::string id, std::string kernel,
                                                           std::int64_t standard_block);

/// What a kernel takes to bring a gain to utilisation by `arithmetic`: the task's frequency 1 / P, worked out
/// here once a launch, or its period P.
double rate_of(const InstructionSetRow& row, const Parameters& parameters);

/// The launch of a kernel that fetches its task's choices into shared memory, `chunk` at a time: as many as
/// the device has room for.
RowLaunch launch_in_chunks(const InstructionSetRow& row, const Parameters& parameters,
                           const Backend& backend);

/// R_TA of fetching the choices (solvers/occupancy/access_ratio.h), the fact `r-ta`.
std::vector<Fact> fetched_choices_facts(std::int64_t block);

} // namespace ks
