// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"

namespace ks {

/// The host side of subset-sum.tuned: one launch for two weights. All rows stay in one buffer on the device,
/// row i up to the sum of its weights or the target, and the device walks back through them: that is the
/// memory it takes, a bit for each sum and pair of weights. `preprocessing` = everything-fits first looks
/// whether all weights together are at most the target, which then is the answer.
class SubsetSumTuned final : public Variant {
public:
    SubsetSumTuned();

    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Exact: a step is a word of 64 sums. The launch of the way back is no part of it.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    VariantInfo info_;
};

} // namespace ks
