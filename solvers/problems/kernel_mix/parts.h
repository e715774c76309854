// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/conformance_case.h"
#include "solvers/problems/kernel_mix/instance.h"
#include "solvers/problems/presets.h"
#include "solvers/result/answer.h"

#include <optional>
#include <span>
#include <vector>

// What kind.cpp puts together.
namespace ks {

Result<void> check_kernel_mix(const Instance& instance, const Answer& answer);

/// What the best choice takes on a multiprocessor that holds these kernels (indices, an index once for each
/// copy) at once: the least shared memory, of those the fewest registers, of those the fewest blocks. Empty:
/// none fits. It tries all numbers of blocks, and shares no code with the variants.
std::optional<Plan::Resources> brute_force(const KernelMixInstance& instance,
                                           std::span<const std::size_t> kernels);
/// The fewest batches for all kernels that a batch can hold at all; for a handful of copies.
std::int64_t fewest_batches(const KernelMixInstance& instance);

std::vector<ConformanceCase> corpus_kernel_mix();
ConformanceCase random_kernel_mix(Random& random);

std::span<const Preset> kernel_mix_presets();

} // namespace ks
