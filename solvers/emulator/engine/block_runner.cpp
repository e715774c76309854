// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/block_runner.h"

#include "solvers/emulator/lanes.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace ks::emulator {

namespace {

/// The lanes of a mask from one on; none from 32 on.
std::uint32_t later(std::uint32_t mask, int first) {
    return first < warp_lanes ? mask >> first << first : 0;
}

} // namespace

BlockRunner::BlockRunner() : fibers_(&fiber_body, this) {}

std::int64_t BlockRunner::bytes(std::int64_t blocks, int threads, int most_shared, bool traced) {
    return blocks * (StackPool::bytes(threads) + most_shared) +
           (traced ? static_cast<std::int64_t>(sizeof(Event)) * warp_lanes *
                         static_cast<std::int64_t>(log_events)
                   : 0);
}

void BlockRunner::begin(Launch& launch) {
    launch_ = &launch;
    abandoned_ = false;
    if (spare_.size() != blocks_.size()) { // the last launch was left while blocks waited
        fibers_.abandon_all();
        spare_.clear();
        for (const auto& block : blocks_)
            spare_.push_back(block.get());
    }
    statics_.clear();
    shared_used_ = static_cast<std::uint64_t>(launch.shape.shared_bytes);
    running.stop = &launch.stop;
    running.runner = this;
    blockDim = {static_cast<unsigned>(launch.shape.block), 1, 1};
    gridDim = {static_cast<unsigned>(launch.shape.grid), 1, 1};
}

Block& BlockRunner::open(std::int64_t index, bool traced) {
    if (spare_.empty())
        spare_.push_back(blocks_.emplace_back(std::make_unique<Block>()).get());
    Block& block = *spare_.back();
    spare_.pop_back();
    const int threads = launch_->shape.block;
    block.index = index;
    block.traced = traced;
    block.instructions = 0;
    block.arrived = false;
    block.lanes.assign(static_cast<std::size_t>(threads), {});
    const int warps = (threads + warp_lanes - 1) / warp_lanes;
    block.warps.resize(static_cast<std::size_t>(warps));
    for (int w = 0; w < warps; ++w) {
        Warp& warp = block.warps[static_cast<std::size_t>(w)];
        const int lanes = std::min(warp_lanes, threads - w * warp_lanes);
        warp.states = LaneStates(~0u >> (warp_lanes - lanes));
        warp.kept.clear();
        if (traced)
            warp.merge.begin(lanes);
    }
    if (traced && !log_)
        log_ = std::make_unique<std::array<std::array<Event, log_events + 4>, 32>>();
    if (!block.shared)
        block.shared.reset(new std::byte[static_cast<std::size_t>(launch_->most_shared)]);
    block.shared_filled = 0;
    block_ = &block;
    if (checker() != nullptr)
        open_checked();
    fill_shared(shared_used_);
    return block;
}

void BlockRunner::close(Block& block) {
    if (block.traced && !launch_->costs.empty())
        launch_->costs[static_cast<std::size_t>(block.index)] = block.instructions;
    spare_.push_back(&block);
}

Rest BlockRunner::run(Block& block, SiteTable& sites) {
    moved_ = false;
    block_ = &block;
    const std::int64_t instructions = sites.instructions();
    blockIdx = {static_cast<unsigned>(block.index), 0, 0};
    running.shared = block.shared.get();
    running.next = running.end = running.paused = nullptr;
    running.window = nullptr;
    running.checker = launch_->checker;
    if (running.checker != nullptr)
        running.checker->enter(block.traced ? block.checked.get() : nullptr);
    if (block.arrived) {
        if (!launch_->residency.is_open(block.grid_barrier))
            return Rest::waiting;
        block.arrived = false;
        if (checker() != nullptr)
            checker()->grid_passed();
        release(Wait::grid_barrier);
    }
    Gathered gathered = Gathered::passed;
    for (bool again = true; again && !abandoned_;) {
        const bool before = std::exchange(moved_, false);
        for (int w = 0; w < static_cast<int>(block.warps.size()) && run_warp(w, sites); ++w) {
        }
        gathered = gather();
        // What a lane did may end another's spin.
        again = gathered == Gathered::passed || (gathered == Gathered::waiting && moved_ && !block.arrived);
        moved_ |= before;
    }
    sites.show(nullptr);
    block.instructions += sites.instructions() - instructions;
    if (abandoned_)
        fibers_.abandon_all();
    return abandoned_ ? Rest::void_ : gathered == Gathered::finished ? Rest::finished : Rest::waiting;
}

/// The warp's lanes that can run, runs them until each waits or has finished. False: the launch is void.
bool BlockRunner::run_warp(int w, SiteTable& sites) {
    if (!wake(w))
        return true;
    WarpMerge& merge = warp_->merge;
    running.window =
        launch_->window && launch_->window->is_at(block_->index, w) ? &*launch_->window : nullptr;
    sites.show(running.window);
    take_kept(*warp_);
    for (bool ran = true; ran;) {
        if (!run_ready(merge, sites, ran))
            return false;
        if (!ran)
            ran = complete_collectives() || (block_->traced && (out_of_step() || run_ahead(merge, sites)));
        if (abandoned_)
            return false;
    }
    if (report_mismatch())
        return false;
    keep(*warp_);
    return true;
}

/// Whether any lane of the warp has something to do. Spinning lanes look again.
bool BlockRunner::wake(int w) {
    warp_ = &block_->warps[static_cast<std::size_t>(w)];
    warp_begin_ = w * warp_lanes;
    warp_end_ = std::min(warp_begin_ + warp_lanes, launch_->shape.block);
    warp_->states.move(~0u, Wait::spin, Wait::ready);
    return warp_->states.lanes(Wait::ready) != 0;
}

/// One turn of every lane that can run, and the merging of what they did. False: the launch is void.
bool BlockRunner::run_ready(WarpMerge& merge, SiteTable& sites, bool& ran) {
    ran = false;
    for (int next = next_lane(warp_begin_); next != warp_end_; next = next_lane(lane_ + 1)) {
        ran = true;
        if (!resume(next))
            return false;
    }
    if (!block_->traced || !ran || merge.consume(streams_, sites))
        return true;
    fail("the lanes of warp " + std::to_string(warp_begin_ / warp_lanes) +
             " drift too far apart to be merged",
         launch_->name, "mark its loops with KS_FOR or KS_LOOP, or trace another kernel", ErrorCode::limit);
    return false;
}

/// Lanes whose log is full wait for those that stand still, which wait for them: what they did so far is
/// merged without the others. True: somebody can go on.
bool BlockRunner::run_ahead(WarpMerge& merge, SiteTable& sites) {
    const std::uint32_t full = warp_->states.lanes(Wait::log_full);
    if (full == 0)
        return false;
    const std::uint32_t no_wait = full | warp_->states.lanes(Wait::finished);
    for (int i = warp_begin_; i < warp_end_; ++i)
        stream(i).held = stream(i).empty() && (no_wait & bit(i)) == 0;
    const bool merged = merge.consume(streams_, sites);
    for (int i = warp_begin_; i < warp_end_; ++i)
        stream(i).held = false;
    const bool gone_on = next_lane(warp_begin_) != warp_end_;
    if (!merged || !gone_on)
        fail("the lanes of warp " + std::to_string(warp_begin_ / warp_lanes) +
                 " drift too far apart to be merged",
             launch_->name, "mark its loops with KS_FOR or KS_LOOP, or trace another kernel",
             ErrorCode::limit);
    return gone_on;
}

void BlockRunner::take_kept(Warp& warp) {
    streams_ = {};
    if (!block_->traced)
        return;
    for (int i = warp_begin_; i < warp_end_; ++i)
        stream(i) = {log(i), log(i), warp.states.is(i % warp_lanes, Wait::finished), false};
    if (warp.kept.empty())
        return;
    const Event* from = warp.kept.data();
    for (int i = warp_begin_; i < warp_end_; ++i) {
        const std::size_t count = warp.kept_count[static_cast<std::size_t>(i % warp_lanes)];
        stream(i).end = std::copy_n(from, count, log(i));
        from += count;
    }
    warp.kept.clear();
}

void BlockRunner::keep(Warp& warp) {
    if (!block_->traced ||
        std::ranges::all_of(streams_, [](const EventStream& left) { return left.empty(); }))
        return;
    for (int i = warp_begin_; i < warp_end_; ++i) {
        const EventStream& left = stream(i);
        warp.kept_count[static_cast<std::size_t>(i % warp_lanes)] =
            static_cast<std::uint16_t>(left.end - left.at);
        warp.kept.insert(warp.kept.end(), left.at, left.end);
    }
}

/// The first of the warp's lanes from this one on that can run, or `warp_end_`: one that is ready, or whose
/// log was full and is merged.
int BlockRunner::next_lane(int from) const {
    const std::uint32_t ready = warp_->states.lanes(Wait::ready), full = warp_->states.lanes(Wait::log_full);
    for (std::uint32_t mask = later(ready | full, from - warp_begin_); mask != 0; mask &= mask - 1) {
        const int lane = std::countr_zero(mask);
        if ((ready >> lane & 1) != 0 || streams_[static_cast<std::size_t>(lane)].empty())
            return warp_begin_ + lane;
    }
    return warp_end_;
}

/// Runs the lane and those behind it that can run.
bool BlockRunner::resume(int index) {
    if (!find_fiber(index)) {
        fail("no memory left for the stacks of a block", launch_->name, "choose a smaller block",
             ErrorCode::limit);
        return false;
    }
    begin_turn(index);
    const bool intact = fibers_.resume(*lane(index).fiber);
    moved_ |= running.changed;
    if (!intact)
        fail("a thread's stack overflowed", launch_->name, "a kernel must not recurse or hold large arrays",
             ErrorCode::device);
    return intact && !abandoned_;
}

bool BlockRunner::find_fiber(int index) {
    Fiber*& fiber = lane(index).fiber;
    if (fiber == nullptr)
        fiber = fibers_.take();
    return fiber != nullptr;
}

/// The running lane's turn is over: to the next of its warp that can run, else back to the scheduler, which
/// also sees to what went wrong.
Handover BlockRunner::hand_over() {
    if (!fibers_.running()->stack.intact())
        return fibers_.back();
    const int next = next_lane(lane_ + 1);
    if (next == warp_end_ || !find_fiber(next))
        return fibers_.back();
    moved_ |= running.changed;
    begin_turn(next);
    return fibers_.to(*lane(next).fiber);
}

void BlockRunner::begin_turn(int index) {
    moved_ |= !lane(index).spins;
    running.changed = false;
    enter_lane(index);
}

void BlockRunner::enter_lane(int index) {
    lane_ = index;
    threadIdx.x = static_cast<unsigned>(index);
    const Lane& entered = lane(index);
    warp_->states.move(bit(index), Wait::log_full, Wait::ready);
    running.spins = entered.spins;
    if (!block_->traced)
        return;
    EventStream& events = stream(index);
    if (events.empty())
        events.at = events.end = log(index);
    Event* const next = log(index) + (events.end - log(index));
    running.end = launch_->lockstep ? next + 1 : log(index) + log_events;
    running.next = entered.spins ? nullptr : next;
    running.paused = entered.spins ? next : nullptr;
}

void BlockRunner::leave_lane() {
    Lane& left = lane(lane_);
    left.spins = running.spins;
    if (!block_->traced)
        return;
    EventStream& events = stream(lane_);
    events.end = running.spins ? running.paused : running.next;
    events.ended = warp_->states.is(lane_ % warp_lanes, Wait::finished);
}

/// A fiber runs lanes of the warp to their end, one after the other, without a switch between them, until one
/// waits.
void BlockRunner::fiber_body(void* self) {
    auto& runner = *static_cast<BlockRunner*>(self);
    for (;;) {
        runner.run_lanes();
        Fiber& done = *runner.fibers_.running();
        const Handover next = runner.hand_over(); // before this fiber can be taken for it
        runner.fibers_.retire(done);
        switch_fiber(next);
    }
}

void BlockRunner::run_lanes() {
    Fiber* const fiber = fibers_.running();
    for (;;) {
        if (launch_->stop.load(std::memory_order_relaxed))
            abandon();
        launch_->kernel->invoke(launch_->arguments.data());
        warp_->states.move(bit(lane_), Wait::ready, Wait::finished);
        lane(lane_).fiber = nullptr;
        leave_lane();
        const int next = lane_ + 1;
        if (next == warp_end_ || !warp_->states.is(next % warp_lanes, Wait::ready) ||
            lane(next).fiber != nullptr)
            break;
        lane(next).fiber = fiber;
        enter_lane(next);
    }
}

Handover wait_for(Wait reason, SourceLocation at) {
    return running.runner->wait(reason, at);
}

Handover BlockRunner::wait(Wait reason, SourceLocation at) {
    warp_->states.move(bit(lane_), Wait::ready, reason);
    lane(lane_).at = at;
    leave_lane();
    return hand_over();
}

void BlockRunner::abandon() {
    abandoned_ = true;
    for (;;)
        switch_fiber(fibers_.back()); // never resumed
}

/// All warps have run as far as they go: who stands at a barrier together passes it.
BlockRunner::Gathered BlockRunner::gather() {
    abandoned_ |= launch_->stop.load(std::memory_order_relaxed);
    if (abandoned_)
        return Gathered::void_;
    bool finished = true, together = true, at_grid_barrier = false;
    for (const Warp& warp : block_->warps) {
        finished &= warp.states.all_in(Wait::finished);
        together &= warp.states.all_in(Wait::barrier, Wait::grid_barrier, Wait::finished);
        at_grid_barrier |= warp.states.lanes(Wait::grid_barrier) != 0;
    }
    if (finished)
        return Gathered::finished;
    if (!together)
        return Gathered::waiting;
    if (!same_barrier())
        return Gathered::void_;
    if (!at_grid_barrier) {
        if (checker() != nullptr)
            checker()->barrier();
        release(Wait::barrier);
        return Gathered::passed;
    }
    block_->arrived = true;
    block_->grid_barrier = launch_->residency.arrive();
    if (launch_->checker != nullptr && launch_->residency.is_open(block_->grid_barrier))
        launch_->checker->grid_opened();
    return Gathered::waiting;
}

void BlockRunner::release(Wait wait) {
    moved_ = true;
    for (Warp& warp : block_->warps)
        warp.states.move(~0u, wait, Wait::ready);
}

} // namespace ks::emulator
