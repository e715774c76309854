// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/two_list_recording.h"
#include "tests/solvers/questions/truth.h"

namespace ks::tests {

/// The two lists of a subset sum: the sums of all subsets of each half of the weights, A ascending, B
/// descending.
struct TwoListTruth {
    std::vector<std::int64_t> a, b;
    std::int64_t target = 0;
    std::int64_t parts = 1; ///< the number of blocks in each list

    /// The correct answers to a question about this recording. Its text must contain the same sums.
    Truth of(const QuizQuestion& question, const TwoListRecording& lists) const;
};
/// `variant` determines whether the weights are sorted, and whether sums above the target are discarded.
TwoListTruth two_list_truth(const Instance& instance, std::string_view variant);

} // namespace ks::tests
