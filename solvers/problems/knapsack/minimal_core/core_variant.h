// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/minimal_core/search.h"

#include <utility>

namespace ks::minimal_core {

/// A variant that solves by a core; `method` chooses the bounds.
inline VariantOf<KnapsackInstance> core_variant(VariantInfo info, Method method) {
    return VariantOf<KnapsackInstance>(
        {.info = std::move(info),
         .estimate = [](const KnapsackInstance& instance, const Parameters&,
                        std::int64_t) { return estimate_of_core(instance); },
         .solve = [method](const KnapsackInstance& instance, const Parameters&,
                           Context& context) { return solve_by_core(instance, method, context); }});
}

} // namespace ks::minimal_core
