// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/problems/kernel_mix/branch_and_price.h"
#include "solvers/problems/kernel_mix/kernel_types.h"

#include <vector>

namespace ks {

/// The batches of a plan that gives each type as many copies as it has: the kernels of a type take their
/// turns, and each launch has its shape from the best choice by labels. Batches that are alike follow each
/// other as one that is repeated.
Result<std::vector<Plan::Batch>> batches_of(const KernelMixInstance& instance, const KernelTypes& types,
                                            const std::vector<PatternUse>& uses, const Context& context);

/// The plan that branch and price has come to.
Result<Plan> plan_of(const KernelMixInstance& instance, const KernelTypes& types,
                     const BranchAndPrice& batches, const Context& context);
/// The answer that such a plan is.
Answer answer_of(Plan plan, const Workload& workload);
/// The answer where no batch can hold any kernel.
Answer nothing_to_plan(const Workload& workload);

} // namespace ks
