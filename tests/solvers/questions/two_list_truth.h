// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/two_list_recording.h"
#include "tests/solvers/questions/truth.h"

namespace ks::tests {

/// The two lists of a subset sum: the sums of all subsets of a half of the weights each, A rising, B falling.
struct TwoListTruth {
    std::vector<std::int64_t> a, b;
    std::int64_t target = 0;
    std::int64_t parts = 1; ///< into so many blocks each list is divided

    /// What is right, of a question about this recording. Its text has to tell the same sums.
    Truth of(const QuizQuestion& question, const TwoListRecording& lists) const;
};
/// `variant` says whether the weights are sorted, and sums above the target left out.
TwoListTruth two_list_truth(const Instance& instance, std::string_view variant);

} // namespace ks::tests
