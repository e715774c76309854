// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/instance.h"

namespace ks::tests {

/// The example planned by hand in kernel_mix/README.md: the limit is ten warps; other resources are
/// plentiful.
inline InstancePtr four_kernels() {
    KernelMixBuilder builder;
    builder.device(
        {.sms = 1, .sm_warps = 10, .sm_blocks = 10, .sm_registers = 1 << 20, .sm_shared_bytes = 1000});
    builder.add({.name = "a", .shared_bytes = 1, .threads = 4 * 32});
    builder.add({.name = "b", .shared_bytes = 2, .threads = 4 * 32});
    builder.add({.name = "c", .shared_bytes = 3, .threads = 3 * 32, .copies = 2});
    builder.add({.name = "d", .shared_bytes = 4, .threads = 3 * 32, .copies = 2});
    return *std::move(builder).build();
}

} // namespace ks::tests
