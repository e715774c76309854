// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/fiber.h"

#include "solvers/core/sanitizers.h"

#include <new>

#if KS_ADDRESS_SANITIZER
#include <sanitizer/asan_interface.h>
#endif

namespace ks::emulator {

#if KS_HAVE_FIBERS

bool fibers_available() {
    return true;
}

/// The entry function of a fiber. It reads its pool from a thread-local variable, because a switch passes the
/// fiber that was left.
struct Entry {
    static inline thread_local constinit FiberPool* pool = nullptr;

    static void enter(boost::context::detail::transfer_t came) {
        FiberPool& own = *pool;
        switched(came, *own.running_);
        own.body_(own.argument_);
    }
};

void FiberPool::start(Fiber& fiber) {
#if KS_ADDRESS_SANITIZER
    __asan_unpoison_memory_region(fiber.stack.memory.data(), fiber.stack.memory.size());
    fiber.fake_stack = nullptr;
#endif
#if KS_THREAD_SANITIZER
    if (fiber.thread_state != nullptr)
        __tsan_destroy_fiber(fiber.thread_state);
    fiber.thread_state = __tsan_create_fiber(0);
#endif
    const auto stack = fiber.stack.memory;
    fiber.context =
        boost::context::detail::make_fcontext(stack.data() + stack.size(), stack.size(), &Entry::enter);
}

bool FiberPool::resume(Fiber& fiber) {
    Entry::pool = this;
#if KS_THREAD_SANITIZER
    scheduler_.thread_state = __tsan_get_current_fiber();
#endif
    running_ = &fiber;
    switch_fiber({.from = &scheduler_, .to = &fiber});
    return std::exchange(running_, nullptr)->stack.intact();
}

#else

bool fibers_available() {
    return false;
}

void FiberPool::start(Fiber&) {
    __builtin_trap(); // as in switch_fiber
}
bool FiberPool::resume(Fiber&) {
    __builtin_trap();
}

#endif

FiberPool::~FiberPool() {
#if KS_THREAD_SANITIZER && KS_HAVE_FIBERS
    for (const auto& fiber : fibers_)
        if (fiber->thread_state != nullptr)
            __tsan_destroy_fiber(fiber->thread_state);
#endif
#if KS_ADDRESS_SANITIZER && KS_HAVE_FIBERS
    // The mappings go back to the system, which may reuse them.
    for (const auto& fiber : fibers_)
        __asan_unpoison_memory_region(fiber->stack.memory.data(), fiber->stack.memory.size());
#endif
}

Fiber* FiberPool::take() {
    if (!idle_.empty()) {
        Fiber* fiber = idle_.back();
        idle_.pop_back();
        fiber->idle = false;
        return fiber;
    }
    try {
        auto fiber = std::make_unique<Fiber>();
        fiber->stack = stacks_.take();
        if (fiber->stack.memory.empty())
            return nullptr;
        if (idle_.capacity() <= fibers_.size()) // so that `retire` allocates nothing
            idle_.reserve(2 * fibers_.size() + 16);
        start(*fibers_.emplace_back(std::move(fiber)));
        return fibers_.back().get();
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

void FiberPool::retire(Fiber& fiber) {
    fiber.idle = true;
    idle_.push_back(&fiber);
}

void FiberPool::abandon_all() {
    for (const auto& fiber : fibers_)
        if (!fiber->idle) {
            start(*fiber);
            retire(*fiber);
        }
}

} // namespace ks::emulator
