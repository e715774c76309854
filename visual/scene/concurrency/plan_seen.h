// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/timeline.h"
#include "solvers/result/plan.h"

#include <cstdint>
#include <optional>
#include <string>

namespace ks::scene {

/// How far a plan can be seen to have happened in the timeline of a run. A batch ran as planned if on every
/// SM there was a moment at which it had blocks of all kernels of the batch.
struct PlanSeen {
    std::int64_t batches = 0;    ///< whose launches are all in the timeline
    std::int64_t as_planned = 0; ///< of them
    /// Of the others, that with most kernels: how many it has, how many of them were there at one moment on
    /// any SM at most, and on how many SMs all were.
    std::int64_t kernels = 0, together = 0, sms = 0;

    friend bool operator==(const PlanSeen&, const PlanSeen&) = default;
};

/// Nothing where the timeline's launches are not the plan's, in its order and shapes.
std::optional<PlanSeen> plan_seen(const live::Timeline& timeline, const Plan& plan);

/// "2 of 3 batches ran as planned: …", a sentence.
std::string words_of(const PlanSeen& seen, int sms);

} // namespace ks::scene
