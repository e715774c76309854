// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/linear_model.h"
#include "solvers/kinds/presets.h"
#include "solvers/lp/linear_program.h"
#include "solvers/problems/kernel_mix/instance.h"
#include "solvers/result/answer.h"
#include "solvers/steps/recording.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

// The parts that kind.cpp combines, and the recordings.
namespace ks {

Result<void> check_kernel_mix(const KernelMixInstance& instance, const Answer& answer);

/// Returns the resources of the best choice on a multiprocessor that holds these kernels (indices, one per
/// copy) at once: the least shared memory, then the fewest registers, then the fewest blocks. Empty: they do
/// not fit. It tries all numbers of blocks, and shares no code with the variants.
std::optional<Plan::Resources> brute_force(const KernelMixInstance& instance,
                                           std::span<const std::size_t> kernels);
/// Returns the fewest batches for all kernels that a batch can hold; for a handful of copies.
std::int64_t fewest_batches(const KernelMixInstance& instance);

std::vector<ConformanceCase> corpus_kernel_mix();
ConformanceCase random_kernel_mix(Random& random);

std::span<const Preset> kernel_mix_presets();

/// Returns the kernel of the mix (of several the first) to which a launch of this name belongs; in
/// kernels/pool.cpp.
std::optional<std::size_t> mix_kernel_launched(const KernelMixInstance& instance, std::string_view launch);

/// Returns the recording of Algorithm 1 of the concurrency paper (kernel-mix.paper-dp), as V[i, b, w].
/// `instance` is of kind kernel-mix.
Result<std::shared_ptr<const Recording>> record_paper_dp(std::shared_ptr<const KernelMixInstance> instance,
                                                         std::stop_token stop);
/// Returns the recording of first-fit decreasing (kernel-mix.first-fit), batch after batch.
Result<std::shared_ptr<const Recording>> record_first_fit(std::shared_ptr<const KernelMixInstance> instance,
                                                          std::stop_token stop);
/// Returns the recording of column generation (kernel-mix.column-generation), round by round.
Result<std::shared_ptr<const Recording>>
record_column_generation(std::shared_ptr<const KernelMixInstance> instance, const LpSolver& lp,
                         std::stop_token stop);

/// Returns the instance as a model for other solvers (solvers/kinds/linear_model.h).
LinearModel linear_model_kernel_mix(const KernelMixInstance& instance);

} // namespace ks
