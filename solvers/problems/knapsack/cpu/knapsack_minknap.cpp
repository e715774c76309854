// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack by a minimal core: Pisinger 1997, written from the paper's description.
#include "solvers/problems/knapsack/minimal_core/core_variant.h"

namespace ks::cpu {

const Variant& variant_knapsack_minknap() {
    static const auto variant = minimal_core::core_variant(
        {
            .id = "knapsack.minknap",
            .title = "Minknap: a core that grows around the split item, bounds at every state",
            .paper = "pisinger-1997",
            .algorithm = "minknap",
        },
        minimal_core::Method::minknap);
    return variant;
}

} // namespace ks::cpu
