// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/instance.h"
#include "solvers/problems/kernel_mix/kernels/pool_kernel.h"

#include <span>

namespace ks {

/// A kernel of the pool under the name that a mix has for it.
struct PoolMember {
    std::string name; ///< "scan"; of Table I "III"
    const PoolKernel* kernel = nullptr;
    bool chosen = false; ///< the name is a value of the variant's choice `kernel`

    /// The largest size at which it has at most `work` times the work of its usual size.
    Parameters sized(std::int64_t work) const;
};

/// All kernels of the pool, in the order of variants.def.
std::span<const PoolMember> pool_members();

/// The member that each kernel of the mix is. A name that the pool does not have is a usage error, which says
/// what names there are.
Result<std::vector<const PoolMember*>> members_of(const KernelMixInstance& instance);

} // namespace ks
