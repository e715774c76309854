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

/// The sums from 0 to a limit that some weights reach, one bit each. A weight is added in place by a shift
/// and an or, for 64 sums or more at a time, and two weights in one pass over the row: memory limits the
/// speed. Several threads share a pass if each part of the row is long compared with the shifts.
class ReachedSums {
public:
    /// Returns the bytes for sums up to `limit`. With several threads this includes their copies: an eighth
    /// of the row more with 2 threads, six tenths with 16.
    static std::int64_t bytes(std::int64_t limit, std::int64_t threads = 1);
    /// Returns the useful number of threads for such a row, at most `wanted`.
    static std::int64_t useful_threads(std::int64_t limit, std::int64_t wanted);
    /// Allocates the row; only the sum 0 is reached. It is a limit error if the system has no memory for it.
    static Result<ReachedSums> allocate(std::int64_t limit, cpu::ShiftOr shift_or, std::int64_t threads = 1);

    /// Adds the weights in order. Ascending order is the fastest, because a pass ends at the sum of the
    /// weights so far. It ends early as soon as the limit itself is reached. It calls `begins(i)` before
    /// weight i, or before every second weight. It checks for cancellation every few milliseconds. It is a
    /// limit error if the system refuses to start a thread or has no memory for it.
    Result<void> add(std::span<const std::int64_t> weights, const Context& context,
                     const std::function<void(std::size_t)>& begins = {});
    bool reached(std::int64_t sum) const {
        return bits_[static_cast<std::size_t>(sum / 64)] >> (sum % 64) & 1;
    }
    /// Returns the largest reached sum. Checks for cancellation every few milliseconds.
    Result<std::int64_t> largest(const Context& context) const;
    std::int64_t limit() const { return limit_; }
    /// Returns the bits of sums begin .. begin + 63; sums outside 0..limit are not reached.
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
    std::int64_t top_ = 0;           ///< larger sums are not reached
    CellMemory<std::uint64_t> bits_; ///< pages without a reached sum take no memory
};

} // namespace ks
