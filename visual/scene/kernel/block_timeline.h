// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// The modelled schedule of one launch (occupancy/block_schedule.h), computed once for its pictures. Times
/// are warp instructions of the model, never seconds.
struct BlockTimeline {
    std::int64_t launch = 0;
    std::string kernel;
    std::int64_t grid = 0; ///< number of blocks of the launch
    int threads = 0;       ///< threads per block
    int sms = 0;
    std::int64_t blocks_per_sm = 0, counted = 0;
    bool measured = true;     ///< as in BlockSchedule
    bool cooperative = false; ///< as in TraceLaunch
    bool finished = true;     ///< as in TraceLaunch
    /// True if no block of the launch ever ends. `blocks` are then the resident blocks, which wait forever
    /// and have no times.
    bool stuck = false;
    std::vector<ScheduledBlock> blocks; ///< in the order of the launch
    std::int64_t length = 0;
    std::optional<std::int64_t> recorded; ///< the block that contains the recorded warp

    std::int64_t places() const { return sms * blocks_per_sm; }
    std::int64_t count() const { return static_cast<std::int64_t>(blocks.size()); }
    std::int64_t waves() const { return (count() + places() - 1) / places(); }
    /// Blocks of the last wave.
    std::int64_t last_wave() const { return count() - (waves() - 1) * places(); }
    /// The time at which the last block begins; from then on places are empty.
    std::int64_t tail() const { return blocks.back().begin; }
};

/// Returns nothing if the launch has none; `why_no_timeline` gives the reason.
std::optional<BlockTimeline> timeline_of(const Trace& trace, std::int64_t launch);

/// "3 waves of at most 264 blocks; the last is 12 % full, and the tail takes 33 % of the modelled time."
std::string sentence_of(const BlockTimeline& timeline);

/// Draws the SMs downwards and the modelled time to the right: a bar for each block or, without room for
/// bars, the utilisation of groups of SMs; also the beginnings of waves, and the tail. Returns the height
/// used.
double add_block_timeline(DisplayList& list, const BlockTimeline& timeline, const Rect& area,
                          const TextMeasure& measure);

/// Why a launch has no timeline: one sentence; empty if it has one.
std::string why_no_timeline(const Trace& trace, std::int64_t launch);

/// Writes the reason in place of a timeline. Returns the height used.
double add_no_timeline(DisplayList& list, const std::string& why, const Rect& area,
                       const TextMeasure& measure);

} // namespace ks::scene
