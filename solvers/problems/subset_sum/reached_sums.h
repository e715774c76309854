// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

#include <functional>
#include <vector>

namespace ks {

/// Which sums from 0 to a limit the first weights reach, a bit each, and the weight that reached each first:
/// from that a subset can be walked back without a table.
class ReachedSums {
public:
    /// Bytes that it holds for sums up to `limit`; it is a limit error if they overflow.
    static Result<std::int64_t> bytes(std::int64_t limit);
    /// At first only the sum 0 is reached.
    static Result<ReachedSums> allocate(std::int64_t limit);

    /// Adds the weight of index `index`; weights are added one after the other. Every sum that was reached so
    /// far is now also reached with this weight on top. A shift and an or do that for 64 sums at a time.
    /// Looks for a stop request every millisecond or so.
    Result<void> add(std::int64_t index, std::int64_t weight, const Context& context);
    bool reached(std::int64_t sum) const { return bits_[word(sum)] >> (sum % 64) & 1; }
    std::int64_t largest() const;
    /// The indices, ascending, of weights that sum to `sum`, which is reached.
    Selection subset(std::span<const std::int64_t> weights, std::int64_t sum) const;

private:
    explicit ReachedSums(std::int64_t limit) : limit_(limit) {}
    static std::size_t word(std::int64_t sum) { return static_cast<std::size_t>(sum / 64); }
    void note(std::size_t word, std::uint64_t fresh, std::int64_t index);

    std::int64_t limit_;
    std::vector<std::uint64_t> bits_;
    std::vector<std::int32_t> first_; ///< [sum]: the weight that reached it first
};

/// Adds the weights in order until the sum `limit` is reached. Before weight i of n it calls `begins(i, n)`.
Result<void> reach(ReachedSums& sums, const SubsetSumInstance& instance, std::int64_t limit,
                   const Context& context, const std::function<void(std::int64_t, std::int64_t)>& begins);

/// The answer of this status whose subset sums to `sum`.
Answer answer_of(const SubsetSumInstance& instance, const ReachedSums& sums, std::int64_t sum, Status status);

} // namespace ks
