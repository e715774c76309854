// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/warp_runner.h"

#include "solvers/core/formatted.h"
#include "solvers/core/guard.h"
#include "solvers/emulator/engine/waiting_faults.h"
#include "solvers/emulator/engine/warp_meeting.h"
#include "solvers/emulator/lanes.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace ks::emulator {

namespace {

/// Returns the lanes of a mask from lane `first` on; none if `first` is 32.
std::uint32_t later(std::uint32_t mask, int first) {
    return first < warp_lanes ? mask >> first << first : 0;
}

} // namespace

WarpRunner::WarpRunner() : fibers_(&fiber_body, this) {}

void WarpRunner::begin(Launch& launch) {
    launch_ = &launch;
    void_ = moved_ = false;
    shared_.begin(static_cast<std::uint64_t>(launch.shape.shared_bytes),
                  static_cast<std::uint64_t>(launch.most_shared));
    running.stop = &launch.stop;
    running.runner = this;
    blockDim = {static_cast<unsigned>(launch.shape.block), 1, 1};
    gridDim = {static_cast<unsigned>(launch.shape.grid), 1, 1};
}

void WarpRunner::open(Block& block) {
    if (block.traced)
        logs_.allocate();
    block.fill_shared(shared_.used());
}

void WarpRunner::enter(Block& block) {
    block_ = &block;
    blockIdx = {static_cast<unsigned>(block.index), 0, 0};
    running.shared = block.shared.get();
    running.next = running.end = running.paused = nullptr;
    running.window = nullptr;
    running.checker = launch_->checker;
    if (running.checker != nullptr)
        running.checker->enter(block.traced ? block.checked.get() : nullptr);
}

/// Runs the warp's lanes that can run, until each waits or has finished. Returns false if the launch is void.
bool WarpRunner::run(int w, SiteTable& sites) {
    if (!wake(w))
        return true;
    WarpMerge& merge = warp_->merge;
    running.window =
        launch_->window && launch_->window->is_at(block_->index, w) ? &*launch_->window : nullptr;
    sites.show(running.window);
    if (block_->traced)
        logs_.enter(*warp_, warp_begin_, warp_end_);
    else
        logs_.forget();
    for (bool ran = true; ran;) {
        if (!run_ready(merge, sites, ran))
            return false;
        if (!ran)
            ran = complete_collectives() || (block_->traced && (out_of_step() || run_ahead(merge, sites)));
        if (void_)
            return false;
    }
    if (auto fault = mask_mismatch(*launch_, *block_, w)) {
        give_up(std::move(*fault));
        return false;
    }
    if (block_->traced)
        logs_.leave(*warp_, warp_begin_, warp_end_);
    return true;
}

/// Whether any lane of the warp can run. Spinning lanes check their condition again.
bool WarpRunner::wake(int w) {
    warp_ = &block_->warps[static_cast<std::size_t>(w)];
    warp_begin_ = w * warp_lanes;
    warp_end_ = std::min(warp_begin_ + warp_lanes, launch_->shape.block);
    warp_->states.move(~0u, Wait::spin, Wait::ready);
    return warp_->states.lanes(Wait::ready) != 0;
}

Error WarpRunner::drifted() const {
    return {.code = ErrorCode::limit,
            .what =
                formatted("the lanes of warp {} drift too far apart to be merged", warp_begin_ / warp_lanes),
            .where = launch_->name,
            .todo = "mark its loops with KS_FOR or KS_LOOP, or trace another kernel"};
}

/// Gives every lane that can run one turn and merges their events. Returns false if the launch is void.
bool WarpRunner::run_ready(WarpMerge& merge, SiteTable& sites, bool& ran) {
    ran = false;
    for (int next = next_lane(warp_begin_); next != warp_end_; next = next_lane(lane_ + 1)) {
        ran = true;
        if (!resume(next))
            return false;
    }
    if (!block_->traced || !ran || merge.consume(logs_.streams(), sites))
        return true;
    give_up(drifted());
    return false;
}

/// Lanes whose log is full wait for lanes that do not move, which in turn wait for them. So the events of the
/// former are merged without the latter. Returns true if some lane can continue.
bool WarpRunner::run_ahead(WarpMerge& merge, SiteTable& sites) {
    const std::uint32_t full = warp_->states.lanes(Wait::log_full);
    if (full == 0)
        return false;
    const std::uint32_t no_wait = full | warp_->states.lanes(Wait::finished);
    for (int i = warp_begin_; i < warp_end_; ++i)
        logs_.stream(i).held = logs_.stream(i).empty() && (no_wait & bit(i)) == 0;
    const bool merged = merge.consume(logs_.streams(), sites);
    for (int i = warp_begin_; i < warp_end_; ++i)
        logs_.stream(i).held = false;
    const bool gone_on = next_lane(warp_begin_) != warp_end_;
    if (!merged || !gone_on)
        give_up(drifted());
    return gone_on;
}

/// In lockstep, lanes wait for those that do not move, at a spin or a collective. This lets them continue
/// until their logs are full. Returns true if some lane can continue.
bool WarpRunner::out_of_step() {
    std::uint32_t going = 0;
    for (int i = warp_begin_; launch_->lockstep && i < warp_end_; ++i)
        going |= logs_.stream(i).end < logs_.end(i) ? bit(i) : 0;
    going &= warp_->states.lanes(Wait::log_full);
    warp_->states.move(going, Wait::log_full, Wait::ready);
    return going != 0;
}

/// Completes the collectives whose lanes have all arrived. Returns true if some lanes can continue.
bool WarpRunner::complete_collectives() {
    bool some = false;
    const int w = warp_begin_ / warp_lanes;
    while (const std::uint32_t met = complete_a_collective(*block_, w)) {
        if (checker() != nullptr)
            checker()->met(static_cast<std::uint32_t>(w), met);
        some = true;
    }
    return some;
}

/// The first of the warp's lanes from `from` on that can run, or `warp_end_`. A lane can run if it is ready,
/// or if its log was full and has been merged.
int WarpRunner::next_lane(int from) const {
    const std::uint32_t ready = warp_->states.lanes(Wait::ready), full = warp_->states.lanes(Wait::log_full);
    for (std::uint32_t mask = later(ready | full, from - warp_begin_); mask != 0; mask &= mask - 1) {
        const int lane = std::countr_zero(mask);
        if ((ready >> lane & 1) != 0 || logs_.is_empty(lane))
            return warp_begin_ + lane;
    }
    return warp_end_;
}

/// Runs the lane and those after it that can run.
bool WarpRunner::resume(int index) {
    if (!find_fiber(index)) {
        give_up(Error{.code = ErrorCode::limit,
                      .what = "no memory left for the stacks of a block",
                      .where = launch_->name,
                      .todo = "choose a smaller block"});
        return false;
    }
    begin_turn(index);
    const bool intact = fibers_.resume(*lane(index).fiber);
    moved_ |= running.changed;
    if (!intact)
        give_up(Error{.code = ErrorCode::device,
                      .what = "a thread's stack overflowed",
                      .where = launch_->name,
                      .todo = "a kernel must not recurse or hold large arrays"});
    return intact && !void_;
}

bool WarpRunner::find_fiber(int index) {
    Fiber*& fiber = lane(index).fiber;
    if (fiber == nullptr)
        fiber = fibers_.take();
    return fiber != nullptr;
}

/// Ends the running lane's turn. Returns the handover to the next lane of its warp that can run, or else to
/// the scheduler, which also handles errors.
Handover WarpRunner::hand_over() {
    if (!fibers_.running()->stack.intact())
        return fibers_.back();
    const int next = next_lane(lane_ + 1);
    if (next == warp_end_ || !find_fiber(next))
        return fibers_.back();
    moved_ |= running.changed;
    begin_turn(next);
    return fibers_.to(*lane(next).fiber);
}

void WarpRunner::begin_turn(int index) {
    moved_ |= !lane(index).spins;
    running.changed = false;
    enter_lane(index);
}

void WarpRunner::enter_lane(int index) {
    lane_ = index;
    threadIdx.x = static_cast<unsigned>(index);
    const Lane& entered = lane(index);
    warp_->states.move(bit(index), Wait::log_full, Wait::ready);
    running.spins = entered.spins;
    if (!block_->traced)
        return;
    EventStream& events = logs_.stream(index);
    if (events.empty())
        events.at = events.end = logs_.begin(index);
    Event* const next = logs_.begin(index) + (events.end - logs_.begin(index));
    running.end = launch_->lockstep ? next + 1 : logs_.end(index);
    running.next = entered.spins ? nullptr : next;
    running.paused = entered.spins ? next : nullptr;
}

void WarpRunner::leave_lane() {
    Lane& left = lane(lane_);
    left.spins = running.spins;
    if (!block_->traced)
        return;
    EventStream& events = logs_.stream(lane_);
    events.end = running.spins ? running.paused : running.next;
    events.ended = warp_->states.is(lane_ % warp_lanes, Wait::finished);
}

/// A fiber runs lanes of the warp to their end, one after the other without a switch between them, until a
/// lane waits.
void WarpRunner::fiber_body(void* self) {
    auto& runner = *static_cast<WarpRunner*>(self);
    for (;;) {
        runner.run_lanes();
        Fiber& done = *runner.fibers_.running();
        const Handover next = runner.hand_over(); // must come before this fiber can be taken for the next
                                                  // lane
        runner.fibers_.retire(done);
        switch_fiber(next);
    }
}

void WarpRunner::run_lanes() {
    Fiber* const fiber = fibers_.running();
    for (;;) {
        if (launch_->stop.load(std::memory_order_relaxed))
            abandon();
        invoke();
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

/// Runs a lane. No exception may leave its fiber.
void WarpRunner::invoke() {
    {
        const Result<void> done = guarded([this]() -> Result<void> {
            launch_->kernel->invoke(*launch_->kernel, launch_->arguments.data());
            return {};
        });
        if (done)
            return;
        give_up(done.error());
    }
    abandon();
}

Handover WarpRunner::wait(Wait reason, SourceLocation at) {
    warp_->states.move(bit(lane_), Wait::ready, reason);
    lane(lane_).at = at;
    leave_lane();
    return hand_over();
}

Handover WarpRunner::join(const CollectiveCall& call, SourceLocation at) {
    const auto self = static_cast<std::size_t>(lane_ % warp_lanes);
    if ((call.mask >> self & 1) == 0) {
        warp_->states.move(bit(lane_), Wait::ready, Wait::collective);
        lane(lane_).at = at;
        give_up(left_out_of_mask(*launch_, *block_, lane_, call.mask));
        abandon();
    }
    warp_->calls[self] = call;
    return wait(Wait::collective, at);
}

std::uint64_t WarpRunner::collective_result() const {
    return warp_->calls[static_cast<std::size_t>(lane_ % warp_lanes)].value;
}

// A lane that leaves the launch is dropped where it is; objects on its stack are not destroyed. So the object
// that holds the reason must be destroyed before; the scopes below ensure that.

std::uint64_t WarpRunner::static_shared(const char* name, std::size_t bytes, std::size_t alignment,
                                        SourceLocation at) {
    {
        const auto place = shared_.place(name, bytes, alignment, at);
        if (place) {
            block_->fill_shared(place->end);
            return place->offset;
        }
        give_up(place.error(), at);
    }
    abandon();
}

std::uint64_t WarpRunner::dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                               SourceLocation at) {
    {
        const auto bytes = shared_.dynamic_bytes(name, offset, alignment);
        if (bytes)
            return *bytes;
        give_up(bytes.error(), at);
    }
    abandon();
}

void WarpRunner::fault(const OutOfBounds& access) {
    launch_->report(describe(*launch_, access, block_->index, lane_));
    abandon();
}

void WarpRunner::fault_no_grid(SourceLocation at) {
    give_up({.code = ErrorCode::device,
             .what = "a grid barrier in a launch that is not cooperative",
             .todo = "launch the kernel cooperatively"},
            at);
    abandon();
}

void WarpRunner::fault_stack(SourceLocation at) {
    give_up({.code = ErrorCode::device,
             .what = formatted("the stack of thread {} of block {} is full", lane_, block_->index),
             .todo = "end the recursion earlier, or use smaller local arrays"},
            at);
    abandon();
}

void WarpRunner::report_end(const Sentence& why, SourceLocation at) {
    give_up({.code = ErrorCode::device, .what = why, .todo = "the run is void"}, at);
}

void WarpRunner::fault_no_shadow() {
    give_up(
        Error{.code = ErrorCode::limit,
              .what = "the budget does not hold what findings keep of the memory that the launch touches",
              .where = launch_->name,
              .todo = "raise --memory, leave findings out with --no-findings, or choose a smaller instance",
              .remedy = {.kind = Remedy::Kind::more_memory, .advice = "choose a smaller instance"}});
    abandon();
}

void WarpRunner::abandon() {
    void_ = true;
    for (;;)
        switch_fiber(fibers_.back()); // never resumed
}

void WarpRunner::give_up(LaunchFault fault) {
    void_ = true;
    launch_->report(std::move(fault));
}

void WarpRunner::give_up(const Error& error) {
    void_ = true;
    launch_->report(error, block_->index);
}

void WarpRunner::give_up(Error error, SourceLocation at) {
    error.where = written("{}, {}", launch_->name, to_text(at));
    give_up(error);
}

} // namespace ks::emulator
