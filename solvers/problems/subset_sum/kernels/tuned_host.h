// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"

namespace ks {

/// Returns the host side of subset-sum.tuned: one launch per two weights. All rows stay in one buffer on the
/// device, row i up to the sum of its weights or the target, so the memory is one bit per sum and pair of
/// weights. The device follows the rows back. `preprocessing` = everything-fits first checks whether all
/// weights together are at most the target, and then answers at once.
VariantOf<SubsetSumInstance> subset_sum_tuned();

} // namespace ks
