// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack by a minimal core and stronger bounds: Martello, Pisinger, Toth 1999, written from the paper's
// description.
#include "solvers/problems/knapsack/minimal_core/core_variant.h"

namespace ks::cpu {

const Variant& variant_knapsack_combo() {
    static const auto variant = minimal_core::core_variant(
        {
            .id = "knapsack.combo",
            .title = "Combo: a growing core, divisibility, and a bound on the number of items",
            .paper = "mpt-1999",
            .algorithm = "combo",
        },
        minimal_core::Method::combo);
    return variant;
}

} // namespace ks::cpu
