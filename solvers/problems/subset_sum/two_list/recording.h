// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/steps/two_list_recording.h"

#include <memory>
#include <stop_token>
#include <string>

namespace ks {

/// Horowitz and Sahni's algorithm (Wan et al., Section 2.1), and the parallel one as Algorithms 3-8 and as
/// Algorithms 9-12 have it.
enum class TwoListMethod { sequential, original, improved };

/// Of more weights a step is all that a stage does for a weight or for a pair of blocks.
inline constexpr std::size_t most_finely_recorded_weights = 12;
/// More weights are not recorded: each list would have more than 16,384 sums.
inline constexpr std::size_t most_coarsely_recorded_weights = 28;

/// The algorithm step by step, with k = two_list::usual_threads threads that are shown one after the other.
/// `instance` is of kind subset-sum, `variant` the id of the variant whose algorithm this is. It runs what
/// the variants run (stages.h) and takes notes; what it gives is a TwoListRecording. More than
/// most_coarsely_recorded_weights are a limit error.
Result<std::shared_ptr<const Recording>> record_two_list(std::string variant, TwoListMethod method,
                                                         const InstancePtr& instance, std::stop_token stop);

} // namespace ks
