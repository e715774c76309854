// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/parry.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace ks {

int parry_decisions(std::int64_t target) {
    return std::max(1, static_cast<int>(std::bit_width(static_cast<std::uint64_t>(target))));
}

double parry_cells(std::size_t weights, std::int64_t target) {
    const double bits = parry_decisions(target);
    return bits * (static_cast<double>(weights) + (bits - 1) / 2) * (static_cast<double>(target) + 1);
}

Result<std::int64_t> parry(std::span<const std::int64_t> weights, std::int64_t target, const Decide& decide,
                           Context& context) {
    const int bits = parry_decisions(target);
    std::vector<std::int64_t> all(weights.begin(), weights.end());
    for (int i = bits; i-- > 0;)
        all.push_back(std::int64_t{1} << i);
    std::int64_t left = target;
    for (int i = bits; i-- > 0;) {
        context.report("compute", bits - 1 - i, bits);
        all.erase(all.begin() +
                  static_cast<std::ptrdiff_t>(weights.size())); // 2^i, the largest remaining one
        KS_TRY(const bool reached, decide(all, left));
        if (!reached)
            left -= std::int64_t{1} << i;
    }
    return left;
}

Fact decisions_fact(std::int64_t target) {
    const std::int64_t asked = parry_decisions(target);
    return {.name = "decisions",
            .value = asked,
            .sentence =
                counted("Parry's loop asked {} time whether some weights sum to exactly a target.",
                        "Parry's loop asked {} times whether some weights sum to exactly a target.", asked)};
}

} // namespace ks
