// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace ks::two_list {

/// Returns, for j = 0 .. m at [j], how many subsets of the first j weights sum to at most `limit` (>= 0).
/// These are the sizes of the lists of the improved generation, without making the lists. It makes two lists
/// of about 2^(m/2) sums, and scans them once for each j above m / 2.
std::vector<std::int64_t> sums_at_most(std::span<const std::int64_t> weights, std::int64_t limit);

} // namespace ks::two_list
