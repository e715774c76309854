// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
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
    /// subset, they do not either. This is ours: the report skips one chunk at a time (Section 5.2.4).
    void skip_ahead() { skip(bits_.size()); }
    /// Past the 2^levels chunks of which this is the first, or as many as of those that skip_ahead skips.
    void skip(std::size_t levels);

private:
    void add_at(std::size_t end);

    std::span<const std::int64_t> weights_;
    std::vector<unsigned char> bits_;
    std::int64_t smallest_ = 0;
    std::int64_t rest_; ///< of the weights behind the prefix
    bool at_end_ = false;
};

/// Goes through the chunks as the search does, for what searches them and for what shows it. `visitor` has
/// - `found()`: whether nothing better is left;
/// - `Result<void> search(chunks)`, for a chunk whose smallest sum is at most the target;
/// - `Result<std::size_t> skip(chunks)`, for another one: how many levels to skip.
template <class Visitor>
Result<void> search_chunks(Chunks& chunks, std::int64_t target, Visitor& visitor) {
    while (!chunks.at_end() && !visitor.found()) {
        if (chunks.smallest() > target) {
            KS_TRY(const std::size_t levels, visitor.skip(chunks));
            chunks.skip(levels);
            continue;
        }
        KS_CHECK(visitor.search(chunks));
        chunks.next();
    }
    return {};
}

} // namespace ks::subsets
