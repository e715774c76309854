// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/checking/access.h"
#include "solvers/emulator/engine/fiber.h"
#include "solvers/emulator/event.h"

#include <atomic>
#include <cstddef>
#include <cstdint>

// The border between a kernel's text and the engine: the data that the accessors of the running lane use on
// this OS thread, and the calls by which a lane stops running.
//
// The engine's invariants
// - A lane is one fiber while it lives; a fiber never changes its OS thread; a block belongs to one OS
//   thread.
// - Lanes of a warp run one after the other, each until it must wait (run-ahead): at a barrier, at a
//   collective, in each round of a spin, when its share of the event log is full, or at its end.
// - A block whose lanes all wait, some for other blocks, stays alive while others run (residency.h).
// - Objects on a lane's stack own nothing, so a lane can be dropped anywhere. This is how a fault, a stop
//   request and the end of the process end a kernel. No exception is thrown on a fiber.
// - Every access is checked against its allocation before it is made, traced or not.
// - Events are merged into warp instructions by loop path and source position (warp_merge.h), so the counters
//   do not depend on how far a lane ran ahead.
namespace ks::emulator {

/// CUDA's built-in variables, unsigned as in CUDA.
struct Index3 {
    unsigned x = 0, y = 0, z = 0;
};

inline thread_local constinit Index3 threadIdx, blockIdx, blockDim{1, 1, 1}, gridDim{1, 1, 1};
inline constexpr int warpSize = 32;

class WarpRunner;
class WarpRecord;
class MemoryChecker;

struct Running {
    Event* next = nullptr; ///< null: this block is not traced, or the lane spins
    Event* end = nullptr;
    Event* paused = nullptr;     ///< `next` while the lane spins
    bool spins = false;          ///< inside a KS_SPIN
    bool changed = false;        ///< the lane changed something that a spin may wait for
    std::byte* shared = nullptr; ///< the block's shared memory
    const std::atomic<bool>* stop = nullptr;
    WarpRunner* runner = nullptr;
    WarpRecord* window = nullptr;     ///< null: this lane's values are not recorded
    MemoryChecker* checker = nullptr; ///< null: findings were not requested
};
inline thread_local constinit Running running;

/// The reason why a lane does not run.
enum class Wait : std::uint8_t { ready, log_full, collective, spin, barrier, grid_barrier, finished };

/// An access outside its allocation. It ends the lane and the launch.
struct OutOfBounds {
    Op op = Op::load;
    Memory memory = Memory::global;
    std::int64_t index = 0;       ///< index of the requested element
    std::uint64_t count = 0;      ///< elements of the array
    std::size_t bytes = 0;        ///< bytes of an element
    std::uint32_t allocation = 0; ///< global: its id
    const char* array = nullptr;  ///< shared, constant: its name
    std::uint64_t address = 0;
    SourceLocation at{};
};
[[noreturn]] void fault(const OutOfBounds& what);

void check_access(const Access& access); ///< passes the access to the checker

/// Makes the lane wait. Returns the handover to what runs meanwhile: the next lane of its warp that can run,
/// or the fiber that resumed it.
[[gnu::noinline]] Handover wait_for(Wait reason, SourceLocation at);
[[noreturn]] void leave_launch();        ///< called after a stop request
void fence(SourceLocation at = KS_HERE); ///< KS_FENCE() and similar calls
void see_fences();                       ///< makes the fences of lanes on other OS threads visible
void fault_unless_cooperative(SourceLocation at);

/// Returns the content of an array in constant memory.
const std::byte* constant_memory(const void* array);
/// Returns the offset of the block's static array that is declared at `at`, the same for all its lanes.
std::uint64_t static_shared(const char* name, std::size_t bytes, std::size_t alignment, SourceLocation at);
/// Returns the bytes of dynamic shared memory from `offset` on. A misaligned array voids the launch, as its
/// first access would on a GPU.
std::uint64_t dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                   SourceLocation at);

inline void record(SourceLocation at, Op op, Memory memory, std::size_t bytes, std::uint64_t where) {
    Event* const event = running.next;
    if (event == nullptr)
        return;
    *event = {.what = Event::code(at, op, memory, bytes), .where = where};
    running.next = event + 1;
    if (running.next == running.end) [[unlikely]]
        switch_fiber(wait_for(Wait::log_full, {}));
}

/// KS_SYNC()
[[gnu::always_inline]] inline void barrier(SourceLocation at = KS_HERE) {
    record(at, Op::barrier, Memory::none, 0, 0);
    switch_fiber(wait_for(Wait::barrier, at));
}

/// KS_GRID_SYNC()
[[gnu::always_inline]] inline void grid_barrier(SourceLocation at = KS_HERE) {
    fault_unless_cooperative(at);
    record(at, Op::grid_barrier, Memory::none, 0, 0);
    switch_fiber(wait_for(Wait::grid_barrier, at));
}

/// KS_IF: records the condition and returns it.
inline bool branch(bool condition, SourceLocation at = KS_HERE) {
    record(at, Op::branch, Memory::none, 0, condition ? Event::taken : 0);
    return condition;
}

/// KS_FOR and KS_LOOP: records entry, rounds and exit of a loop, by whichever path it is left.
class LoopScope {
public:
    explicit LoopScope(SourceLocation at = KS_HERE) : at_(at) {
        record(at_, Op::loop_enter, Memory::none, 0, 0);
    }
    ~LoopScope() { record(at_, asked_ ? Op::loop_leave : Op::loop_break, Memory::none, 0, 0); }
    LoopScope(const LoopScope&) = delete;
    LoopScope& operator=(const LoopScope&) = delete;

    void next() {
        if (running.stop->load(std::memory_order_relaxed))
            leave_launch();
        asked_ = false;
        record(at_, Op::loop_next, Memory::none, 0, 0);
    }
    /// The round has ended normally, so the condition is evaluated again.
    void stepped() { asked_ = true; }
    bool test(bool condition) {
        stepped();
        if (condition)
            next();
        return condition;
    }

private:
    SourceLocation at_;
    bool asked_ = true;
};

/// KS_SPIN: a loop that waits for other lanes. The number of rounds depends on which lane runs first, so the
/// events inside are not recorded. The site counts the rounds when the loop is left.
class SpinScope {
public:
    explicit SpinScope(SourceLocation at = KS_HERE) : at_(at), outermost_(!running.spins) {
        if (!outermost_)
            return;
        running.spins = true;
        running.paused = running.next;
        running.next = nullptr;
    }
    ~SpinScope() {
        if (!outermost_)
            return;
        running.spins = false;
        running.changed = true;
        running.next = running.paused;
        record(at_, Op::spin, Memory::none, 0, rounds_);
    }
    SpinScope(const SpinScope&) = delete;
    SpinScope& operator=(const SpinScope&) = delete;

    bool test(bool condition) {
        if (condition) {
            ++rounds_;
            switch_fiber(wait_for(Wait::spin, at_)); // others run first
            see_fences();
        }
        return condition;
    }

private:
    SourceLocation at_;
    bool outermost_;
    std::uint64_t rounds_ = 0;
};

/// KS_CALL: gives a device function a separate level in the loop path.
class CallScope {
public:
    explicit CallScope(SourceLocation at = KS_HERE) : at_(at) {
        record(at_, Op::call_enter, Memory::none, 0, 0);
    }
    ~CallScope() { record(at_, Op::call_leave, Memory::none, 0, 0); }
    CallScope(const CallScope&) = delete;
    CallScope& operator=(const CallScope&) = delete;

private:
    SourceLocation at_;
};

} // namespace ks::emulator
