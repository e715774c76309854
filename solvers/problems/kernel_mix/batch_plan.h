// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/problems/kernel_mix/branch_and_price.h"
#include "solvers/problems/kernel_mix/kernel_types.h"

#include <vector>

namespace ks {

/// Returns the batches of a plan that contains all copies of each type. The kernels of a type take turns, and
/// the shape of each launch is from the best choice by labels. Consecutive equal batches become one batch
/// with a repeat count.
Result<std::vector<Plan::Batch>> batches_of(const KernelMixInstance& instance, const KernelTypes& types,
                                            const std::vector<PatternUse>& uses, const Context& context);

/// Returns the plan that branch and price found.
Result<Plan> plan_of(const KernelMixInstance& instance, const KernelTypes& types,
                     const BranchAndPrice& batches, const Context& context);
/// Returns the answer with such a plan.
Answer answer_of(Plan plan, const Workload& workload);
/// Returns the answer if no batch can hold any kernel.
Answer nothing_to_plan(const Workload& workload);

} // namespace ks
