// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"
#include "solvers/kernels/kernel_table.h"

namespace ks {

/// Holds the arguments of a launch against the kernel's signature: their number, buffers of the right element
/// size with an offset inside them, integers of the right width. A mismatch is a bug of ours (internal),
/// never a wrong launch.
Result<void> check_arguments(const std::string& kernel, KernelSignature signature,
                             std::span<const Argument> arguments);

/// Block of 1..1024 threads, grid of 1..2^31 - 1 blocks, dynamic shared memory of 0..`most_shared` bytes.
Result<void> check_shape(const std::string& kernel, const LaunchShape& shape, int most_shared);

/// Holds what is to be copied against an array in constant memory of `size` bytes (0: there is no such array).
Result<void> check_constant(std::string_view name, int size, std::size_t bytes);

/// The error of a call that `Backend::replay` cannot record: "a download".
Error not_recorded(std::string_view call);

} // namespace ks
