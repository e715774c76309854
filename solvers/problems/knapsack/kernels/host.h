// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/kernels/row_work.h"
#include "solvers/problems/knapsack/rows.h"

#include <algorithm>

namespace ks {

/// A row and its item, as kernel arguments.
struct KnapsackRow : TableRow {
    int weight = 0; ///< a weight beyond the last column is C + 1
    Argument value; ///< a cell
};

/// The only item of a row is an argument of its launch, so the device needs only the rows.
template <class Cell>
class KnapsackItems {
public:
    static Result<KnapsackItems> upload(const KnapsackInstance&, Context&) { return KnapsackItems(); }

    KnapsackRow row(const KnapsackInstance& instance, const TableRow& row) const {
        const Item& item = instance.items()[static_cast<std::size_t>(row.index - 1)];
        return {row, static_cast<int>(std::min(item.weight, dp::last_column(instance) + 1)),
                static_cast<Cell>(item.value)};
    }
};

/// The common part of the row kernels of 0-1 knapsack (kernels/row_kernels.h).
struct KnapsackFamily {
    using Problem = KnapsackInstance;
    using Row = KnapsackRow;
    template <class Cell>
    using Items = KnapsackItems<Cell>;

    static dp::RowNeeds needs(const KnapsackInstance& instance);
    static Result<void> check(const KnapsackInstance& instance, std::int64_t threads);
    template <class Solve>
    static Result<Answer> with_cell(const KnapsackInstance& instance, Solve solve) {
        return with_integer_cell(instance, solve);
    }
};

using KnapsackRows = RowKernels<KnapsackFamily>;
extern template class RowKernels<KnapsackFamily>;

/// Returns the common id, kind, paper, complexity and block-size parameter of the row kernels.
VariantInfo knapsack_rows_info(std::string id, std::int64_t standard_block);

} // namespace ks
