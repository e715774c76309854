// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// The host side of mckp.tuned. The device sorts the items and, on request, drops dominated ones, computes
/// the rows of many classes per launch, and finds the way back. Only the chosen items are read back.
class MckpTuned final : public Variant {
public:
    /// The fixed sizes of the kernels: `batch` items in shared memory at once, and `scanners` threads per
    /// item where items are compared with their class.
    MckpTuned(int batch, int scanners);

    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Counts the work of the undominated items. In shared memory only the reads of the window count, one per
    /// cell and item, which are most of it; traffic of the L1 cache is not counted.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    template <class Cell>
    class Rows;
    template <class Cell>
    Result<Answer> solve_cells(const MultipleChoiceInstance& instance, const dp::RowPlan& plan,
                               bool dominance, Context& context) const;

    VariantInfo info_;
    int batch_, scanners_;
};

} // namespace ks
