// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/block.h"
#include "solvers/emulator/engine/launch.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace ks::emulator {

/// How a block came to rest.
enum class Rest : std::uint8_t {
    finished,
    waiting, ///< for other blocks: it must be run again
    void_    ///< the launch is void or was stopped; the fault, if any, was reported to the launch
};

/// Runs blocks on the OS thread that made it, one at a time; those that wait for others stay alive meanwhile.
class BlockRunner {
public:
    BlockRunner();

    /// Before the first block of a launch.
    void begin(Launch& launch);
    /// A new block, not run yet.
    Block& open(std::int64_t index, bool traced);
    /// Runs the block as far as it goes.
    Rest run(Block& block, SiteTable& sites);
    /// Whether the last run changed anything that another block may wait for.
    bool moved() const { return moved_; }
    /// The block has finished.
    void close(Block& block);
    /// Reports that these blocks wait for ever.
    void report_deadlock(std::span<Block* const> held);

    /// Bytes beside buffers that `blocks` blocks of this size take while alive on one OS thread: stacks, the
    /// shared memory a block may use, the event log.
    static std::int64_t bytes(std::int64_t blocks, int threads, int most_shared, bool traced);

    // Called by the running lane (lane.h).
    Handover wait(Wait reason, SourceLocation at);
    Handover join(const CollectiveCall& call, SourceLocation at);
    std::uint64_t collective_result() const;
    [[noreturn]] void abandon();
    [[noreturn]] void fault(const OutOfBounds& access);
    [[noreturn]] void fault_no_grid(SourceLocation at);
    [[noreturn]] void fault_no_shadow();
    bool cooperative() const { return launch_->shape.cooperative; }
    const std::byte* constant_memory(const void* array) const { return launch_->constants->at(array).data(); }
    std::uint64_t static_shared(const char* name, std::size_t bytes, std::size_t alignment,
                                SourceLocation at);
    std::uint64_t dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                       SourceLocation at);

private:
    struct StaticArray {
        std::uint64_t key = 0, offset = 0, bytes = 0;
    };
    enum class Gathered : std::uint8_t { passed, waiting, finished, void_ };

    static void fiber_body(void* self);
    void run_lanes();
    bool run_warp(int warp, SiteTable& sites);
    bool wake(int warp);
    bool run_ready(WarpMerge& merge, SiteTable& sites, bool& ran);
    bool run_ahead(WarpMerge& merge, SiteTable& sites);
    bool out_of_step();
    void take_kept(Warp& warp);
    void keep(Warp& warp);
    [[gnu::always_inline]] inline int next_lane(int from) const;
    bool resume(int lane);
    [[gnu::always_inline]] inline bool find_fiber(int lane);
    Handover hand_over();
    [[gnu::always_inline]] inline void begin_turn(int lane);
    [[gnu::always_inline]] inline void enter_lane(int lane);
    [[gnu::always_inline]] inline void leave_lane();

    std::uint32_t partners(int lane) const;
    bool agree(int lane, int other) const;
    bool complete_collectives();
    bool report_mismatch();

    Gathered gather();
    bool same_barrier();
    void release(Wait wait);

    MemoryChecker* checker() const { return block_->traced ? launch_->checker : nullptr; }
    void open_checked();
    void fill_shared(std::uint64_t end);
    Lane& lane(int index) { return block_->lanes[static_cast<std::size_t>(index)]; }
    const Lane& lane(int index) const { return block_->lanes[static_cast<std::size_t>(index)]; }
    static std::uint32_t bit(int index) { return 1u << (index % 32); }
    Wait state_of(int index) const {
        return block_->warps[static_cast<std::size_t>(index / 32)].states.of(index % 32);
    }
    EventStream& stream(int index) { return streams_[static_cast<std::size_t>(index % 32)]; }
    Event* log(int index) { return (*log_)[static_cast<std::size_t>(index % 32)].data(); }

    void fail(std::string text, std::string where, std::string todo, ErrorCode code);
    /// A finding about lanes and what they wait at.
    void fail_waiting(std::string kind, std::string text, std::vector<int> lanes, std::string todo);
    Op waits_at(int lane) const;

    FiberPool fibers_;
    Launch* launch_ = nullptr;
    std::vector<std::unique_ptr<Block>> blocks_; ///< all that were ever needed at once
    std::vector<Block*> spare_;
    bool abandoned_ = false;
    bool moved_ = false;

    Block* block_ = nullptr; ///< the one running
    Warp* warp_ = nullptr;   ///< likewise; its lanes are
    int warp_begin_ = 0, warp_end_ = 0;
    int lane_ = 0; ///< likewise

    std::uint64_t shared_used_ = 0;
    std::vector<StaticArray> statics_;

    static constexpr std::size_t log_events = 512; ///< for each lane of the running warp: 256 KB in all
    /// A line more than the events, so that the lanes' logs do not fall into the same cache sets.
    std::unique_ptr<std::array<std::array<Event, log_events + 4>, 32>> log_;
    std::array<EventStream, 32> streams_{};
};

} // namespace ks::emulator
