// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/stacks.h"

#include "solvers/core/sanitizers.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <sys/mman.h>

namespace ks::emulator {

namespace {

constexpr std::size_t page = 4096;
#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
constexpr std::size_t stack_bytes = std::size_t{128} * 1024; // frames are larger in instrumented builds
constexpr std::size_t touched_pages = 8;
#else
constexpr std::size_t stack_bytes = std::size_t{64} * 1024;
constexpr std::size_t touched_pages = 2;
#endif
constexpr std::size_t stacks_a_mapping = 64;
constexpr std::size_t mapping_bytes = stacks_a_mapping * stack_bytes;
/// The tops of the stacks are in different cache sets. Otherwise the lanes of a warp would evict each other's
/// cache lines at every switch.
constexpr std::size_t cache_line = 64, colours = 64;
constexpr std::size_t most_guarded = 16'000;
constexpr std::size_t most_spare = 64; ///< number of mappings, in all 4,096 stacks
constexpr std::uint64_t canary = 0x6b6e617073636f70;

/// The mappings of the process. Spare mappings wait for the next pool.
class Mappings {
public:
    static Mappings& of_process() {
        static auto& mappings = *new Mappings; // a pool may outlive static objects
        return mappings;
    }

    /// Returning a mapping allocates nothing, because pools do it in their destructors.
    Mappings() { spare_.reserve(most_spare); }

    /// Returns a mapping; its memory is null if the system has none left.
    StackPool::Mapping take() {
        const std::lock_guard lock(mutex_);
        if (spare_.empty())
            return make();
        const StackPool::Mapping mapping = spare_.back();
        spare_.pop_back();
        return mapping;
    }
    void give_back(const StackPool::Mapping& mapping) {
        const std::lock_guard lock(mutex_);
        if (spare_.size() < most_spare) {
            spare_.push_back(mapping);
            return;
        }
        munmap(mapping.memory, mapping_bytes);
        guarded_ -= mapping.guarded;
    }

    std::int64_t deepest() {
        const std::lock_guard lock(mutex_);
        std::int64_t most = 0;
        for (const StackPool::Mapping& mapping : spare_)
            most = std::max(most, deepest(mapping));
        return most;
    }

private:
    static std::int64_t deepest(const StackPool::Mapping& mapping) {
        constexpr std::size_t pages_a_stack = stack_bytes / page;
        std::array<unsigned char, mapping_bytes / page> resident{};
        if (mincore(mapping.memory, mapping_bytes, resident.data()) != 0)
            return 0;
        std::int64_t most = 0;
        for (std::size_t stack = 0; stack < stacks_a_mapping; ++stack)
            most = std::max(most, std::count_if(&resident[stack * pages_a_stack],
                                                &resident[stack * pages_a_stack] + pages_a_stack,
                                                [](unsigned char state) { return (state & 1) != 0; }));
        return most * static_cast<std::int64_t>(page);
    }

    StackPool::Mapping make() {
        void* const memory = mmap(nullptr, mapping_bytes, PROT_READ | PROT_WRITE,
                                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (memory == MAP_FAILED)
            return {};
        StackPool::Mapping mapping{.memory = static_cast<std::byte*>(memory)};
        while (mapping.guarded < stacks_a_mapping && guarded_ < most_guarded &&
               mprotect(mapping.memory + mapping.guarded * stack_bytes, page, PROT_NONE) == 0) {
            ++mapping.guarded;
            ++guarded_;
        }
        return mapping;
    }

    std::mutex mutex_;
    std::vector<StackPool::Mapping> spare_;
    std::size_t guarded_ = 0; ///< stacks with guard pages in the process
};

} // namespace

bool StackPool::Stack::intact() const {
    return guarded || *reinterpret_cast<const std::uint64_t*>(memory.data()) == canary;
}

StackPool::~StackPool() {
    for (const Mapping& mapping : mappings_)
        Mappings::of_process().give_back(mapping);
}

StackPool::Stack StackPool::take() {
    if (mappings_.empty() || used_ == stacks_a_mapping) {
        const Mapping mapping = Mappings::of_process().take();
        if (mapping.memory == nullptr)
            return {};
        mappings_.push_back(mapping);
        used_ = 0;
    }
    const Mapping& mapping = mappings_.back();
    const bool guarded = used_ < mapping.guarded;
    const std::size_t unused = used_ % colours * cache_line;
    const std::span<std::byte> whole(mapping.memory + used_++ * stack_bytes, stack_bytes - unused);
    if (guarded)
        return {.memory = whole.subspan(page), .guarded = true};
    *reinterpret_cast<std::uint64_t*>(whole.data()) = canary;
    return {.memory = whole};
}

std::int64_t StackPool::bytes(std::int64_t count) {
    return count * static_cast<std::int64_t>(touched_pages * page);
}

std::int64_t StackPool::deepest() {
    return Mappings::of_process().deepest();
}

} // namespace ks::emulator
