// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/range_plan.h"

#include <algorithm>
#include <limits>

namespace ks::gpu {

namespace {
constexpr std::int64_t single = 256;   ///< number of ranges with one launch
constexpr std::int64_t of_a_size = 32; ///< number of ranges with two launches, with four launches, and so on
} // namespace

std::int64_t RangePlan::room() const {
    const auto index = static_cast<std::int64_t>(ranges_.size()) - 1;
    if (index == most_ - 1)
        return std::numeric_limits<std::int64_t>::max();
    if (index < single)
        return 1;
    return std::int64_t{2} << std::min<std::int64_t>((index - single) / of_a_size, 40);
}

RangePlan::Step RangePlan::before(const std::string& kernel) {
    Step step;
    if (open_ && ranges_.back().kernel != kernel)
        step.end = close();
    if (!open_ && static_cast<std::int64_t>(ranges_.size()) < most_) {
        ranges_.push_back({.kernel = kernel, .launches = 0});
        open_ = step.begin = true;
    }
    if (open_)
        ++ranges_.back().launches;
    else
        ++left_out_;
    return step;
}

bool RangePlan::after() {
    return open_ && ranges_.back().launches >= room() && close();
}

bool RangePlan::close() {
    const bool was = open_;
    open_ = false;
    return was;
}

} // namespace ks::gpu
