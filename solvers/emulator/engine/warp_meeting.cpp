// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/warp_meeting.h"

#include "solvers/emulator/engine/launch.h"
#include "solvers/emulator/lanes.h"

#include <bit>

namespace ks::emulator {

std::uint32_t partners(const Block& block, int lane) {
    const Warp& warp = block.warp_of(lane);
    const std::uint32_t present = warp.states.all() & ~warp.states.lanes(Wait::finished);
    return present & warp.calls[static_cast<std::size_t>(lane % warp_lanes)].mask;
}

bool wait_together(const Block& block, int lane, int other) {
    const Warp& warp = block.warp_of(lane);
    const CollectiveCall& a = warp.calls[static_cast<std::size_t>(lane % warp_lanes)];
    const CollectiveCall& b = warp.calls[static_cast<std::size_t>(other % warp_lanes)];
    return block.state_of(other) == Wait::collective && a.kind == b.kind && a.mask == b.mask &&
           (a.kind == Collective::sync || same_place(block.lane(lane).at, block.lane(other).at));
}

std::uint32_t complete_a_collective(Block& block, int warp_index) {
    Warp& warp = block.warps[static_cast<std::size_t>(warp_index)];
    const int first = warp_index * warp_lanes;
    for (std::uint32_t waiting = warp.states.lanes(Wait::collective); waiting != 0; waiting &= waiting - 1) {
        const int lane = first + std::countr_zero(waiting);
        const std::uint32_t present = partners(block, lane);
        bool all = true;
        for (std::uint32_t rest = present; all && rest != 0; rest &= rest - 1)
            all = wait_together(block, lane, first + std::countr_zero(rest));
        if (!all)
            continue;
        complete(warp.calls, present);
        warp.states.move(present, Wait::collective, Wait::ready);
        return present;
    }
    return 0;
}

} // namespace ks::emulator
