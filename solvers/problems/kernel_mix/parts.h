// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/lp/linear_program.h"
#include "solvers/problems/conformance_case.h"
#include "solvers/problems/kernel_mix/instance.h"
#include "solvers/problems/linear_model.h"
#include "solvers/problems/presets.h"
#include "solvers/result/answer.h"
#include "solvers/steps/recording.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

// What kind.cpp puts together, and the recordings.
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

/// The kernel of the mix, of several the first, that a launch of this name is of; kernels/pool.cpp.
std::optional<std::size_t> mix_kernel_launched(const Instance& instance, std::string_view launch);

/// Algorithm 1 of the concurrency paper (kernel-mix.paper-dp) step by step, as V[i, b, w]. `instance` is of
/// kind kernel-mix.
Result<std::shared_ptr<const Recording>> record_paper_dp(InstancePtr instance, std::stop_token stop);
/// First-fit decreasing (kernel-mix.first-fit), batch after batch.
Result<std::shared_ptr<const Recording>> record_first_fit(InstancePtr instance, std::stop_token stop);
/// Column generation (kernel-mix.column-generation), a round at a time.
Result<std::shared_ptr<const Recording>> record_column_generation(InstancePtr instance, const LpSolver& lp,
                                                                  std::stop_token stop);

/// The instance for other solvers (solvers/problems/linear_model.h).
LinearModel linear_model_kernel_mix(const Instance& instance);

} // namespace ks
