// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/emulator/plain/program.h"
#include "solvers/own/launch.h"

namespace ks::own {

/// A kernel of the user's as a variant, "own.NAME": it launches the kernel once. It answers no question, so
/// the status of its answer is `ran`.
class OwnVariant final : public Variant {
public:
    /// The program outlives the variant. `kind` is that of the instances that it takes.
    OwnVariant(const plain::Program& program, const plain::Kernel& kernel, Launch launch, std::string kind);

    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    const plain::Program& program_;
    const plain::Kernel& kernel_;
    Launch launch_;
    VariantInfo info_;
};

} // namespace ks::own
