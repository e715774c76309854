// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"

namespace ks {

/// Returns the host side of subset-sum.two-list.tuned. The weights are sorted nonincreasing and halved. Each
/// half's list is generated in a separate queue, without sums above the target, and without the half's last
/// weight. The search then looks for the target, and for the target minus one or both of these two weights.
///
/// The host knows the length of every list before anything runs (two_list/counting.h), so it does not wait
/// between the stages. It only waits after every 64 GB of memory traffic, so that the run can be cancelled in
/// time.
VariantOf<SubsetSumInstance> two_list_tuned();

} // namespace ks
