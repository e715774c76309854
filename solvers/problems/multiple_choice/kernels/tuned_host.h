// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// The host side of mckp.tuned. On the device it sorts the items and, if asked, drops dominated ones,
/// computes the rows of many classes in one launch, and finds the way back. Only the chosen items are read
/// back.
class MckpTuned final : public Variant {
public:
    /// What the kernels fix: `batch` items in shared memory at once, `scanners` threads an item where items
    /// are compared with their class.
    MckpTuned(int batch, int scanners);

    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// What the items that no other one dominates take. Of shared memory only the reads of the window count,
    /// one for each cell and item, which are most of it; what goes through the L1 cache is not counted.
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
