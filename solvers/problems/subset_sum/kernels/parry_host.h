// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

#include <string>

namespace ks {

/// A kernel that fills one row of bytes from the row above it, as its variant declares it.
struct ParryKernel {
    VariantInfo info; ///< from parry_rows_info
    std::string
        row; ///< the kernel: (weight, above, row, target, first, base), see subset_sum_parry_basic_row
    std::string row_past_l1; ///< the same with loads past the L1 cache; empty: there is none
    int cells_a_thread = 1;
    int shared_bytes_a_thread = 0; ///< dynamic
    bool over_the_host = false;    ///< each row comes from the host and goes back to it
};

/// Id, kind, paper, and the parameters that all of them share: `block`, `rows-end` and `sample`.
VariantInfo parry_rows_info(std::string id, std::int64_t standard_block);
/// The parameter `l1`, for a kernel with `row_past_l1`.
Parameter l1_parameter();
/// The parameter `carveout`: how the memory that shared memory and the L1 cache divide is divided.
Parameter carveout_parameter();

/// The host side of the kernels that decide by rows of bytes (SSO report, Section 4), within Chad Parry's
/// loop (parry.h). A decision ends at the first row that reaches its target. The kernels keep only two rows,
/// from which no subset can be read: it is found on the host (exact_subset.h), in the stage `way-back`.
///
/// `sample` = n > 0 runs only n blocks of the first row, spread evenly, one in each launch, and answers
/// nothing: so the cost of its accesses can be counted for rows that would not fit into memory. Each launch
/// has the cells it reads, at addresses that are the same modulo 256 as in the whole row.
class ParryRows final : public Variant {
public:
    explicit ParryRows(ParryKernel declared) : declared_(std::move(declared)) {}

    const VariantInfo& info() const override { return declared_.info; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Known once the launches are, and close to what they do: a decision's target may be a little below the
    /// row's end. A step is a cell. Copies over the host are left out.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;

private:
    ParryKernel declared_;
};

} // namespace ks
