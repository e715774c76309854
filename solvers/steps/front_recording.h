// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/front_state.h"
#include "solvers/steps/recording.h"

namespace ks {

/// A recording of shape front: lists of points are merged, one group of choices after the other. `at` of a
/// candidate is [its index] in the merge that the step belongs to.
class FrontRecording : public Recording {
public:
    Shape shape() const final { return Shape::front; }
    virtual FrontState state(std::int64_t step) const = 0;
};

/// Maximum number of candidates, over all merges, of a recorded front.
inline constexpr std::size_t most_recorded_candidates = 20'000;

} // namespace ks
