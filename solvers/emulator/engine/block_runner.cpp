// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/block_runner.h"

#include "solvers/emulator/engine/waiting_faults.h"
#include "solvers/emulator/lanes.h"

#include <algorithm>
#include <utility>

namespace ks::emulator {

std::int64_t BlockRunner::bytes(std::int64_t blocks, int threads, int most_shared, bool traced) {
    return blocks * (StackPool::bytes(threads) + most_shared) + (traced ? EventLogs::bytes : 0);
}

void BlockRunner::begin(Launch& launch) {
    launch_ = &launch;
    warps_.begin(launch);
    if (spare_.size() != blocks_.size()) { // the last launch ended while blocks waited
        warps_.drop_lanes();
        spare_.clear();
        for (const auto& block : blocks_)
            spare_.push_back(block.get());
    }
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
    if (!block.shared)
        block.shared.reset(new std::byte[static_cast<std::size_t>(launch_->most_shared)]);
    block.shared_filled = 0;
    block_ = &block;
    if (checker() != nullptr)
        open_checked();
    warps_.open(block);
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
    warps_.enter(block);
    if (block.arrived) {
        if (!launch_->residency.is_open(block.grid_barrier))
            return Rest::waiting;
        block.arrived = false;
        if (checker() != nullptr)
            checker()->grid_passed();
        release(Wait::grid_barrier);
    }
    Gathered gathered = Gathered::passed;
    for (bool again = true; again && !warps_.is_void();) {
        const bool before = std::exchange(moved_, false);
        for (int w = 0; w < static_cast<int>(block.warps.size()) && warps_.run(w, sites); ++w) {
        }
        moved_ |= warps_.take_moved();
        gathered = gather();
        // An action of one lane may end the spin of another lane.
        again = gathered == Gathered::passed || (gathered == Gathered::waiting && moved_ && !block.arrived);
        moved_ |= before;
    }
    sites.show(nullptr);
    block.instructions += sites.instructions() - instructions;
    if (warps_.is_void())
        warps_.drop_lanes();
    return warps_.is_void() ? Rest::void_ : gathered == Gathered::finished ? Rest::finished : Rest::waiting;
}

/// Called when no warp can continue. Lanes that wait at a barrier together now pass it.
BlockRunner::Gathered BlockRunner::gather() {
    if (launch_->stop.load(std::memory_order_relaxed))
        warps_.leave();
    if (warps_.is_void())
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
    if (auto fault = barrier_divergence(*launch_, *block_)) {
        warps_.give_up(std::move(*fault));
        return Gathered::void_;
    }
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

void BlockRunner::open_checked() {
    if (!block_->checked)
        block_->checked = std::make_unique<CheckedBlock>();
    checker()->open(*block_->checked, block_->index, launch_->shape.block, launch_->most_shared);
}

void BlockRunner::report_deadlock(std::span<Block* const> held) {
    warps_.give_up(deadlock(*launch_, held));
}

} // namespace ks::emulator
