// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/block_runner.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace ks::emulator {

namespace {

constexpr int warp_lanes = 32;
/// Shared memory holds this before a block writes it, so that nobody relies on zeros.
constexpr int never_written = 0x5A;

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
    for (int w = 0; traced && w < warps; ++w) {
        Warp& warp = block.warps[static_cast<std::size_t>(w)];
        warp.merge.begin(std::min(warp_lanes, threads - w * warp_lanes));
        warp.kept.clear();
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
    bool ready = false;
    for (int i = warp_begin_; i < warp_end_; ++i) {
        if (lane(i).wait == Wait::spin)
            lane(i).wait = Wait::ready;
        ready |= lane(i).wait == Wait::ready;
    }
    return ready;
}

/// One turn of every lane that can run, and the merging of what they did. False: the launch is void.
bool BlockRunner::run_ready(WarpMerge& merge, SiteTable& sites, bool& ran) {
    ran = false;
    for (lane_ = warp_begin_; lane_ < warp_end_; ++lane_) {
        if (!resumable(lane_))
            continue;
        ran = true;
        if (!resume(lane_))
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
    bool full = false;
    for (int i = warp_begin_; i < warp_end_; ++i) {
        full |= lane(i).wait == Wait::log_full;
        stream(i).held =
            stream(i).empty() && lane(i).wait != Wait::finished && lane(i).wait != Wait::log_full;
    }
    const bool merged = !full || merge.consume(streams_, sites);
    bool gone_on = false;
    for (int i = warp_begin_; i < warp_end_; ++i) {
        stream(i).held = false;
        gone_on |= resumable(i);
    }
    if (!merged || (full && !gone_on))
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
    const Event* from = warp.kept.data();
    for (int i = warp_begin_; i < warp_end_; ++i) {
        const std::size_t count =
            warp.kept.empty() ? 0 : warp.kept_count[static_cast<std::size_t>(i % warp_lanes)];
        std::copy_n(from, count, log(i));
        from += count;
        stream(i) = {log(i), log(i) + count, lane(i).wait == Wait::finished, false};
    }
    warp.kept.clear();
}

void BlockRunner::keep(Warp& warp) {
    if (!block_->traced)
        return;
    for (int i = warp_begin_; i < warp_end_; ++i) {
        const EventStream& left = stream(i);
        warp.kept_count[static_cast<std::size_t>(i % warp_lanes)] =
            static_cast<std::uint16_t>(left.end - left.at);
        warp.kept.insert(warp.kept.end(), left.at, left.end);
    }
}

bool BlockRunner::resumable(int index) const {
    const Wait wait = lane(index).wait;
    return wait == Wait::ready ||
           (wait == Wait::log_full && streams_[static_cast<std::size_t>(index % warp_lanes)].empty());
}

bool BlockRunner::resume(int index) {
    Lane& resumed = lane(index);
    if (resumed.fiber == nullptr)
        resumed.fiber = fibers_.take();
    if (resumed.fiber == nullptr) {
        fail("no memory left for the stacks of a block", launch_->name, "choose a smaller block",
             ErrorCode::limit);
        return false;
    }
    moved_ |= !resumed.spins;
    running.changed = false;
    enter_lane(index);
    const bool intact = fibers_.resume(*resumed.fiber);
    moved_ |= running.changed;
    if (!intact)
        fail("a thread's stack overflowed", launch_->name, "a kernel must not recurse or hold large arrays",
             ErrorCode::device);
    return intact && !abandoned_;
}

void BlockRunner::enter_lane(int index) {
    lane_ = index;
    threadIdx.x = static_cast<unsigned>(index);
    Lane& entered = lane(index);
    entered.wait = Wait::ready;
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
    events.ended = left.wait == Wait::finished;
}

/// A fiber runs lanes of the warp to their end, one after the other, without a switch between them, until one
/// waits.
void BlockRunner::fiber_body(void* self) {
    auto& runner = *static_cast<BlockRunner*>(self);
    for (;;) {
        runner.run_lanes();
        runner.fibers_.suspend();
    }
}

void BlockRunner::run_lanes() {
    Fiber* const fiber = fibers_.running();
    for (;;) {
        if (launch_->stop.load(std::memory_order_relaxed))
            abandon();
        launch_->kernel->invoke(launch_->arguments.data());
        lane(lane_).wait = Wait::finished;
        lane(lane_).fiber = nullptr;
        leave_lane();
        const int next = lane_ + 1;
        if (next == warp_end_ || lane(next).wait != Wait::ready || lane(next).fiber != nullptr)
            break;
        lane(next).fiber = fiber;
        enter_lane(next);
    }
    fibers_.retire(*fiber);
}

void BlockRunner::wait(Wait reason, SourceLocation at) {
    Lane& waiting = lane(lane_);
    waiting.wait = reason;
    waiting.at = at;
    leave_lane();
    fibers_.suspend();
}

void BlockRunner::abandon() {
    abandoned_ = true;
    for (;;)
        fibers_.suspend(); // never resumed
}

/// All warps have run as far as they go: who stands at a barrier together passes it.
BlockRunner::Gathered BlockRunner::gather() {
    abandoned_ |= launch_->stop.load(std::memory_order_relaxed);
    if (abandoned_)
        return Gathered::void_;
    std::size_t at_barrier = 0, at_grid_barrier = 0, finished = 0;
    for (const Lane& each : block_->lanes) {
        at_barrier += each.wait == Wait::barrier;
        at_grid_barrier += each.wait == Wait::grid_barrier;
        finished += each.wait == Wait::finished;
    }
    const std::size_t left = block_->lanes.size() - finished;
    if (left == 0)
        return Gathered::finished;
    if (at_barrier + at_grid_barrier < left)
        return Gathered::waiting;
    if (!same_barrier())
        return Gathered::void_;
    if (at_grid_barrier == 0) {
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
    for (Lane& each : block_->lanes)
        if (each.wait == wait)
            each.wait = Wait::ready;
}

void BlockRunner::fill_shared(std::uint64_t end) {
    if (block_->shared_filled >= end)
        return;
    std::memset(block_->shared.get() + block_->shared_filled, never_written, end - block_->shared_filled);
    block_->shared_filled = end;
}

std::uint64_t BlockRunner::static_shared(const char* name, std::size_t bytes, std::size_t alignment,
                                         SourceLocation at) {
    const std::uint64_t key = position_key(at);
    for (const StaticArray& array : statics_)
        if (array.key == key) {
            fill_shared(array.offset + array.bytes);
            return array.offset;
        }
    const std::uint64_t offset = (shared_used_ + alignment - 1) / alignment * alignment;
    if (offset + bytes > static_cast<std::uint64_t>(launch_->most_shared)) {
        fail("shared array '" + std::string(name) + "' does not fit: a block would need " +
                 std::to_string(offset + bytes) + " bytes and has " + std::to_string(launch_->most_shared),
             launch_->name + ", " + to_text(at), "choose a device with more shared memory", ErrorCode::limit);
        abandon();
    }
    shared_used_ = offset + bytes;
    fill_shared(shared_used_);
    statics_.push_back({key, offset, bytes});
    return offset;
}

std::uint64_t BlockRunner::dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                                SourceLocation at) {
    if (offset % alignment != 0) {
        fail("shared array '" + std::string(name) + "' begins at byte " + std::to_string(offset) +
                 ", which is no multiple of " + std::to_string(alignment),
             launch_->name + ", " + to_text(at), "put the arrays with the larger elements first",
             ErrorCode::device);
        abandon();
    }
    const auto bytes = static_cast<std::uint64_t>(launch_->shape.shared_bytes);
    return offset < bytes ? bytes - offset : 0;
}

} // namespace ks::emulator
