// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/variant.h"
#include "solvers/kernels/backend.h"

#include <string>

namespace ks {

/// A kernel that sums up the subsets of a chunk, one a thread, as its variant declares it.
struct ExhaustiveKernel {
    VariantInfo info;     ///< from exhaustive_info
    std::string chunk;    ///< the kernel: see subset_sum_exhaustive_gpu_basic_chunk
    std::string constant; ///< the constant array of its weights; empty: they are its first argument
    int unrolled = 1;     ///< n is a multiple of it: zeros go ahead of the weights
    bool prefix_in_shared = false;
};

/// Id, kind, paper, and the parameters `block`, `jump`, `skipping` and `streams`.
VariantInfo exhaustive_info(std::string id);

/// The host side of the SSO report's exhaustive search on GPUs (Section 5.2.4). The weights are sorted
/// nonincreasing, and bit strings, whose first bit is the heaviest weight's, are visited in ascending order
/// in chunks of `jump`. A chunk whose smallest sum, its first, is above the target is skipped; of any other
/// one kernel finds all sums, and another their maximum.
///
/// `skipping` = ahead also skips, with such a chunk, all following ones that have its 1 bits: up to the next
/// multiple of its last 1 bit, since what is between them only adds weights. So there may be any number of
/// weights as long as few of their subsets are below the target. Two ideas of Section 6: `skipping` = growing
/// doubles the jump with each chunk that is skipped, as far as that is safe, which is up to the same
/// multiple, and begins anew behind a chunk that was searched; `streams` = 2 overlaps the kernels of one
/// chunk with the maximum of the one before.
///
/// The estimate is a GPU's: in the emulator a chunk is smaller (`jump` = auto), so its buffers are, too.
///
/// Of the best sum its chunk is kept, and in the stage `way-back` the host looks through that chunk until it
/// has the sum: that takes no memory.
class Exhaustive final : public Variant {
public:
    explicit Exhaustive(ExhaustiveKernel declared) : declared_(std::move(declared)) {}

    const VariantInfo& info() const override { return declared_.info; }
    Result<Estimate> estimate(const Instance& instance, const Parameters& parameters,
                              std::int64_t memory) const override;
    Result<LargestLaunch> largest_launch(const Instance& instance, const Parameters& parameters,
                                         Context& context) const override;
    /// Known once the launches are, two a chunk: a step is a weight that a subset looks at. The sums of a
    /// chunk are written by one kernel and read by the other.
    Result<std::optional<KernelWork>> work(const Instance& instance, const Parameters& parameters,
                                           std::int64_t launches, Context& context) const override;
    Result<Answer> solve(const Instance& instance, const Parameters& parameters,
                         Context& context) const override;
    /// Chunk by chunk (chunks_recording.h).
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override;

private:
    ExhaustiveKernel declared_;
};

} // namespace ks
