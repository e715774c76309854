// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/counting/warp_merge.h"

#include "solvers/emulator/lanes.h"

#include <algorithm>
#include <bit>

namespace ks::emulator {

namespace {

constexpr std::size_t most_open = 1 << 16; ///< instructions, about 17 MB

bool enters(std::uint64_t what) {
    return Event::op(what) == Op::loop_enter || Event::op(what) == Op::call_enter;
}
bool is_barrier(std::uint64_t what) {
    return Event::op(what) == Op::barrier || Event::op(what) == Op::grid_barrier;
}
/// Whether a lane waits for the others at this event after the lanes of its round have diverged.
bool meets(std::uint64_t what) {
    return Event::is_loop_mark(what) || is_barrier(what);
}
bool leaves(std::uint64_t what) {
    return Event::op(what) == Op::loop_leave || Event::op(what) == Op::loop_break ||
           Event::op(what) == Op::call_leave;
}

bool earlier(std::uint64_t mark, std::uint64_t other) {
    const ResolvedPosition a = resolve_position(Event::position(mark)),
                           b = resolve_position(Event::position(other));
    return std::pair(a.line, a.column) < std::pair(b.line, b.column);
}

} // namespace

void WarpMerge::begin(int lanes) {
    depth_ = 0;
    open_ = 0;
    enter(0, lanes == 32 ? ~0u : (1u << lanes) - 1);
}

void WarpMerge::enter(std::uint64_t mark, std::uint32_t lanes) {
    if (depth_ == levels_.size())
        levels_.emplace_back();
    Level& level = levels_[depth_++];
    level.mark = mark;
    level.lanes = lanes;
    level.apart = false;
    level.chains.clear();
}

void WarpMerge::leave() {
    --depth_;
}

bool WarpMerge::consume(std::array<EventStream, 32>& streams, SiteTable& sites) {
    for (;;) {
        Level& level = levels_[depth_ - 1];
        std::uint32_t gone = 0;
        for_each_lane(level.lanes, [&](int lane) {
            const EventStream& stream = streams[static_cast<std::size_t>(lane)];
            gone |= static_cast<std::uint32_t>(stream.ended && stream.empty()) << lane;
        });
        level.lanes &= ~gone;
        if (level.lanes == 0) {
            flush(level, sites);
            if (depth_ == 1)
                return true;
            leave();
            continue;
        }
        const Advance advance = level.apart ? apart(level, streams, sites) : together(level, streams, sites);
        if (advance != Advance::made)
            return advance == Advance::starved;
    }
}

/// All lanes of the round have executed the same operations so far, so equal events are counted column by
/// column.
WarpMerge::Advance WarpMerge::together(Level& level, std::array<EventStream, 32>& streams, SiteTable& sites) {
    const std::uint32_t mask = level.lanes;
    std::array<EventStream*, 32> lanes{};
    std::size_t n = 0;
    std::ptrdiff_t columns = PTRDIFF_MAX;
    for_each_lane(mask, [&](int lane) {
        lanes[n] = &streams[static_cast<std::size_t>(lane)];
        columns = std::min(columns, lanes[n]->end - lanes[n]->at);
        ++n;
    });
    if (columns == 0) {
        const auto some = [&](auto of) {
            return std::any_of(lanes.begin(), lanes.begin() + static_cast<std::ptrdiff_t>(n), of);
        };
        if (!some([](const EventStream* stream) { return stream->held; }) ||
            !some([](const EventStream* stream) { return !stream->empty(); }))
            return Advance::starved;
        level.apart = true;
        return Advance::made;
    }
    const auto take = [&](std::ptrdiff_t taken) {
        for (std::size_t i = 0; i < n; ++i)
            lanes[i]->at += taken;
    };
    std::array<std::uint64_t, 32> where{};
    for (std::ptrdiff_t column = 0; column < columns; ++column) {
        const std::uint64_t what = lanes[0]->at[column].what;
        std::uint64_t difference = 0;
        for (std::size_t i = 0; i < n; ++i) {
            difference |= lanes[i]->at[column].what ^ what;
            where[i] = lanes[i]->at[column].where;
        }
        if (difference != 0) {
            take(column);
            levels_[depth_ - 1].apart = true;
            return Advance::made;
        }
        if (!Event::is_loop_mark(what)) {
            sites.count(what, mask, std::span<const std::uint64_t>(where).first(n));
        } else if (enters(what)) {
            enter(what, mask);
        } else {
            if (Event::op(what) == Op::loop_next || Event::op(what) == Op::loop_leave)
                sites.count_loop(what, mask, Event::op(what) == Op::loop_next ? mask : 0);
            if (leaves(what)) {
                leave();
                if (levels_[depth_ - 1].lanes != mask || levels_[depth_ - 1].apart) {
                    take(column + 1);
                    return Advance::made;
                }
            }
        }
    }
    take(columns);
    return Advance::made;
}

/// The lanes of the round have diverged, so the events of each lane up to its next loop mark are collected by
/// key.
WarpMerge::Advance WarpMerge::apart(Level& level, std::array<EventStream, 32>& streams, SiteTable& sites) {
    bool starved = false;
    for_each_lane(level.lanes, [&](int lane) {
        EventStream& stream = streams[static_cast<std::size_t>(lane)];
        for (; !stream.empty() && !meets(stream.at->what); ++stream.at)
            collect(level, lane, *stream.at, sites);
        starved |= stream.empty() && !stream.ended && !stream.held;
    });
    if (open_ > most_open)
        return Advance::overflow;
    if (starved)
        return Advance::starved;
    return meet(streams, sites);
}

/// Every lane of the round is at a loop mark or a barrier, or has ended. Now the first inner loop runs, or
/// all lanes pass the barrier together, or the round ends. If some lanes are at a loop mark and others at a
/// barrier, they took different paths to a barrier and stay where they are.
WarpMerge::Advance WarpMerge::meet(std::array<EventStream, 32>& streams, SiteTable& sites) {
    const std::uint32_t lanes = levels_[depth_ - 1].lanes;
    std::uint64_t first = 0;
    std::uint32_t entering = 0, waiting = 0, ended = 0, held = 0;
    for_each_lane(lanes, [&](int lane) {
        const EventStream& stream = streams[static_cast<std::size_t>(lane)];
        const std::uint32_t bit = 1u << lane;
        if (stream.empty()) {
            (stream.ended ? ended : held) |= bit;
            return;
        }
        const std::uint64_t what = stream.at->what;
        waiting |= is_barrier(what) ? bit : 0;
        if (!enters(what))
            return;
        if (first == 0 || (what != first && earlier(what, first))) {
            first = what;
            entering = 0;
        }
        entering |= what == first ? bit : 0;
    });
    if (entering != 0) {
        for_each_lane(entering, [&](int lane) { ++streams[static_cast<std::size_t>(lane)].at; });
        enter(first, entering);
        return Advance::made;
    }
    if (held != 0)
        return Advance::starved;
    if (waiting == 0) {
        if (lanes != ended)
            next_round(streams, sites);
        return Advance::made;
    }
    if ((waiting | ended) != lanes)
        return Advance::starved;
    flush(levels_[depth_ - 1], sites);
    levels_[depth_ - 1].apart = false;
    return Advance::made;
}

/// Lanes that leave the loop wait one level below until the loop ends; the others begin a round together.
void WarpMerge::next_round(std::array<EventStream, 32>& streams, SiteTable& sites) {
    Level& level = levels_[depth_ - 1];
    flush(level, sites);
    level.apart = false;
    std::uint32_t leaving = 0, unasked = 0;
    const std::uint32_t before = level.lanes;
    for_each_lane(level.lanes, [&](int lane) {
        EventStream& stream = streams[static_cast<std::size_t>(lane)];
        if (stream.empty())
            return;
        leaving |= static_cast<std::uint32_t>(leaves(stream.at->what)) << lane;
        unasked |= static_cast<std::uint32_t>(Event::op(stream.at->what) == Op::loop_break) << lane;
        ++stream.at;
    });
    level.lanes &= ~leaving;
    if (const std::uint32_t asked = before & ~unasked; Event::op(level.mark) == Op::loop_enter && asked != 0)
        sites.count_loop(level.mark, asked, level.lanes);
    if (level.lanes == 0)
        leave();
}

void WarpMerge::collect(Level& level, int lane, const Event& event, SiteTable& sites) {
    sites.collect(lane, event.what);
    auto chain = std::find_if(level.chains.begin(), level.chains.end(),
                              [&](const Chain& each) { return each.what == event.what; });
    if (chain == level.chains.end()) {
        chain = level.chains.emplace(level.chains.end());
        chain->what = event.what;
    }
    std::uint32_t& next = chain->next[static_cast<std::size_t>(lane)];
    if (next == chain->open.size()) {
        chain->open.emplace_back();
        ++open_;
    }
    Chain::Instruction& instruction = chain->open[next++];
    instruction.mask |= 1u << lane;
    instruction.where[static_cast<std::size_t>(lane)] = event.where;
    // Complete instructions need not wait for the end of the round; they become complete in order.
    const Chain::Instruction& oldest = chain->open[chain->counted];
    if ((oldest.mask & level.lanes) != level.lanes)
        return;
    count(chain->what, oldest.mask, oldest.where, sites);
    --open_;
    if (++chain->counted == chain->open.size()) {
        chain->open.clear();
        chain->counted = 0;
        chain->next.fill(0);
    }
}

void WarpMerge::flush(Level& level, SiteTable& sites) {
    for (const Chain& chain : level.chains)
        for (std::size_t i = chain.counted; i < chain.open.size(); ++i, --open_)
            count(chain.what, chain.open[i].mask, chain.open[i].where, sites);
    level.chains.clear();
}

void WarpMerge::count(std::uint64_t what, std::uint32_t mask, const std::array<std::uint64_t, 32>& where,
                      SiteTable& sites) {
    std::array<std::uint64_t, 32> active{};
    std::size_t n = 0;
    for_each_lane(mask, [&](int lane) { active[n++] = where[static_cast<std::size_t>(lane)]; });
    sites.count(what, mask, std::span<const std::uint64_t>(active).first(n), true);
}

} // namespace ks::emulator
