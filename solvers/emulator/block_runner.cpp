// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/block_runner.h"

#include <algorithm>
#include <cstring>

namespace ks::emulator {

namespace {

constexpr int warp = 32;
/// Shared memory holds this before a block writes it, so that nobody relies on zeros.
constexpr int never_written = 0x5A;

} // namespace

void wait_for_log() {
    running.runner->wait(Wait::log_full, {});
}
void leave_launch() {
    running.runner->abandon();
}
void barrier(SourceLocation at) {
    record(at, Op::barrier, Memory::none, 0, 0);
    running.runner->wait(Wait::barrier, at);
}
void fault(const OutOfBounds& what) {
    running.runner->fault(what);
}
std::uint64_t static_shared(const char* name, std::size_t bytes, std::size_t alignment, SourceLocation at) {
    return running.runner->static_shared(name, bytes, alignment, at);
}
std::uint64_t dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                   SourceLocation at) {
    return running.runner->dynamic_shared_bytes(name, offset, alignment, at);
}

BlockRunner::BlockRunner() : fibers_(&fiber_body, this) {}

std::int64_t BlockRunner::bytes(int block, int most_shared, bool traced) {
    return StackPool::bytes(block) + most_shared +
           (traced ? static_cast<std::int64_t>(sizeof(Event)) * warp * static_cast<std::int64_t>(log_events)
                   : 0);
}

void BlockRunner::begin(Launch& launch) {
    launch_ = &launch;
    statics_.clear();
    shared_used_ = static_cast<std::uint64_t>(launch.shape.shared_bytes);
    shared_.resize(std::max(shared_.size(), static_cast<std::size_t>(launch.most_shared)));
    running.shared = shared_.data();
    running.stop = &launch.stop;
    running.runner = this;
    blockDim = {static_cast<unsigned>(launch.shape.block), 1, 1};
    gridDim = {static_cast<unsigned>(launch.shape.grid), 1, 1};
}

bool BlockRunner::run(std::int64_t block, bool traced, SiteTable& sites) {
    block_ = block;
    traced_ = traced;
    abandoned_ = false;
    const int threads = launch_->shape.block;
    lanes_.assign(static_cast<std::size_t>(threads), {});
    blockIdx = {static_cast<unsigned>(block), 0, 0};
    std::fill_n(shared_.begin(), static_cast<std::ptrdiff_t>(shared_used_), std::byte{never_written});
    running.next = running.end = nullptr;

    const int warps = (threads + warp - 1) / warp;
    if (traced) {
        if (!log_)
            log_ = std::make_unique<std::array<std::array<Event, log_events + 4>, 32>>();
        warps_.resize(std::max(warps_.size(), static_cast<std::size_t>(warps)));
        for (int w = 0; w < warps; ++w)
            warps_[static_cast<std::size_t>(w)].begin(std::min(warp, threads - w * warp));
    }
    do {
        for (int w = 0; !abandoned_ && w < warps; ++w)
            run_warp(w, sites);
    } while (!abandoned_ && pass_barrier());
    if (abandoned_)
        fibers_.abandon_all();
    return !abandoned_;
}

/// Every lane of the warp runs until it waits at a barrier or has finished.
void BlockRunner::run_warp(int w, SiteTable& sites) {
    const int begin = w * warp;
    warp_end_ = std::min(begin + warp, launch_->shape.block);
    for (EventStream& stream : streams_)
        stream = {};
    for (int lane = begin; lane < warp_end_; ++lane)
        streams_[static_cast<std::size_t>(lane % warp)].ended =
            lanes_[static_cast<std::size_t>(lane)].wait == Wait::finished;
    for (bool ran = true; ran;) {
        ran = false;
        for (lane_ = begin; lane_ < warp_end_; ++lane_) {
            if (!resumable(lane_))
                continue;
            ran = true;
            if (!resume(lane_))
                return;
        }
        if (traced_ && ran && !warps_[static_cast<std::size_t>(w)].consume(streams_, sites)) {
            fail("the lanes of warp " + std::to_string(w) + " drift too far apart to be merged", begin,
                 launch_->name, "mark its loops with KS_FOR or KS_LOOP, or trace another kernel",
                 ErrorCode::limit);
            return;
        }
    }
    for (int lane = begin; traced_ && lane < warp_end_; ++lane)
        if (!streams_[static_cast<std::size_t>(lane % warp)].empty()) {
            fail("lanes of one warp reach a barrier on different paths", lane,
                 launch_->name + ", " + to_text(lanes_[static_cast<std::size_t>(lane)].at),
                 "every thread of a block must reach the same barrier", ErrorCode::device);
            return;
        }
}

bool BlockRunner::resumable(int lane) const {
    const Wait wait = lanes_[static_cast<std::size_t>(lane)].wait;
    if (wait == Wait::ready)
        return true;
    return wait == Wait::log_full && streams_[static_cast<std::size_t>(lane % warp)].empty();
}

bool BlockRunner::resume(int index) {
    Lane& lane = lanes_[static_cast<std::size_t>(index)];
    if (lane.fiber == nullptr)
        lane.fiber = fibers_.take();
    if (lane.fiber == nullptr) {
        fail("no memory left for the stacks of a block", index, launch_->name, "choose a smaller block",
             ErrorCode::limit);
        return false;
    }
    enter_lane(index);
    const bool intact = fibers_.resume(*lane.fiber);
    if (!intact)
        fail("a thread's stack overflowed", lane_, launch_->name,
             "a kernel must not recurse or hold large arrays", ErrorCode::device);
    return intact && !abandoned_;
}

void BlockRunner::enter_lane(int index) {
    lane_ = index;
    threadIdx.x = static_cast<unsigned>(index);
    lanes_[static_cast<std::size_t>(index)].wait = Wait::ready;
    if (traced_) {
        running.next = (*log_)[static_cast<std::size_t>(index % warp)].data();
        running.end = running.next + log_events;
    }
}

void BlockRunner::leave_lane() {
    if (!traced_)
        return;
    EventStream& stream = streams_[static_cast<std::size_t>(lane_ % warp)];
    stream.at = (*log_)[static_cast<std::size_t>(lane_ % warp)].data();
    stream.end = running.next;
    stream.ended = lanes_[static_cast<std::size_t>(lane_)].wait == Wait::finished;
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
        Lane& lane = lanes_[static_cast<std::size_t>(lane_)];
        lane.wait = Wait::finished;
        lane.fiber = nullptr;
        leave_lane();
        const int next = lane_ + 1;
        if (next == warp_end_ || lanes_[static_cast<std::size_t>(next)].wait != Wait::ready ||
            lanes_[static_cast<std::size_t>(next)].fiber != nullptr)
            break;
        lanes_[static_cast<std::size_t>(next)].fiber = fiber;
        enter_lane(next);
    }
    fibers_.retire(*fiber);
}

void BlockRunner::wait(Wait reason, SourceLocation at) {
    Lane& lane = lanes_[static_cast<std::size_t>(lane_)];
    lane.wait = reason;
    lane.at = at;
    leave_lane();
    fibers_.suspend();
}

void BlockRunner::abandon() {
    abandoned_ = true;
    for (;;)
        fibers_.suspend(); // never resumed
}

void BlockRunner::fault(const OutOfBounds& access) {
    launch_->report(describe(*launch_, access, block_, lane_));
    abandon();
}

/// True: some lanes go on behind the barrier. A barrier is for all lanes that have not finished.
bool BlockRunner::pass_barrier() {
    abandoned_ |= launch_->stop.load(std::memory_order_relaxed);
    int first = -1;
    for (int i = 0; i < launch_->shape.block; ++i) {
        const Lane& lane = lanes_[static_cast<std::size_t>(i)];
        if (lane.wait != Wait::barrier)
            continue;
        if (first < 0)
            first = i;
        const Lane& other = lanes_[static_cast<std::size_t>(first)];
        if (position_key(lane.at) != position_key(other.at) && to_text(lane.at) != to_text(other.at)) {
            fail("threads " + std::to_string(first) + " and " + std::to_string(i) + " of block " +
                     std::to_string(block_) + " wait at different barriers, " + to_text(other.at) + " and " +
                     to_text(lane.at),
                 i, launch_->name, "every thread of a block must reach the same barrier", ErrorCode::device);
            return false;
        }
    }
    for (Lane& lane : lanes_)
        if (lane.wait == Wait::barrier)
            lane.wait = Wait::ready;
    return first >= 0 && !abandoned_;
}

std::uint64_t BlockRunner::static_shared(const char* name, std::size_t bytes, std::size_t alignment,
                                         SourceLocation at) {
    const std::uint64_t key = position_key(at);
    for (const StaticArray& array : statics_)
        if (array.key == key)
            return array.offset;
    const std::uint64_t offset = (shared_used_ + alignment - 1) / alignment * alignment;
    if (offset + bytes > static_cast<std::uint64_t>(launch_->most_shared)) {
        fail("shared array '" + std::string(name) + "' does not fit: a block would need " +
                 std::to_string(offset + bytes) + " bytes and has " + std::to_string(launch_->most_shared),
             lane_, launch_->name + ", " + to_text(at), "choose a device with more shared memory",
             ErrorCode::limit);
        abandon();
    }
    shared_used_ = offset + bytes;
    std::fill_n(shared_.begin() + static_cast<std::ptrdiff_t>(offset), static_cast<std::ptrdiff_t>(bytes),
                std::byte{never_written});
    statics_.push_back({key, offset, bytes});
    return offset;
}

std::uint64_t BlockRunner::dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                                SourceLocation at) {
    if (offset % alignment != 0) {
        fail("shared array '" + std::string(name) + "' begins at byte " + std::to_string(offset) +
                 ", which is no multiple of " + std::to_string(alignment),
             lane_, launch_->name + ", " + to_text(at), "put the arrays with the larger elements first",
             ErrorCode::device);
        abandon();
    }
    const auto bytes = static_cast<std::uint64_t>(launch_->shape.shared_bytes);
    return offset < bytes ? bytes - offset : 0;
}

void BlockRunner::fail(std::string text, int lane, std::string where, std::string todo, ErrorCode code) {
    abandoned_ = true;
    launch_->report({.code = code,
                     .text = std::move(text),
                     .where = std::move(where),
                     .todo = std::move(todo),
                     .block = block_,
                     .lane = lane,
                     .access = {}});
}

} // namespace ks::emulator
