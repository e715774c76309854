// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"
#include "solvers/kernels/backend.h"
#include "solvers/kernels/kernel_table.h"

// Checks of the arguments of backend calls, shared by the emulator and the GPU. Errors about the shape's
// limits are limit errors; all others are bugs of this program (internal).
namespace ks {

/// Compares the arguments of a launch with the kernel's signature: their number; buffers with the right
/// element size and an offset inside them, in memory that the device can access; numbers of the right kind
/// and width.
Result<void> check_arguments(const std::string& kernel, KernelSignature signature,
                             std::span<const Argument> arguments);

/// Checks a launch's shape: a block of 1..1024 threads, a grid of 1..2^31 - 1 blocks, dynamic shared memory
/// of 0..`most_shared` bytes, a carve-out of 0..100 percent.
Result<void> check_shape(const std::string& kernel, const LaunchShape& shape, int most_shared);

/// Checks that `bytes` bytes fit an array of `size` bytes in constant memory. `size` 0 means that there is no
/// such array.
Result<void> check_constant(std::string_view name, int size, std::size_t bytes);

/// Checks that the buffer is not in host memory, which the host reads and writes itself.
Result<void> check_on_device(const Buffer& buffer);

/// Checks that the queue is one of 0 .. open - 1.
Result<void> check_queue(int queue, int open);
/// Checks that `count` queues can be open at once.
Result<void> check_queue_count(int count);
/// Checks that the mark is one of 0 .. set - 1.
Result<void> check_mark(std::int64_t mark, std::size_t set);

/// Returns the error of a call that `Backend::replay` cannot record, such as "a download".
Error not_recorded(const Sentence& call);

} // namespace ks
