// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"

namespace ks {

/// Returns the host side of subset-sum.exhaustive.tuned. The weights are sorted nonincreasing. A thread
/// covers the lightest 13, and the bits of its number up to 23 more. The host visits the subsets of the
/// others as the SSO report's chunks (chunks.h): it skips those beyond the target, and takes the largest sum
/// of those that fit completely. Sums are 32 bits wide if all weights together are below 2^31.
///
/// In the emulator a launch has only 9 bits of threads, so that it ends soon; the estimate is for a GPU.
///
/// A launch returns one number per block. In the stage `way-back` the host searches the 2^21 subsets of the
/// best block, which takes no memory.
VariantOf<SubsetSumInstance> exhaustive_tuned();

} // namespace ks
