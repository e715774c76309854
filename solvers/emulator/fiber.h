// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/stacks.h"

#include <memory>
#include <vector>

namespace ks::emulator {

/// Whether this build has fibers (Boost.Context's library was found).
bool fibers_available();

/// A stack that code runs on and leaves in the middle.
struct Fiber {
    StackPool::Stack stack;
    void* context = nullptr;      ///< where it goes on
    void* fake_stack = nullptr;   ///< AddressSanitizer's
    void* thread_state = nullptr; ///< ThreadSanitizer's
    bool idle = false;
};

/// The fibers of one OS thread. A fiber is created, resumed and dropped by that thread alone: compilers keep
/// addresses of thread-local variables over calls. The body never returns; between two uses a fiber waits
/// inside it.
class FiberPool {
public:
    using Body = void (*)(void* argument);
    FiberPool(Body body, void* argument) : body_(body), argument_(argument) {}
    ~FiberPool();
    FiberPool(const FiberPool&) = delete;
    FiberPool& operator=(const FiberPool&) = delete;

    /// A fiber that waits for work; null when there is no memory for its stack.
    Fiber* take();
    /// From inside a fiber: it has nothing left to do and may be taken again once it is suspended.
    void retire(Fiber& fiber);
    /// Runs the fiber until it suspends. False: its stack overflowed.
    bool resume(Fiber& fiber);
    /// From inside the running fiber: back to whoever resumed it.
    void suspend();
    Fiber* running() const { return running_; }
    /// Drops what every suspended fiber was doing; nothing on their stacks is destroyed, so nothing there may
    /// own anything.
    void abandon_all();

private:
    void start(Fiber& fiber);
    void arrived();
    static void enter(FiberPool& pool);
    friend struct Switch;

    Body body_;
    void* argument_;
    StackPool stacks_;
    std::vector<std::unique_ptr<Fiber>> fibers_;
    std::vector<Fiber*> idle_;
    Fiber* running_ = nullptr;
    void* scheduler_ = nullptr; ///< context of the resuming side
    void* scheduler_fake_stack_ = nullptr;
    void* scheduler_state_ = nullptr;
    const void* scheduler_stack_ = nullptr;
    std::size_t scheduler_stack_bytes_ = 0;
};

} // namespace ks::emulator
