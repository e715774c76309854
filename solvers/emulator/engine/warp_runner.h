// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/block.h"
#include "solvers/emulator/engine/event_logs.h"
#include "solvers/emulator/engine/launch.h"
#include "solvers/emulator/engine/shared_arrays.h"

#include <utility>

namespace ks::emulator {

/// Runs the lanes of one warp at a time, each until it must wait, on the OS thread that created this object.
/// It implements the calls by which a lane stops running or leaves the launch.
class WarpRunner {
public:
    WarpRunner();

    /// Called before the first block of a launch.
    void begin(Launch& launch);
    /// Makes a new block ready to be entered.
    void open(Block& block);
    /// Makes `block` the block whose warps run from now on.
    void enter(Block& block);
    /// Runs a warp until each of its lanes waits or has finished. Returns false if the launch is void.
    bool run(int warp, SiteTable& sites);

    /// Returns whether a lane changed anything that others may wait for, since the last call.
    bool take_moved() { return std::exchange(moved_, false); }
    /// Whether the launch is void or was cancelled.
    bool is_void() const { return void_; }
    void leave() { void_ = true; }
    /// Drops the lanes of every block, wherever they are.
    void drop_lanes() { fibers_.abandon_all(); }
    /// Reports the fault that voids the launch.
    void give_up(LaunchFault fault);

    // Called by the running lane (lane.h).
    Handover wait(Wait reason, SourceLocation at);
    Handover join(const CollectiveCall& call, SourceLocation at);
    std::uint64_t collective_result() const;
    [[noreturn]] void abandon();
    [[noreturn]] void fault(const OutOfBounds& access);
    [[noreturn]] void fault_no_grid(SourceLocation at);
    [[noreturn]] void fault_stack(SourceLocation at);
    /// Reports that the kernel ends itself. The lane must then leave the launch.
    void report_end(const Sentence& why, SourceLocation at);
    [[noreturn]] void fault_no_shadow();
    bool cooperative() const { return launch_->shape.cooperative; }
    const LaunchShape& shape() const { return launch_->shape; }
    std::span<std::byte> stack() const { return fibers_.running()->stack.memory; }
    const std::byte* constant_memory(const void* array) const { return launch_->constants->at(array).data(); }
    std::uint64_t static_shared(const char* name, std::size_t bytes, std::size_t alignment,
                                SourceLocation at);
    std::uint64_t dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                       SourceLocation at);

private:
    static void fiber_body(void* self);
    void run_lanes();
    bool wake(int warp);
    bool run_ready(WarpMerge& merge, SiteTable& sites, bool& ran);
    bool run_ahead(WarpMerge& merge, SiteTable& sites);
    bool out_of_step();
    bool complete_collectives();
    [[gnu::always_inline]] inline int next_lane(int from) const;
    bool resume(int lane);
    [[gnu::always_inline]] inline bool find_fiber(int lane);
    Handover hand_over();
    [[gnu::always_inline]] inline void begin_turn(int lane);
    [[gnu::always_inline]] inline void enter_lane(int lane);
    [[gnu::always_inline]] inline void leave_lane();

    MemoryChecker* checker() const { return block_->traced ? launch_->checker : nullptr; }
    Lane& lane(int index) { return block_->lane(index); }
    static std::uint32_t bit(int index) { return 1u << (index % 32); }

    Error drifted() const;
    void invoke();
    void give_up(const Error& error);
    void give_up(Error error, SourceLocation at);

    FiberPool fibers_;
    Launch* launch_ = nullptr;
    bool void_ = false;
    bool moved_ = false;

    Block* block_ = nullptr;
    Warp* warp_ = nullptr;              ///< the running warp
    int warp_begin_ = 0, warp_end_ = 0; ///< its lanes
    int lane_ = 0;                      ///< the running lane

    SharedArrays shared_;
    EventLogs logs_;
};

} // namespace ks::emulator
