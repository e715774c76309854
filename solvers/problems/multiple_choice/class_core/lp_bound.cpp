// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/plan.h"
#include "solvers/problems/multiple_choice/class_core/lp_split.h"
#include "solvers/problems/multiple_choice/class_core/search.h"
#include "solvers/problems/multiple_choice/parts.h"

namespace ks {

Result<std::optional<Fraction>> lp_bound_multiple_choice(const MultipleChoiceInstance& instance,
                                                         const Context& context) {
    KS_CHECK(dp::check_memory(class_core::estimate_of_classes(instance), context.memory_budget));
    KS_TRY(const std::optional<class_core::LpSplit> split, class_core::lp_split(instance, context));
    return split ? std::optional(class_core::bound_of(instance, *split)) : std::nullopt;
}

} // namespace ks
