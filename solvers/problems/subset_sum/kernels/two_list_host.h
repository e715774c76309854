// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/switches.h"

namespace ks {

/// Returns the common part of the two GPU variants of Wan et al.; title, section and algorithm are missing.
VariantInfo two_list_gpu_info(std::string id);

/// Returns the host side of subset-sum.two-list.gpu and .gpu-improved (Wan et al., Algorithms 3 and 9). It
/// launches the kernels of a stage according to the stage's parameter; without a parameter a stage is the
/// original one.
///
/// The original generation stage waits for each kernel, as Algorithm 3 does. The improved one waits only when
/// it copies the number of discarded sums to the host; the paper waits for each kernel there as well.
///
/// In device memory: the lists A and B of 2^(n/2) sums each, a spare list of half that size, which alternates
/// with the list that grows, and the shifted list. A thread block is not larger than the k threads need.
VariantOf<SubsetSumInstance> two_lists_on_gpu(const VariantInfo& info);

} // namespace ks
