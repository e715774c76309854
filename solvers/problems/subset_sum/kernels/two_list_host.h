// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"
#include "solvers/problems/subset_sum/two_list/switches.h"

namespace ks {

/// What the two variants of Wan et al. on a GPU have in common; title, section and algorithm are missing.
VariantInfo two_list_gpu_info(std::string id);

/// The host side of subset-sum.two-list.gpu and .gpu-improved (Wan et al., Algorithms 3 and 9): it launches
/// the kernels of a stage by the stage's setting; without such a setting a stage is the original one.
///
/// The original generation stage waits for each kernel, as Algorithm 3 does. The improved one waits only
/// where it copies the number of discarded sums to the host; the paper waits for each kernel there, too.
///
/// In device memory: the lists A and B of 2^(n/2) sums each, a spare list of half as many, which takes turns
/// with the list that grows, and the shifted list. A thread block is no larger than the k threads need.
class TwoListGpu final : public Variant {
public:
    explicit TwoListGpu(VariantInfo info) : info_(std::move(info)) {}

    const VariantInfo& info() const override { return info_; }
    /// Of full lists: how many sums will be discarded is not known before.
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Of the original generation stage alone, a step being a sum that is merged; the binary searches of the
    /// partition are left out. How many sums the improved stage discards, and where the other stages end,
    /// depends on the weights.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override;

private:
    VariantInfo info_;
};

} // namespace ks
