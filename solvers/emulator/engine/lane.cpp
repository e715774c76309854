// SPDX-License-Identifier: Apache-2.0
// The functions of lane.h: each calls the runner of the lane.
#include "solvers/emulator/engine/lane.h"

#include "solvers/emulator/engine/warp_runner.h"

#include <atomic>

namespace ks::emulator {

namespace {

/// Fences touch this variable to order accesses of OS threads, because the thread sanitizer does not support
/// plain fences.
std::atomic<std::uint32_t> fences{0};

} // namespace

Handover wait_for(Wait reason, SourceLocation at) {
    return running.runner->wait(reason, at);
}
void leave_launch() {
    running.runner->abandon();
}
void fault_unless_cooperative(SourceLocation at) {
    if (!running.runner->cooperative())
        running.runner->fault_no_grid(at);
}
void fence(SourceLocation at) {
    if (running.checker != nullptr)
        running.checker->fence(threadIdx.x);
    ++fences;
    record(at, Op::fence, Memory::none, 0, 0);
}
Handover join(const CollectiveCall& call, SourceLocation at) {
    return running.runner->join(call, at);
}
std::uint64_t collective_result() {
    return running.runner->collective_result();
}
void see_fences() {
    fences.load();
}
void check_access(const Access& access) {
    if (!running.checker->access(access, threadIdx.x))
        running.runner->fault_no_shadow();
}
void fault(const OutOfBounds& what) {
    running.runner->fault(what);
}
const std::byte* constant_memory(const void* array) {
    return running.runner->constant_memory(array);
}
std::uint64_t static_shared(const char* name, std::size_t bytes, std::size_t alignment, SourceLocation at) {
    return running.runner->static_shared(name, bytes, alignment, at);
}
std::uint64_t dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                   SourceLocation at) {
    return running.runner->dynamic_shared_bytes(name, offset, alignment, at);
}

} // namespace ks::emulator
