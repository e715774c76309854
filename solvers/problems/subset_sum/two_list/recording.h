// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/steps/two_list_recording.h"

#include <memory>
#include <stop_token>
#include <string>

namespace ks {

/// The algorithm of Horowitz and Sahni (Wan et al., Section 2.1), and the parallel one by Algorithms 3-8 and
/// by Algorithms 9-12.
enum class TwoListMethod { sequential, original, improved };

/// With more weights, a step is all work of a stage for one weight or one pair of blocks.
inline constexpr std::size_t most_finely_recorded_weights = 12;
/// Maximum number of weights of a recording: with more, each list would have more than 16,384 sums.
inline constexpr std::size_t most_coarsely_recorded_weights = 28;

/// Returns the recording of the algorithm, with k = two_list::usual_threads threads that are shown one after
/// the other. `instance` is of kind subset-sum, `variant` the id of the variant whose algorithm this is. It
/// runs the code of the variants (stages.h) with notes; the result is a TwoListRecording. More than
/// most_coarsely_recorded_weights are a limit error.
Result<std::shared_ptr<const Recording>> record_two_list(std::string variant, TwoListMethod method,
                                                         const SubsetSumInstance& instance,
                                                         std::stop_token stop);

} // namespace ks
