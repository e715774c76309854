// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"

namespace ks {

/// The host side of subset-sum.two-list.tuned. The weights are sorted nonincreasing and halved; each half's
/// list is generated in a queue of its own, without sums above the target, and without the half's last
/// weight. The search then looks for the target, and for what is left of it with one of the two weights or
/// both.
///
/// The host knows how long every list becomes before anything runs (two_list/counting.h), so it waits for
/// nothing between the stages, except after every 64 GB of memory traffic, so that a request to stop is heard
/// in time.
class TwoListTuned final : public Variant {
public:
    TwoListTuned();

    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Of a run that finds no solution before its last search.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    VariantInfo info_;
};

} // namespace ks
