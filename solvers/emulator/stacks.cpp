// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/stacks.h"

#include <atomic>
#include <sys/mman.h>

namespace ks::emulator {

namespace {

constexpr std::size_t page = 4096;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t stack_bytes = 128 * 1024; // instrumented frames are larger
#else
constexpr std::size_t stack_bytes = 32 * 1024;
#endif
constexpr std::size_t stacks_a_mapping = 64;
constexpr std::int64_t most_guarded = 16'000;
constexpr std::uint64_t canary = 0x6b6e617073636f70;

std::atomic<std::int64_t> stacks_in_process{0};

} // namespace

bool StackPool::Stack::intact() const {
    return guarded || *reinterpret_cast<const std::uint64_t*>(memory.data()) == canary;
}

StackPool::~StackPool() {
    for (const auto mapping : mappings_)
        munmap(mapping.data(), mapping.size());
    if (!mappings_.empty())
        stacks_in_process -= static_cast<std::int64_t>((mappings_.size() - 1) * stacks_a_mapping + used_);
}

StackPool::Stack StackPool::take() {
    if (mappings_.empty() || used_ == stacks_a_mapping) {
        void* memory = mmap(nullptr, stacks_a_mapping * stack_bytes, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (memory == MAP_FAILED)
            return {};
        mappings_.emplace_back(static_cast<std::byte*>(memory), stacks_a_mapping * stack_bytes);
        used_ = 0;
    }
    const auto whole = mappings_.back().subspan(used_++ * stack_bytes, stack_bytes);
    const bool guarded = ++stacks_in_process <= most_guarded && mprotect(whole.data(), page, PROT_NONE) == 0;
    if (guarded)
        return {whole.subspan(page), true};
    *reinterpret_cast<std::uint64_t*>(whole.data()) = canary;
    return {whole, false};
}

std::int64_t StackPool::bytes(std::int64_t count) {
    return count * static_cast<std::int64_t>(stack_bytes);
}

} // namespace ks::emulator
