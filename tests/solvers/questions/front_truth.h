// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/front_recording.h"
#include "tests/solvers/questions/truth.h"

namespace ks::tests {

/// The points considered when the tasks' choices are merged into the front, one task after the other: sorted
/// by cost, and for equal costs the better one first.
struct FrontTruth {
    struct Point {
        std::int64_t cost = 0;
        bool kept = false; ///< no selection of the tasks so far dominates it
    };
    std::vector<std::vector<Point>> merges; ///< [task][point]

    /// The correct answers to a question about this recording. The question's text must contain the same
    /// cost.
    Truth of(const QuizQuestion& question, const FrontRecording& front) const;
};
/// Whether a point is kept is decided by comparing all selections, not by the order.
FrontTruth front_truth(const Instance& instance);

} // namespace ks::tests
