// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ks::gpu {

/// Which launches of a solve are counted in one range. A pass holds a bounded number of ranges, and nobody
/// knows beforehand how many launches will come; so the first 256 launches get a range each, and later ones
/// share a range as long as the kernel stays the same, twice as many after each 32 ranges. The same launches
/// always get the same ranges, as the passes of one set require.
class RangePlan {
public:
    /// CUPTI's ranges of a pass are limited to two or three thousand.
    static constexpr std::int64_t most_ranges = 512;

    struct Range {
        std::string kernel;
        std::int64_t launches = 0;
    };
    /// What is to be done before a launch.
    struct Step {
        bool end = false;   ///< the open range ends
        bool begin = false; ///< a range begins; its index is the last of `ranges()`
    };

    explicit RangePlan(std::int64_t most = most_ranges) : most_(most) {}

    Step before(const std::string& kernel);
    /// After a launch: whether the open range is full and ends.
    bool after();
    /// After the last launch: whether a range was still open.
    bool close();

    std::span<const Range> ranges() const { return ranges_; }
    /// Launches that found no range left.
    std::int64_t left_out() const { return left_out_; }

private:
    std::int64_t room() const; ///< launches that the open range takes

    std::int64_t most_;
    std::vector<Range> ranges_;
    bool open_ = false;
    std::int64_t left_out_ = 0;
};

} // namespace ks::gpu
