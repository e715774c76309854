// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/timeline.h"
#include "solvers/result/plan.h"

#include <cstdint>
#include <optional>
#include <string>

namespace ks::scene {

/// How far the timeline of a run confirms a plan. A batch ran as planned if every SM had, at some moment,
/// blocks of all its kernels.
struct PlanSeen {
    std::int64_t batches = 0;    ///< the batches whose launches are all in the timeline
    std::int64_t as_planned = 0; ///< the number of batches that ran as planned
    /// For the largest batch that did not run as planned: its number of kernels, the most of them on one SM
    /// at one moment, and the number of SMs that had all of them.
    std::int64_t kernels = 0, together = 0, sms = 0;

    friend bool operator==(const PlanSeen&, const PlanSeen&) = default;
};

/// Returns nothing if the timeline's launches differ from the plan's in order or shape.
std::optional<PlanSeen> plan_seen(const live::Timeline& timeline, const Plan& plan);

/// Returns a sentence: "2 of 3 batches ran as planned: …".
std::string words_of(const PlanSeen& seen, int sms);

} // namespace ks::scene
