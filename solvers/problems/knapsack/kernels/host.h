// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/variant.h"

#include <string>
#include <string_view>

namespace ks {

/// What a kernel needs to fill one row: its item, the row above and itself, as kernel arguments.
struct KnapsackRow {
    int weight = 0;     ///< a weight above the capacity as capacity + 1
    Argument value;     ///< a cell
    Buffer::View above; ///< row i - 1
    Buffer::View row;   ///< row i
    int capacity = 0;
    int cell_bytes = 4;
    std::int64_t blocks = 1; ///< of one thread a cell
    int block = 1;
};

/// Id, kind, paper, complexity and the block-size parameter that the row-by-row kernels share.
VariantInfo knapsack_rows_info(std::string id, std::int64_t standard_block);

/// The host side of the kernels that fill the table one launch an item: the rows of the plan lie on the
/// device and are read back one by one for the way back, which is found on the host.
class KnapsackRows : public Variant {
public:
    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

protected:
    explicit KnapsackRows(VariantInfo info) : info_(std::move(info)) { info_.launch_a_row = true; }

    /// The kernel's name for cells "int32" or "int64".
    virtual std::string kernel(std::string_view cell) const = 0;
    virtual Result<void> launch_row(Backend& backend, const Kernel& kernel, const KnapsackRow& row,
                                    Context& context) const = 0;

private:
    static Result<dp::RowPlan> plan(const KnapsackInstance& instance, std::int64_t block, std::int64_t memory,
                                    std::int64_t device_memory);
    template <class Cell>
    class Rows;
    template <class Cell>
    Result<Answer> solve_cells(const KnapsackInstance& instance, int block, const dp::RowPlan& plan,
                               Context& context) const;

    VariantInfo info_;
};

} // namespace ks
