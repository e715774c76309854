// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/multiple_choice/kernels/device_items.h"
#include "solvers/problems/multiple_choice/rows.h"

namespace ks {

/// The common part of the row kernels of multiple-choice knapsack (kernels/row_kernels.h).
struct MultipleChoiceFamily {
    using Problem = MultipleChoiceInstance;
    using Row = MultipleChoiceRow;
    template <class Cell>
    using Items = MultipleChoiceItems<Cell>;

    static dp::RowNeeds needs(const MultipleChoiceInstance& instance) {
        return multiple_choice_device_needs(instance);
    }
    static Result<void> check(const MultipleChoiceInstance& instance, std::int64_t threads) {
        return check_mckp_sizes(instance, threads);
    }
    template <class Solve>
    static Result<Answer> with_cell(const MultipleChoiceInstance& instance, Solve solve) {
        return with_integer_cell(instance, solve);
    }
};

using MultipleChoiceRows = RowKernels<MultipleChoiceFamily>;
extern template class RowKernels<MultipleChoiceFamily>;

/// Returns the common id, kind, paper, complexity and block-size parameter of the kernels of the thesis.
VariantInfo multiple_choice_rows_info(std::string id, std::int64_t standard_block);

/// Returns the launch of a kernel that fetches its class into shared memory, `chunk` items at a time: as many
/// as the device has room for. The kernel's parameters begin with weights, values, items, chunk, the row
/// above, the row and the capacity.
RowLaunch launch_in_chunks(const MultipleChoiceRow& row, std::int64_t grid, const Backend& backend);

} // namespace ks
