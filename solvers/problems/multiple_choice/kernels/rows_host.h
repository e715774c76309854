// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/variant.h"

#include <string>
#include <string_view>

namespace ks {

/// What a kernel needs to fill one row: its class, the row above and itself, as kernel arguments.
struct MckpRow {
    std::span<const Item> class_items; ///< on the host
    Buffer::View weights;              ///< int32, a weight above the capacity as capacity + 1
    Buffer::View values;               ///< cells
    int items = 0;
    Buffer::View above; ///< row i - 1
    Buffer::View row;   ///< row i
    int capacity = 0;
    int cell_bytes = 4;
    std::int64_t blocks = 1; ///< of one thread a cell
    int block = 1;
};

/// Id, kind, paper, complexity and the block-size parameter that the row-by-row kernels of the thesis share.
VariantInfo mckp_rows_info(std::string id, std::int64_t standard_block);

/// The host side of the kernels that fill the table one launch a class (thesis, Appendix B, Algorithm B.1):
/// the rows of the plan lie on the device and are read back one by one for the way back, which is found on
/// the host.
class MckpRows : public Variant {
public:
    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

protected:
    explicit MckpRows(VariantInfo info) : info_(std::move(info)) { info_.launch_a_row = true; }

    /// The kernel's name for cells "int32" or "int64".
    virtual std::string kernel(std::string_view cell) const = 0;
    virtual Result<void> launch_row(Backend& backend, const Kernel& kernel, const MckpRow& row,
                                    const Parameters& parameters, Context& context) const = 0;
    /// Cells that one thread may compute.
    virtual std::int64_t cells_a_thread(const Parameters&) const { return 1; }
    /// What is to be told of a run beside the plan of its rows.
    virtual std::vector<Fact> facts(const MultipleChoiceInstance&, const Parameters&, const Backend&) const {
        return {};
    }

private:
    Result<dp::RowPlan> plan(const MultipleChoiceInstance& instance, const Parameters& parameters,
                             std::int64_t memory, std::int64_t device_memory) const;
    template <class Cell>
    class Rows;
    template <class Cell>
    Result<Answer> solve_cells(const MultipleChoiceInstance& instance, const Parameters& parameters,
                               const dp::RowPlan& plan, Context& context) const;

    VariantInfo info_;
};

} // namespace ks
