// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/kernels/kernel_table.h"

// What a backend is asked wrongly is the same mistake in the emulator and on a GPU. All but the shape's
// limits are bugs of ours (internal).
namespace ks {

/// Holds the arguments of a launch against the kernel's signature: their number, buffers of the right element
/// size with an offset inside them that the device sees, numbers of the right kind and width.
Result<void> check_arguments(const std::string& kernel, KernelSignature signature,
                             std::span<const Argument> arguments);

/// Block of 1..1024 threads, grid of 1..2^31 - 1 blocks, dynamic shared memory of 0..`most_shared` bytes, a
/// carve-out of 0..100 percent.
Result<void> check_shape(const std::string& kernel, const LaunchShape& shape, int most_shared);

/// Holds what is to be copied against an array in constant memory of `size` bytes (0: there is no such
/// array).
Result<void> check_constant(std::string_view name, int size, std::size_t bytes);

/// Whether the buffer is the device's to write at the host's word: one in host memory the host writes itself.
Result<void> check_on_device(const Buffer& buffer);

/// One of the queues 0 .. open - 1.
Result<void> check_queue(int queue, int open);
/// A number of queues that can be open at once.
Result<void> check_queue_count(int count);
/// One of the marks 0 .. set - 1.
Result<void> check_mark(std::int64_t mark, std::size_t set);

/// The error of a call that `Backend::replay` cannot record: "a download".
Error not_recorded(std::string_view call);
/// What is recorded is in queue 0.
Result<void> check_recorded_queue(int queue);

} // namespace ks
