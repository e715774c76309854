// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/instruction_set/kernels/device_choices.h"
#include "solvers/problems/instruction_set/rows.h"

namespace ks {

/// The common part of the row kernels of instruction-set selection (kernels/row_kernels.h). Their cells are
/// float64.
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

/// Returns the variant of a kernel of the thesis without title, launch, facts and work: id, kind, paper,
/// section and complexity, the parameters `block` and `arithmetic`, and the kernel's instantiation for the
/// latter, `KERNEL.row<multiply>` or `KERNEL.row<divide>`.
RowKernel<InstructionSetFamily> instruction_set_row_kernel(std::string id, std::string kernel,
                                                           std::int64_t standard_block);

/// Returns the number by which a kernel converts a gain to utilisation, according to `arithmetic`: the task's
/// frequency 1 / P, computed here once per launch, or its period P.
double rate_of(const InstructionSetRow& row, const Parameters& parameters);

/// Returns the launch of a kernel that fetches its task's choices into shared memory, `chunk` at a time: as
/// many as the device has room for.
RowLaunch launch_in_chunks(const InstructionSetRow& row, const Parameters& parameters,
                           const Backend& backend);

/// Returns the fact `r-ta`: R_TA of fetching the choices (solvers/occupancy/access_ratio.h).
std::vector<Fact> fetched_choices_facts(std::int64_t block);

} // namespace ks
