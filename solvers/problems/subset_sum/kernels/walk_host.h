// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"

namespace ks {

/// The host side of subset-sum.exhaustive.tuned. The weights are sorted nonincreasing; the lightest 13 are a
/// thread's, up to 23 more the bits of its number, and the host goes through the subsets of the others as the
/// SSO report's chunks (chunks.h), of which it skips those beyond the target, and takes the largest sum of
/// those that fit whole. Sums are 32 bits wide where all weights together are below 2^31.
///
/// In the emulator a launch has 9 bits of threads, so that it ends soon; the estimate is a GPU's.
///
/// A launch leaves one number for each block. In the stage `way-back` the host looks through the 2^21 subsets
/// of the best block: that takes no memory.
class ExhaustiveTuned final : public Variant {
public:
    ExhaustiveTuned();

    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Known once the launches are, and without pruning: a step is a subset, a subtraction and a minimum as
    /// in the ceiling. Of shared memory the table counts, which every warp reads.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    VariantInfo info_;
};

} // namespace ks
