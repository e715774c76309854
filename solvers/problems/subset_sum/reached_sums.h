// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/context.h"
#include "solvers/cpu/shift_or.h"
#include "solvers/problems/subset_sum/instance.h"

#include <functional>
#include <span>
#include <vector>

namespace ks {

/// Which sums from 0 to a limit some weights reach, a bit each. A weight is added by a shift and an or for 64
/// sums and more at a time, two weights in one pass over the row, in place: it is the memory that takes the
/// time. Several threads share a pass where a part of the row for each is long beside the shifts.
class ReachedSums {
public:
    /// Bytes that it holds for sums up to `limit`; with several threads also what they copy: an eighth of the
    /// row more with two of them, six tenths with 16.
    static std::int64_t bytes(std::int64_t limit, std::int64_t threads = 1);
    /// The threads that are worth while for such a row, at most `wanted`.
    static std::int64_t useful_threads(std::int64_t limit, std::int64_t wanted);
    /// At first only the sum 0 is reached. It is a limit error if the system has no memory for it.
    static Result<ReachedSums> allocate(std::int64_t limit, cpu::ShiftOr shift_or, std::int64_t threads = 1);

    /// Adds the weights in order, of which ascending is the fastest: a pass ends with the sum of the weights
    /// so far. It ends early once the limit itself is reached. Before weight i it calls `begins(i)`, or
    /// before every second. It looks for a stop request every few milliseconds. It is a limit error if the
    /// system refuses to start a thread or has no memory for it.
    Result<void> add(std::span<const std::int64_t> weights, const Context& context,
                     const std::function<void(std::size_t)>& begins = {});
    bool reached(std::int64_t sum) const {
        return bits_[static_cast<std::size_t>(sum / 64)] >> (sum % 64) & 1;
    }
    /// The largest that is reached. It looks for a stop request every few milliseconds.
    Result<std::int64_t> largest(const Context& context) const;
    std::int64_t limit() const { return limit_; }
    /// Bits of the sums begin .. begin + 63, of which some may lie outside 0..limit and are not reached.
    std::uint64_t word_at(std::int64_t begin) const;

private:
    /// One or two weights as the shifts that add them to a row, and the largest sum after them.
    struct Step {
        std::vector<std::int64_t> shifts;
        std::size_t first; ///< the index of its first weight
        std::int64_t top;
    };

    ReachedSums(std::int64_t limit, cpu::ShiftOr shift_or, std::int64_t threads)
        : limit_(limit), threads_(threads), shift_or_(shift_or) {}
    std::vector<Step> steps_of(std::span<const std::int64_t> weights) const;
    Result<void> add_alone(const Step& step, const Context& context);
    Result<void> add_together(std::span<const Step> steps, const Context& context,
                              const std::function<void(std::size_t)>& begins);
    class Together;
    void finish(const Step& step);

    std::int64_t limit_, threads_;
    cpu::ShiftOr shift_or_;
    std::int64_t top_ = 0;           ///< no larger sum is reached
    CellMemory<std::uint64_t> bits_; ///< a page that no sum reaches takes no memory
};

} // namespace ks
