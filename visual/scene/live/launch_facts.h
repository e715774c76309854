// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/timeline.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks::scene {

/// The facts that pictures show about a launch. They are computed for all launches in one pass over the
/// blocks (live::waves_of would visit all blocks for each launch).
struct LaunchFacts {
    std::int64_t blocks = 0;   ///< the number of its blocks in the timeline
    std::int64_t tail = 0;     ///< when the first SM ran out of work; the launch's end if no SM did
    std::int64_t idle_sms = 0; ///< SMs without a block
    /// The times at which the second, third ... wave of blocks began: as soon as more blocks had begun than
    /// all SMs hold at a time. At most `most_waves`.
    std::vector<std::int64_t> waves;
    bool alone = true; ///< no other launch overlapped it, as far as blocks are known

    static constexpr std::size_t most_waves = 64;
    /// The share of the launch's time after `tail`, 0..1.
    double tail_share(const live::LaunchSpan& launch) const;
};

/// The facts of each launch. `order` holds the blocks to count, sorted by begin; each is on an SM of the
/// timeline and belongs to one of its launches.
std::vector<LaunchFacts> launch_facts(const live::Timeline& timeline, std::span<const std::int32_t> order);

} // namespace ks::scene
