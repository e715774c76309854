// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/fiber.h"
#include "solvers/emulator/launch.h"
#include "solvers/emulator/warp_merge.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace ks::emulator {

/// Runs blocks, one at a time, on the OS thread that made it.
class BlockRunner {
public:
    BlockRunner();

    /// Before the first block of a launch.
    void begin(Launch& launch);
    /// False: the launch is void or was stopped; the fault, if any, was reported to the launch.
    bool run(std::int64_t block, bool traced, SiteTable& sites);

    /// Bytes a runner takes for blocks of this size: stacks, event log and the shared memory a block may use.
    static std::int64_t bytes(int block, int most_shared, bool traced);

    // Called by the running lane (lane.h).
    void wait(Wait reason, SourceLocation at);
    [[noreturn]] void abandon();
    [[noreturn]] void fault(const OutOfBounds& access);
    std::uint64_t static_shared(const char* name, std::size_t bytes, std::size_t alignment,
                                SourceLocation at);
    std::uint64_t dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                       SourceLocation at);

private:
    struct Lane {
        Fiber* fiber = nullptr;
        Wait wait = Wait::ready;
        SourceLocation at{}; ///< where it waits
    };
    struct StaticArray {
        std::uint64_t key = 0, offset = 0, bytes = 0;
    };

    static void fiber_body(void* self);
    void run_lanes();
    void run_warp(int warp, SiteTable& sites);
    bool resumable(int lane) const;
    bool resume(int lane);
    void enter_lane(int lane);
    void leave_lane();
    bool pass_barrier();
    void fail(std::string text, int lane, std::string where, std::string todo, ErrorCode code);

    FiberPool fibers_;
    Launch* launch_ = nullptr;
    std::int64_t block_ = 0;
    bool traced_ = false;
    bool abandoned_ = false;
    std::vector<Lane> lanes_;
    int lane_ = 0;     ///< the one running
    int warp_end_ = 0; ///< the first lane beyond the running warp

    std::vector<std::byte> shared_;
    std::uint64_t shared_used_ = 0;
    std::vector<StaticArray> statics_;

    static constexpr std::size_t log_events = 512; ///< for each lane of the running warp: 256 KB in all
    /// A line more than the events, so that the lanes' logs do not fall into the same cache sets.
    std::unique_ptr<std::array<std::array<Event, log_events + 4>, 32>> log_;
    std::array<EventStream, 32> streams_{};
    std::vector<WarpMerge> warps_;
};

} // namespace ks::emulator
