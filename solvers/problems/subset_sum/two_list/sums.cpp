// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/sums.h"

#include "solvers/problems/subset_sum/two_list/in_turns.h"

namespace ks::two_list {

Result<LargeVector<std::int64_t>> sums_of(std::span<const std::int64_t> weights, const Context& context) {
    LargeVector<std::int64_t> sums(std::size_t{1} << weights.size());
    sums[0] = 0;
    std::int64_t size = 1;
    for (const std::int64_t weight : weights) {
        Growing<Direction::rising> growing(sums.data(), size, weight);
        alone([&](std::int64_t) { return !context.stop.stop_requested(); }, growing);
        KS_CHECK(context.check());
        size *= 2;
    }
    return sums;
}

} // namespace ks::two_list
