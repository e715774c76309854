// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/problems/instruction_set/kernels/tuned_plan.h"
#include "solvers/result/answer.h"

namespace ks {

/// The host side of instruction-set.tuned. The host sorts the choices and drops dominated ones; on the device
/// all rows are computed in few launches, the last row is scanned for points, and the ways back of all points
/// are walked at once. Only points and choices are read back.
class InstructionSetTuned final : public Variant {
public:
    explicit InstructionSetTuned(const TunedSizes& sizes);

    const VariantInfo& info() const override { return info_; }
    /// How many points there are is known only when the rows are there, so room for a point in every column
    /// is counted.
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Of the rows: a step is max(best, cell + value), for each cell of a row and each choice that takes part
    /// and costs at most the cell's column.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    VariantInfo info_;
    TunedSizes sizes_;
};

} // namespace ks
