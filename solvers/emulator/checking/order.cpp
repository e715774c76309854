// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/checking/order.h"

#include "solvers/emulator/lanes.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace ks::emulator {

namespace {

/// Maximum number of horizons that all addresses of a launch may hold, about 64 MB.
constexpr std::int64_t most_horizons = 1 << 22;

} // namespace

bool Horizon::covers(const Touch& mark) const {
    return mark.time < all || (mark.time < warp && mark.thread / warp_lanes == thread / warp_lanes) ||
           (mark.time < own && (mark.thread == thread || thread == everyone));
}

void Horizon::join(const Horizon& other) {
    const std::uint32_t both = std::max(all, other.all);
    if (thread == other.thread) {
        warp = std::max(warp, other.warp);
        own = std::max(own, other.own);
    } else if (own <= both) {
        *this = other;
    } else if (other.own > both) {
        own = std::max({own, other.own, warp, other.warp});
        warp = 0;
        thread = everyone;
    }
    all = both;
}

void Clock::add(std::uint32_t block, const Horizon& horizon) {
    if (blocks_.size() <= block)
        blocks_.resize(block + 1);
    blocks_[block].join(horizon);
}

void Clock::join(const Clock& other) {
    if (blocks_.size() < other.blocks_.size())
        blocks_.resize(other.blocks_.size());
    for (std::size_t i = 0; i < other.blocks_.size(); ++i)
        blocks_[i].join(other.blocks_[i]);
}

bool BlockOrder::acquired(const Touch& mark, std::uint32_t thread) const {
    return std::ranges::any_of(acquired_, [&](const Acquired& each) {
        return each.warp == thread / warp_lanes && (each.mask >> thread % warp_lanes & 1) != 0 &&
               each.clock.covers(mark);
    });
}

void BlockOrder::acquire(std::uint32_t warp, std::uint32_t mask, const Clock& clock) {
    knows_others_ = true;
    auto at = std::ranges::find_if(
        acquired_, [&](const Acquired& each) { return each.warp == warp && each.mask == mask; });
    if (at == acquired_.end())
        at = acquired_.insert(at, Acquired{.warp = warp, .mask = mask});
    at->clock.join(clock);
}

void Order::begin_launch(std::int64_t grid) {
    floor_ = ++time_;
    released_.clear();
    others_.clear();
    shares_ = false;
    most_places_ = static_cast<std::size_t>(most_horizons / grid);
}

void Order::begin(BlockOrder& block, std::int64_t index, int threads) {
    block.index_ = static_cast<std::uint32_t>(index);
    block.birth_ = block.barrier_ = ++time_;
    block.floor_ = floor_;
    block.warps_.assign((static_cast<std::size_t>(threads) + warp_lanes - 1) / warp_lanes, {});
    block.lanes_.clear();
    block.knows_others_ = false;
    block.known_.clear();
    block.acquired_.clear();
}

void Order::barrier(BlockOrder& block) {
    block.barrier_ = ++time_;
    for (const auto& each : block.acquired_)
        block.known_.join(each.clock);
    block.acquired_.clear();
}

void Order::met(BlockOrder& block, std::uint32_t index, std::uint32_t present) {
    ++time_;
    if (!block.acquired_.empty())
        for (const auto& each : std::exchange(block.acquired_, {}))
            block.acquire(each.warp,
                          each.warp == index && (each.mask & present) != 0 ? each.mask | present : each.mask,
                          each.clock);
    BlockOrder::Warp& warp = block.warps_[index];
    if (present == ~0u) {
        warp.time = time_;
        return;
    }
    if (warp.lanes.empty())
        warp.lanes.assign(warp_lanes, {});
    std::array<std::uint32_t, warp_lanes> known{};
    for_each_lane(present, [&](std::size_t i) {
        for (std::size_t other = 0; other < warp_lanes; ++other)
            known[other] = std::max(known[other], warp.lanes[i][other]);
    });
    for_each_lane(present, [&](std::size_t i) { known[i] = time_; });
    for_each_lane(present, [&](std::size_t i) { warp.lanes[i] = known; });
}

BlockOrder::Lane& Order::lane(BlockOrder& block, std::uint32_t thread) {
    if (block.lanes_.empty())
        block.lanes_.resize(block.warps_.size() * warp_lanes);
    return block.lanes_[thread];
}

void Order::fence(BlockOrder& block, std::uint32_t thread) {
    BlockOrder::Lane& fencing = lane(block, thread);
    const BlockOrder::Warp& warp = block.warps_[thread / warp_lanes];
    std::uint32_t of_warp = warp.time;
    if (!warp.lanes.empty())
        of_warp = std::max(of_warp, *std::ranges::max_element(warp.lanes[thread % warp_lanes]));
    fencing.fenced = {
        .all = block.barrier_, .warp = of_warp, .own = ++time_, .thread = static_cast<std::uint16_t>(thread)};
    for (const Clock* const clock : fencing.seen)
        block.acquire(thread / warp_lanes, 1u << thread % warp_lanes, *clock);
    fencing.seen.clear();
}

Clock* Order::released_at(std::uint64_t place) {
    const auto at = released_.find(place);
    return at != released_.end() ? &at->second : shares_ ? &others_ : nullptr;
}

Clock& Order::to_release_at(std::uint64_t place) {
    if (const auto at = released_.find(place); at != released_.end())
        return at->second;
    if (released_.size() < most_places_)
        return released_[place];
    shares_ = true;
    return others_;
}

void Order::strong(BlockOrder& block, std::uint32_t thread, std::uint64_t place, bool reads, bool writes) {
    if (const Clock* const released = reads ? released_at(place) : nullptr; released != nullptr) {
        auto& seen = lane(block, thread).seen;
        if (std::ranges::find(seen, released) == seen.end())
            seen.push_back(released);
    }
    if (!writes || block.lanes_.empty() || block.lanes_[thread].fenced.own == 0)
        return;
    Clock& clock = to_release_at(place);
    clock.add(block.index_, block.lanes_[thread].fenced);
    clock.join(block.known_);
    for (const auto& each : block.acquired_)
        if (each.warp == thread / warp_lanes && (each.mask >> thread % warp_lanes & 1) != 0)
            clock.join(each.clock);
}

void Order::grid_passed(BlockOrder& block) {
    block.floor_ = block.barrier_ = grid_;
}

} // namespace ks::emulator
