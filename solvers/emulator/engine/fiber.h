// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sanitizers.h"
#include "solvers/emulator/engine/stacks.h"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#if KS_HAVE_FIBERS
#include <boost/context/detail/fcontext.hpp>
#if KS_ADDRESS_SANITIZER
#include <sanitizer/common_interface_defs.h>
#endif
#if KS_THREAD_SANITIZER
#include <sanitizer/tsan_interface.h>
#endif
#endif

namespace ks::emulator {

/// Whether this build has fibers (Boost.Context's library was found).
bool fibers_available();

/// A stack with suspended or running code.
struct Fiber {
    StackPool::Stack stack;
    void* context = nullptr;      ///< where it continues
    void* fake_stack = nullptr;   ///< AddressSanitizer's
    void* thread_state = nullptr; ///< ThreadSanitizer's
    bool idle = false;
};

/// A switch from one fiber to another.
struct Handover {
    Fiber* from = nullptr; ///< the running fiber
    Fiber* to = nullptr;
};

#if KS_HAVE_FIBERS

/// Called after every switch. `now` has been entered or resumed by the fiber in `came`.
inline void switched(boost::context::detail::transfer_t came, [[maybe_unused]] Fiber& now) {
    auto& left = *static_cast<Fiber*>(came.data);
    left.context = came.fctx;
#if KS_ADDRESS_SANITIZER
    const void* bottom = nullptr;
    std::size_t bytes = 0;
    __sanitizer_finish_switch_fiber(now.fake_stack, &bottom, &bytes);
    if (left.stack.memory.empty()) // the fiber is the OS thread itself
        left.stack.memory = {static_cast<std::byte*>(const_cast<void*>(bottom)), bytes};
#endif
}

/// Leaves the running fiber; returns when another fiber switches back to it. It is inlined, because a return
/// on another stack than the call is always mispredicted, which costs about 15 ns.
[[gnu::always_inline]] inline void switch_fiber(Handover hand) {
#if KS_ADDRESS_SANITIZER
    __sanitizer_start_switch_fiber(&hand.from->fake_stack, hand.to->stack.memory.data(),
                                   hand.to->stack.memory.size());
#endif
#if KS_THREAD_SANITIZER
    __tsan_switch_to_fiber(hand.to->thread_state, 0);
#endif
    switched(boost::context::detail::jump_fcontext(hand.to->context, hand.from), *hand.from);
}

#else
// Never reached: emulator_provider() reports that the emulator is unavailable, and no other code creates a
// pool.
inline void switch_fiber(Handover) {
    __builtin_trap();
}
#endif

/// The fibers of one OS thread. Only that thread creates, resumes and drops a fiber, because compilers keep
/// addresses of thread-local variables over calls. The body never returns; a fiber that is not in use waits
/// inside it. Fibers may switch to each other, so the fiber that suspends need not be the one that was
/// resumed.
class FiberPool {
public:
    using Body = void (*)(void* argument);
    FiberPool(Body body, void* argument) : body_(body), argument_(argument) {}
    ~FiberPool();
    FiberPool(const FiberPool&) = delete;
    FiberPool& operator=(const FiberPool&) = delete;

    /// Returns a fiber that waits for work, or null if memory is too short for one.
    Fiber* take();
    /// Called inside a fiber that has finished its work. The fiber may be taken again as soon as it is left.
    void retire(Fiber& fiber);
    /// Runs the fiber, and those that it switches to, until one suspends. Returns false on a stack overflow.
    bool resume(Fiber& fiber);
    /// Called inside the running fiber. Returns the handover to another fiber, for switch_fiber.
    Handover to(Fiber& fiber) { return {.from = std::exchange(running_, &fiber), .to = &fiber}; }
    /// Called inside the running fiber. Returns the handover back to the caller of `resume`.
    Handover back() { return {.from = running_, .to = &scheduler_}; }
    Fiber* running() const { return running_; }
    /// Drops the work of every suspended fiber. Objects on their stacks are not destroyed, so they must not
    /// own anything.
    void abandon_all();

private:
    void start(Fiber& fiber);
    friend struct Entry;

    Body body_;
    void* argument_;
    StackPool stacks_;
    std::vector<std::unique_ptr<Fiber>> fibers_;
    std::vector<Fiber*> idle_;
    Fiber scheduler_; ///< the OS thread's own stack
    Fiber* running_ = nullptr;
};

} // namespace ks::emulator
