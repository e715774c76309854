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

/// A stack on which code runs and which it may leave in the middle.
struct Fiber {
    StackPool::Stack stack;
    void* context = nullptr;      ///< where it goes on
    void* fake_stack = nullptr;   ///< AddressSanitizer's
    void* thread_state = nullptr; ///< ThreadSanitizer's
    bool idle = false;
};

/// One fiber leaves, another goes on.
struct Handover {
    Fiber* from = nullptr; ///< the running one
    Fiber* to = nullptr;
};

#if KS_HAVE_FIBERS

/// Called after every switch: `now` has been resumed, or entered, by the fiber that `came` names.
inline void switched(boost::context::detail::transfer_t came, [[maybe_unused]] Fiber& now) {
    auto& left = *static_cast<Fiber*>(came.data);
    left.context = came.fctx;
#if KS_ADDRESS_SANITIZER
    const void* bottom = nullptr;
    std::size_t bytes = 0;
    __sanitizer_finish_switch_fiber(now.fake_stack, &bottom, &bytes);
    if (left.stack.memory.empty()) // the OS thread's own stack
        left.stack.memory = {static_cast<std::byte*>(const_cast<void*>(bottom)), bytes};
#endif
}

/// Leaves the running fiber; returns when another fiber switches back to it. It is inlined into its callers
/// because a return on another stack than the call is always mispredicted, which costs some 15 ns.
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
// Never reached: emulator_provider() says that the emulator is unavailable, and nothing else makes a pool.
inline void switch_fiber(Handover) {
    __builtin_trap();
}
#endif

/// The fibers of one OS thread. A fiber is created, resumed and dropped by that thread alone, because
/// compilers keep addresses of thread-local variables over calls. The body never returns; between two uses a
/// fiber waits inside it. Fibers may switch to each other; the one that was resumed need not be the one that
/// suspends.
class FiberPool {
public:
    using Body = void (*)(void* argument);
    FiberPool(Body body, void* argument) : body_(body), argument_(argument) {}
    ~FiberPool();
    FiberPool(const FiberPool&) = delete;
    FiberPool& operator=(const FiberPool&) = delete;

    /// A fiber that waits for work; null when there is no memory for it.
    Fiber* take();
    /// Called inside a fiber that has nothing left to do: it may be taken again once it is left.
    void retire(Fiber& fiber);
    /// Runs the fiber, and those that it hands over to, until one suspends. False: a stack overflowed.
    bool resume(Fiber& fiber);
    /// Called inside the running fiber: the handover to another fiber, for switch_fiber.
    Handover to(Fiber& fiber) { return {.from = std::exchange(running_, &fiber), .to = &fiber}; }
    /// Likewise: the handover back to the caller of `resume`.
    Handover back() { return {.from = running_, .to = &scheduler_}; }
    Fiber* running() const { return running_; }
    /// Drops what every suspended fiber was doing; nothing on their stacks is destroyed, so nothing there may
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
