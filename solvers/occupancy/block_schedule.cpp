// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/block_schedule.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

namespace ks {

namespace {

/// A slot and the time when it becomes free. Slots take blocks in this order.
struct Free {
    std::int64_t at = 0;
    std::int64_t slot = 0; ///< slot * SMs + SM, so that the first wave visits all SMs in turn

    friend bool operator>(const Free& one, const Free& other) {
        return std::pair(one.at, one.slot) > std::pair(other.at, other.slot);
    }
};

/// Assigns every block in turn to the slot that is free first: `visit(sm, slot, begin, end)` returns false to
/// stop.
template <class Visit>
void deal(const BlockSchedule& launch, Visit visit) {
    std::int64_t blocks = 0;
    for (const BlockCosts& run : launch.costs)
        blocks += run.blocks;
    const std::int64_t slots = std::min(blocks, launch.sms * launch.blocks_per_sm);
    std::priority_queue<Free, std::vector<Free>, std::greater<>> free;
    for (std::int64_t slot = 0; slot < slots; ++slot)
        free.push({.slot = slot});
    for (const BlockCosts& run : launch.costs)
        for (std::int64_t i = 0; i < run.blocks; ++i) {
            const Free taken = free.top();
            free.pop();
            free.push({.at = taken.at + run.cost, .slot = taken.slot});
            if (!visit(static_cast<int>(taken.slot % launch.sms), static_cast<int>(taken.slot / launch.sms),
                       taken.at, taken.at + run.cost))
                return;
        }
}

} // namespace

std::vector<ScheduledBlock> schedule_blocks(const BlockSchedule& launch, std::int64_t most) {
    std::vector<ScheduledBlock> blocks;
    if (most <= 0)
        return blocks;
    deal(launch, [&](int sm, int slot, std::int64_t begin, std::int64_t end) {
        blocks.push_back({.sm = sm, .slot = slot, .begin = begin, .end = end});
        return static_cast<std::int64_t>(blocks.size()) < most;
    });
    return blocks;
}

std::int64_t schedule_length(const BlockSchedule& launch) {
    std::int64_t last = 0;
    deal(launch, [&](int, int, std::int64_t, std::int64_t end) {
        last = std::max(last, end);
        return true;
    });
    return last;
}

} // namespace ks
