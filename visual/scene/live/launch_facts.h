// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/timeline.h"

#include <cstdint>
#include <span>
#include <vector>

namespace ks::scene {

/// What a picture says of a launch, of all launches in one pass over the blocks (live::waves_of asks them all
/// for each launch).
struct LaunchFacts {
    std::int64_t blocks = 0;   ///< that are in the timeline
    std::int64_t tail = 0;     ///< when the first SM had nothing left to do; the launch's end where none had
    std::int64_t idle_sms = 0; ///< SMs that got no block
    /// When the second, third ... wave of blocks began: as soon as more blocks had begun than all SMs hold at
    /// a time. At most `most_waves`.
    std::vector<std::int64_t> waves;
    bool alone = true; ///< no other launch was there at the same time, as far as blocks are known

    static constexpr std::size_t most_waves = 64;
    /// Of the launch's time, the share behind `tail`, 0..1.
    double tail_share(const live::LaunchSpan& launch) const;
};

/// Of each launch; `order` are the blocks that count, by begin, each on an SM of the timeline and of one of
/// its launches.
std::vector<LaunchFacts> launch_facts(const live::Timeline& timeline, std::span<const std::int32_t> order);

} // namespace ks::scene
