// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/problems/subset_sum/instance.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks::subsets {

/// The weights from the heaviest to the lightest, with their original indices.
struct Decreasing {
    explicit Decreasing(std::span<const std::int64_t> weights);

    std::vector<std::int64_t> weights;
    std::vector<std::int64_t> index; ///< index in the instance
};

/// The chunks of an exhaustive search (SSO report, Section 5.2): a chunk contains all subsets that begin with
/// the same `high` bits, its prefix. They come in ascending order; the prefix of the first is all 0.
class Chunks {
public:
    /// `weights` must be in order from the heaviest to the lightest.
    Chunks(std::span<const std::int64_t> weights, std::size_t high);

    bool at_end() const { return at_end_; }
    std::span<const unsigned char> prefix() const { return bits_; }
    /// The smallest and the largest sum of the chunk, which are those of its first and last subset.
    std::int64_t smallest() const { return smallest_; }
    std::int64_t largest() const { return smallest_ + rest_; }

    /// Moves to the next chunk.
    void next() { add_at(bits_.size()); }
    /// Skips all chunks that have the 1 bits of this one and further 1 bits after them: if this chunk
    /// contains no feasible subset, neither do they. This is ours: the report skips one chunk at a time
    /// (Section 5.2.4).
    void skip_ahead() { skip(bits_.size()); }
    /// Skips the 2^levels chunks of which this is the first, but at most as many as skip_ahead does.
    void skip(std::size_t levels);

private:
    void add_at(std::size_t end);

    std::span<const std::int64_t> weights_;
    std::vector<unsigned char> bits_;
    std::int64_t smallest_ = 0;
    std::int64_t rest_; ///< sum of the weights after the prefix
    bool at_end_ = false;
};

/// Visits the chunks in the order of the search, both for the search and for its recording. `visitor` has
/// - `found()`: whether no better sum is possible;
/// - `Result<void> search(chunks)`, for a chunk whose smallest sum is at most the target;
/// - `Result<std::size_t> skip(chunks)`, for any other chunk: how many levels to skip.
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
