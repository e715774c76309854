// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/instance.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks::subsets {

/// The weights from the heaviest to the lightest, and where each was.
struct Decreasing {
    explicit Decreasing(std::span<const std::int64_t> weights);

    std::vector<std::int64_t> weights;
    std::vector<std::int64_t> index; ///< in the instance
};

/// The chunks of an exhaustive search (SSO report, Section 5.2): a chunk holds all subsets that begin with
/// the same `high` bits, its prefix. They come in ascending order; the first has only 0 bits.
class Chunks {
public:
    /// `weights` from the heaviest to the lightest.
    Chunks(std::span<const std::int64_t> weights, std::size_t high);

    bool at_end() const { return at_end_; }
    std::span<const unsigned char> prefix() const { return bits_; }
    /// The sums of the chunk's first and last subset, whatever the order of the weights.
    std::int64_t smallest() const { return smallest_; }
    std::int64_t largest() const { return smallest_ + rest_; }

    /// To the next chunk.
    void next() { add_at(bits_.size()); }
    /// Past all chunks that have the 1 bits of this one and more of them behind: where it holds no feasible
    /// subset, they do not either.
    void skip_ahead();

private:
    void add_at(std::size_t end);

    std::span<const std::int64_t> weights_;
    std::vector<unsigned char> bits_;
    std::int64_t smallest_ = 0;
    std::int64_t rest_; ///< of the weights behind the prefix
    bool at_end_ = false;
};

} // namespace ks::subsets
