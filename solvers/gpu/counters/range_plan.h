// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ks::gpu {

/// Assigns the launches of a solve to ranges. A pass holds a limited number of ranges, and the number of
/// launches is not known beforehand. So each of the first 256 launches gets a separate range. Later launches
/// share a range as long as the kernel stays the same: two per range, and twice as many after every 32
/// ranges. The same launches always get the same ranges, as the passes of one set require.
class RangePlan {
public:
    /// CUPTI allows two to three thousand ranges per pass.
    static constexpr std::int64_t most_ranges = 512;

    struct Range {
        std::string kernel;
        std::int64_t launches = 0;
    };
    /// What to do before a launch.
    struct Step {
        bool end = false;   ///< end the open range
        bool begin = false; ///< begin a range, whose index is the last of `ranges()`
    };

    explicit RangePlan(std::int64_t most = most_ranges) : most_(most) {}

    Step before(const std::string& kernel);
    /// Called after a launch. Returns whether the open range is full and ends.
    bool after();
    /// Called after the last launch. Returns whether a range was still open.
    bool close();

    std::span<const Range> ranges() const { return ranges_; }
    /// Returns the number of launches without a range.
    std::int64_t left_out() const { return left_out_; }

private:
    std::int64_t room() const; ///< launches that the open range can hold

    std::int64_t most_;
    std::vector<Range> ranges_;
    bool open_ = false;
    std::int64_t left_out_ = 0;
};

} // namespace ks::gpu
