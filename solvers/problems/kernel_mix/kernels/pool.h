// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/instance.h"
#include "solvers/problems/kernel_mix/kernels/pool_kernel.h"

#include <span>

namespace ks {

/// A kernel of the pool, with its name in a mix.
struct PoolMember {
    std::string name; ///< "scan"; for Table I "III"
    const PoolKernel* kernel = nullptr;
    bool chosen = false; ///< the name is a value of the variant's parameter `kernel`

    /// Returns the parameters for the largest size with at most `work` times the work of the usual size.
    Parameters sized(std::int64_t work) const;
};

/// All kernels of the pool, in the order of variants.def.
std::span<const PoolMember> pool_members();

/// Returns the pool's kernel for each kernel of the mix. A name that the pool does not have is a usage error,
/// which lists the existing names.
Result<std::vector<const PoolMember*>> members_of(const KernelMixInstance& instance);

} // namespace ks
