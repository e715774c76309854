// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/front_recording.h"
#include "tests/solvers/questions/truth.h"

namespace ks::tests {

/// The points that are looked at when the tasks' choices are merged into the front, one task after the other:
/// by cost, of equal costs the better one first.
struct FrontTruth {
    struct Point {
        std::int64_t cost = 0;
        bool kept = false; ///< no selection of the tasks so far is as good in both and better in one
    };
    std::vector<std::vector<Point>> merges; ///< [task][point]

    /// What is right, of a question about this recording. Its text has to tell the same cost.
    Truth of(const QuizQuestion& question, const FrontRecording& front) const;
};
/// Whether a point is kept is decided among all selections that there are, not by the order.
FrontTruth front_truth(const Instance& instance);

} // namespace ks::tests
