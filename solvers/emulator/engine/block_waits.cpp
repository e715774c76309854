// SPDX-License-Identifier: Apache-2.0
// What the lanes of a block do together, and what is told of lanes that wait in vain.
#include "solvers/emulator/engine/block_runner.h"

#include "solvers/emulator/lanes.h"
#include "solvers/occupancy/occupancy_words.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdio>

namespace ks::emulator {

namespace {

/// Fences order what OS threads see by touching this: the thread sanitizer does not know plain fences.
std::atomic<std::uint32_t> fences{0};

bool waits(Wait wait) {
    return wait >= Wait::collective && wait != Wait::finished;
}

std::string hexadecimal(std::uint32_t mask) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "0x%08x", mask);
    return text.data();
}

} // namespace

void leave_launch() {
    running.runner->abandon();
}
void fault_unless_cooperative(SourceLocation at) {
    if (!running.runner->cooperative())
        running.runner->fault_no_grid(at);
}
void fence(SourceLocation at) {
    if (running.checker != nullptr)
        running.checker->fence(threadIdx.x);
    ++fences;
    record(at, Op::fence, Memory::none, 0, 0);
}
Handover join(const CollectiveCall& call, SourceLocation at) {
    return running.runner->join(call, at);
}
std::uint64_t collective_result() {
    return running.runner->collective_result();
}
void see_fences() {
    fences.load();
}
void check_access(const Access& access) {
    if (!running.checker->access(access, threadIdx.x))
        running.runner->fault_no_shadow();
}
void fault(const OutOfBounds& what) {
    running.runner->fault(what);
}
const std::byte* constant_memory(const void* array) {
    return running.runner->constant_memory(array);
}
std::uint64_t static_shared(const char* name, std::size_t bytes, std::size_t alignment, SourceLocation at) {
    return running.runner->static_shared(name, bytes, alignment, at);
}
std::uint64_t dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                   SourceLocation at) {
    return running.runner->dynamic_shared_bytes(name, offset, alignment, at);
}

Handover BlockRunner::join(const CollectiveCall& call, SourceLocation at) {
    const auto self = static_cast<std::size_t>(lane_ % warp_lanes);
    if ((call.mask >> self & 1) == 0) {
        warp_->states.move(bit(lane_), Wait::ready, Wait::collective);
        lane(lane_).at = at;
        fail_waiting("mask-mismatch",
                     "thread " + std::to_string(lane_) + " of block " + std::to_string(block_->index) +
                         " calls a collective of the mask " + hexadecimal(call.mask) +
                         ", which leaves out its own lane " + std::to_string(self),
                     {lane_}, "a mask must name every lane that calls");
        abandon();
    }
    warp_->calls[self] = call;
    return wait(Wait::collective, at);
}

std::uint64_t BlockRunner::collective_result() const {
    return warp_->calls[static_cast<std::size_t>(lane_ % warp_lanes)].value;
}

/// The lanes that the one waits for, itself included: those of its mask that have not finished.
std::uint32_t BlockRunner::partners(int index) const {
    const LaneStates& states = warp_->states;
    const std::uint32_t all = ~0u >> (warp_lanes - (warp_end_ - warp_begin_));
    const std::uint32_t present = all & ~states.lanes(Wait::finished);
    return present & warp_->calls[static_cast<std::size_t>(index % warp_lanes)].mask;
}

/// Whether both wait at the same collective; a __syncwarp may stand at several places.
bool BlockRunner::agree(int index, int other) const {
    const CollectiveCall& a = warp_->calls[static_cast<std::size_t>(index % warp_lanes)];
    const CollectiveCall& b = warp_->calls[static_cast<std::size_t>(other % warp_lanes)];
    return state_of(other) == Wait::collective && a.kind == b.kind && a.mask == b.mask &&
           (a.kind == Collective::sync || same_place(lane(index).at, lane(other).at));
}

/// Collectives whose lanes are all there. True: some lanes go on.
bool BlockRunner::complete_collectives() {
    bool some = false;
    for (int i = warp_begin_; i < warp_end_ && warp_->states.lanes(Wait::collective) != 0; ++i) {
        if (state_of(i) != Wait::collective)
            continue;
        const std::uint32_t present = partners(i);
        bool all = true;
        for (int j = warp_begin_; all && j < warp_end_; ++j)
            all = (present >> (j % warp_lanes) & 1) == 0 || agree(i, j);
        if (!all)
            continue;
        complete(warp_->calls, present);
        if (checker() != nullptr)
            checker()->met(static_cast<std::uint32_t>(warp_begin_ / warp_lanes), present);
        warp_->states.move(present, Wait::collective, Wait::ready);
        some = true;
    }
    return some;
}

/// In lockstep lanes wait for those that stand still, at a spin or a collective: they go on as far as their
/// logs hold. True: somebody can.
bool BlockRunner::out_of_step() {
    std::uint32_t going = 0;
    for (int i = warp_begin_; launch_->lockstep && i < warp_end_; ++i)
        going |= stream(i).end < log(i) + log_events ? bit(i) : 0;
    going &= warp_->states.lanes(Wait::log_full);
    warp_->states.move(going, Wait::log_full, Wait::ready);
    return going != 0;
}

/// Nobody in the warp can go on: a collective that is waited for in vain voids the launch. A spinning lane
/// may still come.
bool BlockRunner::report_mismatch() {
    if (warp_->states.lanes(Wait::spin) != 0)
        return false;
    for (int i = warp_begin_; i < warp_end_ && warp_->states.lanes(Wait::collective) != 0; ++i) {
        if (state_of(i) != Wait::collective)
            continue;
        const std::uint32_t mask = warp_->calls[static_cast<std::size_t>(i % warp_lanes)].mask;
        int other = warp_begin_;
        while (state_of(other) == Wait::finished || (mask >> (other % warp_lanes) & 1) == 0 ||
               agree(i, other))
            ++other;
        const bool collective = state_of(other) == Wait::collective;
        fail_waiting(
            "mask-mismatch",
            "thread " + std::to_string(i) + " of block " + std::to_string(block_->index) +
                " waits at a collective of the mask " + hexadecimal(mask) + ", " + to_text(lane(i).at) +
                ", for thread " + std::to_string(other) + ", which waits at " +
                (collective ? "one of the mask " +
                                  hexadecimal(warp_->calls[static_cast<std::size_t>(other % warp_lanes)].mask)
                            : "a barrier") +
                ", " + to_text(lane(other).at),
            {i, other}, "every lane of a mask must call the same collective with that mask");
        return true;
    }
    return false;
}

/// A barrier is for all lanes that have not finished.
bool BlockRunner::same_barrier() {
    int first = -1;
    for (std::size_t w = 0; w < block_->warps.size(); ++w) {
        const LaneStates& states = block_->warps[w].states;
        for (std::uint32_t at_one = states.lanes(Wait::barrier) | states.lanes(Wait::grid_barrier);
             at_one != 0; at_one &= at_one - 1) {
            const int i = static_cast<int>(w) * warp_lanes + std::countr_zero(at_one);
            if (first < 0)
                first = i;
            if (same_place(lane(i).at, lane(first).at))
                continue;
            fail_waiting("barrier-divergence",
                         "threads " + std::to_string(first) + " and " + std::to_string(i) + " of block " +
                             std::to_string(block_->index) + " wait at different barriers, " +
                             to_text(lane(first).at) + " and " + to_text(lane(i).at),
                         {first, i}, "every thread of a block must reach the same barrier");
            return false;
        }
    }
    const auto apart = std::find_if(block_->warps.begin(), block_->warps.end(),
                                    [&](const Warp& warp) { return block_->traced && !warp.kept.empty(); });
    if (apart == block_->warps.end())
        return true;
    const int waiting = std::max(first, static_cast<int>(apart - block_->warps.begin()) * warp_lanes);
    fail_waiting("barrier-divergence", "lanes of one warp reach a barrier on different paths", {waiting},
                 "every thread of a block must reach the same barrier");
    return false;
}

/// The lowest block's first lane that spins or stands at a grid barrier, and the first that waits elsewhere.
void BlockRunner::report_deadlock(std::span<Block* const> held) {
    block_ = *std::ranges::min_element(held, {}, &Block::index);
    const auto first_that = [&](auto concerned) {
        int index = 0;
        while (index < launch_->shape.block && !concerned(index))
            ++index;
        return index;
    };
    int first =
        first_that([&](int i) { return state_of(i) == Wait::spin || state_of(i) == Wait::grid_barrier; });
    if (first == launch_->shape.block)
        first = first_that([&](int i) { return waits(state_of(i)); });
    const int second =
        first_that([&](int i) { return waits(state_of(i)) && !same_place(lane(i).at, lane(first).at); });
    std::vector<int> concerned{first};
    if (second < launch_->shape.block)
        concerned.push_back(second);

    const Residency& residency = launch_->residency;
    const std::int64_t resident = residency.started() - residency.finished();
    const std::int64_t outside = residency.grid() - residency.started();
    const std::string grid = std::to_string(residency.grid());
    const std::string text =
        outside > 0
            ? "deadlock: the device holds " + std::to_string(resident) + " of the launch's " + grid +
                  " blocks at once" + (launch_->measured ? "" : " (" + std::string(not_measured) + ")") +
                  ", all of them wait, and the other " + std::to_string(outside) +
                  " cannot start before one has finished"
            : "deadlock: every thread that has not finished waits, in " + std::to_string(resident) +
                  " resident of " + grid + " launched blocks, and nobody is left to wake one";
    std::string places = "; thread " + std::to_string(first) + " of block " + std::to_string(block_->index) +
                         " waits at " + to_text(lane(first).at);
    if (second < launch_->shape.block)
        places += ", thread " + std::to_string(second) + " at " + to_text(lane(second).at);
    fail_waiting("deadlock", text + places, concerned,
                 outside > 0 ? "launch no more blocks than are resident, or smaller ones"
                             : "every wait needs another thread that ends it");
}

Op BlockRunner::waits_at(int index) const {
    switch (state_of(index)) {
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

void BlockRunner::open_checked() {
    if (!block_->checked)
        block_->checked = std::make_unique<CheckedBlock>();
    checker()->open(*block_->checked, block_->index, launch_->shape.block, launch_->most_shared);
}

void BlockRunner::fault_no_shadow() {
    fail("the budget does not hold what findings keep of the memory that the launch touches", launch_->name,
         "raise --memory, leave findings out or choose a smaller instance", ErrorCode::limit);
    abandon();
}

void BlockRunner::fault(const OutOfBounds& access) {
    launch_->report(describe(*launch_, access, block_->index, lane_));
    abandon();
}

void BlockRunner::fault_no_grid(SourceLocation at) {
    fail("a grid barrier in a launch that is not cooperative", launch_->name + ", " + to_text(at),
         "launch the kernel cooperatively", ErrorCode::device);
    abandon();
}

void BlockRunner::fail(std::string text, std::string where, std::string todo, ErrorCode code) {
    abandoned_ = true;
    launch_->report({.code = code,
                     .text = std::move(text),
                     .where = std::move(where),
                     .todo = std::move(todo),
                     .kind = {},
                     .block = block_->index,
                     .lanes = {},
                     .sites = {},
                     .address = 0});
}

void BlockRunner::fail_waiting(std::string kind, std::string text, std::vector<int> lanes, std::string todo) {
    abandoned_ = true;
    std::vector<std::uint64_t> sites;
    sites.reserve(lanes.size());
    for (const int index : lanes)
        sites.push_back(Event::code(lane(index).at, waits_at(index)));
    launch_->report({.code = ErrorCode::device,
                     .text = std::move(text),
                     .where = launch_->name,
                     .todo = std::move(todo),
                     .kind = std::move(kind),
                     .block = block_->index,
                     .lanes = std::move(lanes),
                     .sites = std::move(sites),
                     .address = 0});
}

} // namespace ks::emulator
