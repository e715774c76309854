// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/waiting_faults.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/emulator/engine/warp_meeting.h"
#include "solvers/emulator/lanes.h"
#include "solvers/occupancy/occupancy_words.h"

#include <algorithm>
#include <bit>

namespace ks::emulator {

namespace {

bool waits(Wait wait) {
    return wait >= Wait::collective && wait != Wait::finished;
}

std::string hexadecimal(std::uint32_t mask) {
    return written("0x{:08x}", mask);
}

Op waits_at(Wait state) {
    switch (state) {
    case Wait::spin:
        return Op::spin;
    case Wait::collective:
        return Op::collective;
    case Wait::grid_barrier:
        return Op::grid_barrier;
    default:
        return Op::barrier;
    }
}

LaunchFault waiting(const Launch& launch, const Block& block, std::string kind, Sentence text,
                    std::vector<int> lanes, Sentence todo) {
    std::vector<std::uint64_t> sites;
    sites.reserve(lanes.size());
    for (const int index : lanes)
        sites.push_back(Event::code(block.lane(index).at, waits_at(block.state_of(index))));
    return {.text = std::move(text),
            .where = launch.name,
            .todo = std::move(todo),
            .kind = std::move(kind),
            .block = block.index,
            .lanes = std::move(lanes),
            .sites = std::move(sites)};
}

/// Returns a text such as "thread 3 of block 0".
Sentence thread_of(const Block& block, int lane) {
    return formatted("thread {} of block {}", lane, block.index);
}

/// Returns the lowest lane for which a condition holds, or the block's size if it holds for none.
template <class Condition>
int first_lane(const Block& block, Condition condition) {
    int index = 0;
    while (index < static_cast<int>(block.lanes.size()) && !condition(index))
        ++index;
    return index;
}

} // namespace

LaunchFault left_out_of_mask(const Launch& launch, const Block& block, int lane, std::uint32_t mask) {
    return waiting(launch, block, "mask-mismatch",
                   formatted("{} calls a collective of the mask {}, which leaves out its own lane {}",
                             thread_of(block, lane), hexadecimal(mask), lane % warp_lanes),
                   {lane}, "a mask must name every lane that calls");
}

std::optional<LaunchFault> mask_mismatch(const Launch& launch, const Block& block, int warp_index) {
    const Warp& warp = block.warps[static_cast<std::size_t>(warp_index)];
    const std::uint32_t waiting_here = warp.states.lanes(Wait::collective);
    if (warp.states.lanes(Wait::spin) != 0 || waiting_here == 0)
        return {};
    const int lane = warp_index * warp_lanes + std::countr_zero(waiting_here);
    const auto mask_of = [&](int index) {
        return warp.calls[static_cast<std::size_t>(index % warp_lanes)].mask;
    };
    int other = warp_index * warp_lanes;
    while (block.state_of(other) == Wait::finished || (mask_of(lane) >> (other % warp_lanes) & 1) == 0 ||
           wait_together(block, lane, other))
        ++other;
    const Sentence elsewhere = block.state_of(other) == Wait::collective
                                   ? formatted("one of the mask {}", hexadecimal(mask_of(other)))
                                   : said("a barrier");
    return waiting(
        launch, block, "mask-mismatch",
        formatted("{} waits at a collective of the mask {}, {}, for thread {}, which waits at {}, {}",
                  thread_of(block, lane), hexadecimal(mask_of(lane)), to_text(block.lane(lane).at), other,
                  elsewhere, to_text(block.lane(other).at)),
        {lane, other}, "every lane of a mask must call the same collective with that mask");
}

std::optional<LaunchFault> barrier_divergence(const Launch& launch, const Block& block) {
    const Sentence todo = said("every thread of a block must reach the same barrier");
    int first = -1;
    for (std::size_t w = 0; w < block.warps.size(); ++w) {
        const LaneStates& states = block.warps[w].states;
        for (std::uint32_t at_one = states.lanes(Wait::barrier) | states.lanes(Wait::grid_barrier);
             at_one != 0; at_one &= at_one - 1) {
            const int i = static_cast<int>(w) * warp_lanes + std::countr_zero(at_one);
            if (first < 0)
                first = i;
            if (!same_place(block.lane(i).at, block.lane(first).at))
                return waiting(
                    launch, block, "barrier-divergence",
                    formatted("threads {} and {} of block {} wait at different barriers, {} and {}", first, i,
                              block.index, to_text(block.lane(first).at), to_text(block.lane(i).at)),
                    {first, i}, todo);
        }
    }
    const auto apart = std::find_if(block.warps.begin(), block.warps.end(),
                                    [&](const Warp& warp) { return block.traced && !warp.kept.empty(); });
    if (apart == block.warps.end())
        return {};
    const int lane = std::max(first, static_cast<int>(apart - block.warps.begin()) * warp_lanes);
    return waiting(launch, block, "barrier-divergence",
                   "lanes of one warp reach a barrier on different paths", {lane}, todo);
}

LaunchFault deadlock(const Launch& launch, std::span<Block* const> held) {
    const Block& block = **std::ranges::min_element(held, {}, &Block::index);
    const int none = static_cast<int>(block.lanes.size());
    int first = first_lane(block, [&](int i) {
        return block.state_of(i) == Wait::spin || block.state_of(i) == Wait::grid_barrier;
    });
    if (first == none)
        first = first_lane(block, [&](int i) { return waits(block.state_of(i)); });
    const int second = first_lane(block, [&](int i) {
        return waits(block.state_of(i)) && !same_place(block.lane(i).at, block.lane(first).at);
    });
    std::vector<int> concerned{first};
    if (second < none)
        concerned.push_back(second);

    const Residency& residency = launch.residency;
    const std::int64_t resident = residency.started() - residency.finished();
    const std::int64_t outside = residency.grid() - residency.started();
    const Sentence doubt = launch.measured ? Sentence() : formatted(" ({})", said(not_measured));
    const Sentence why =
        outside > 0 ? formatted("deadlock: the device holds {} of the launch's {} blocks at once{}, all of "
                                "them wait, and the other {} cannot start before one has finished",
                                resident, residency.grid(), doubt, outside)
                    : counted("deadlock: every thread that has not finished waits, in {} resident of {} "
                              "launched block, and nobody is left to wake one",
                              "deadlock: every thread that has not finished waits, in {} resident of {} "
                              "launched blocks, and nobody is left to wake one",
                              residency.grid(), resident, residency.grid());
    Sentence text =
        formatted("{}; {} waits at {}", why, thread_of(block, first), to_text(block.lane(first).at));
    if (second < none)
        text = formatted("{}, thread {} at {}", text, second, to_text(block.lane(second).at));
    return waiting(launch, block, "deadlock", std::move(text), concerned,
                   outside > 0 ? "launch no more blocks than are resident, or smaller ones"
                               : "every wait needs another thread that ends it");
}

} // namespace ks::emulator
