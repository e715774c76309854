// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/fiber.h"

#if KS_HAVE_FIBERS
#include <boost/context/detail/fcontext.hpp>
#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif
#if defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif
#else
#include <cstdlib>
#endif

namespace ks::emulator {

#if KS_HAVE_FIBERS

namespace context = boost::context::detail;

bool fibers_available() {
    return true;
}

/// The three calls into Boost.Context.
struct Switch {
    static void entry(context::transfer_t from) {
        auto& pool = *static_cast<FiberPool*>(from.data);
        pool.scheduler_ = from.fctx;
        FiberPool::enter(pool);
    }
    static void make(Fiber& fiber) {
        const auto stack = fiber.stack.memory;
        fiber.context = context::make_fcontext(stack.data() + stack.size(), stack.size(), &entry);
    }
    static void into(FiberPool& pool, Fiber& fiber) {
        fiber.context = context::jump_fcontext(fiber.context, &pool).fctx;
    }
    static void back(FiberPool& pool) {
        pool.scheduler_ = context::jump_fcontext(pool.scheduler_, nullptr).fctx;
    }
};

void FiberPool::start(Fiber& fiber) {
#if defined(__SANITIZE_ADDRESS__)
    __asan_unpoison_memory_region(fiber.stack.memory.data(), fiber.stack.memory.size());
    fiber.fake_stack = nullptr;
#endif
#if defined(__SANITIZE_THREAD__)
    if (fiber.thread_state != nullptr)
        __tsan_destroy_fiber(fiber.thread_state);
    fiber.thread_state = __tsan_create_fiber(0);
#endif
    Switch::make(fiber);
}

bool FiberPool::resume(Fiber& fiber) {
    running_ = &fiber;
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(&scheduler_fake_stack_, fiber.stack.memory.data(),
                                   fiber.stack.memory.size());
#endif
#if defined(__SANITIZE_THREAD__)
    scheduler_state_ = __tsan_get_current_fiber();
    __tsan_switch_to_fiber(fiber.thread_state, 0);
#endif
    Switch::into(*this, fiber);
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_finish_switch_fiber(scheduler_fake_stack_, nullptr, nullptr);
#endif
    running_ = nullptr;
    return fiber.stack.intact();
}

void FiberPool::arrived() {
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_finish_switch_fiber(running_->fake_stack, &scheduler_stack_, &scheduler_stack_bytes_);
#endif
}

void FiberPool::suspend() {
#if defined(__SANITIZE_ADDRESS__)
    __sanitizer_start_switch_fiber(&running_->fake_stack, scheduler_stack_, scheduler_stack_bytes_);
#endif
#if defined(__SANITIZE_THREAD__)
    __tsan_switch_to_fiber(scheduler_state_, 0);
#endif
    Switch::back(*this);
    arrived();
}

#else

bool fibers_available() {
    return false;
}

// Never reached: emulator_provider() says that the emulator is unavailable, and nothing else makes a pool.
void FiberPool::start(Fiber&) {
    std::abort();
}
bool FiberPool::resume(Fiber&) {
    std::abort();
}
void FiberPool::arrived() {
    std::abort();
}
void FiberPool::suspend() {
    std::abort();
}

#endif

void FiberPool::enter(FiberPool& pool) {
    pool.arrived();
    pool.body_(pool.argument_);
}

FiberPool::~FiberPool() {
#if defined(__SANITIZE_THREAD__) && KS_HAVE_FIBERS
    for (const auto& fiber : fibers_)
        if (fiber->thread_state != nullptr)
            __tsan_destroy_fiber(fiber->thread_state);
#endif
#if defined(__SANITIZE_ADDRESS__) && KS_HAVE_FIBERS
    // The mappings go back to the system, which may hand them out again.
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
    auto fiber = std::make_unique<Fiber>();
    fiber->stack = stacks_.take();
    if (fiber->stack.memory.empty())
        return nullptr;
    start(*fiber);
    return fibers_.emplace_back(std::move(fiber)).get();
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
