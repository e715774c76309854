// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/result/answer.h"

namespace ks {

/// The host side of CUDA-SYNC (thesis, Section 4.4): one cooperative launch for the rows of a plan's segment,
/// which is the whole table where that fits the memory; rows are read back one by one for the way back.
class MckpSync final : public Variant {
public:
    MckpSync();

    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// What the kernel reads on the chip is close to what the emulator counts (row_work.h); the barriers'
    /// counter is left out.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    VariantInfo info_;
};

} // namespace ks
