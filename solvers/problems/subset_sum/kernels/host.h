// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

#include <string>

namespace ks {

/// Id, kind, paper and the block-size parameter that the kernels in Parry's loop share.
VariantInfo parry_rows_info(std::string id, std::int64_t standard_block);

/// The host side of the kernels that decide by rows of bytes, in Chad Parry's reduction of optimisation to
/// decision (SSO report, Section 3, Figure 1): the powers of two up to the target are added as weights, so
/// that every sum is reached; taking them away one after the other, from the largest, gives the bits of what
/// must be subtracted from the target. That makes floor(log2 c) + 1 decisions; the report counts one less.
///
/// The kernels keep only two rows, from which no subset can be read. The subset is found on the host, in the
/// stage `way-back`.
class ParryRows : public Variant {
public:
    const VariantInfo& info() const override { return info_; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

protected:
    explicit ParryRows(VariantInfo info) : info_(std::move(info)) {}

    /// What the names of its kernels begin with: "NAME.first" takes (row, target), "NAME.row" (weight, above,
    /// row, target), with one thread for each cell.
    virtual std::string kernel_names() const = 0;

private:
    VariantInfo info_;
};

} // namespace ks
