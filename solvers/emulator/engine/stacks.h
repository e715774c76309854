// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ks::emulator {

/// Fiber stacks, carved from a few large mappings: one mapping for each would meet the system's limit near
/// 32,750 (vm.max_map_count). While the process has fewer than 16,000, each has a guard page below it; beyond
/// that a canary, which its owner checks at every switch. Mappings outlive their pool, up to a bound, and
/// serve the next: a process that opens many backends (serve, conformance) guards and faults its stacks in
/// once. Not thread-safe: each OS thread has its own pool.
class StackPool {
public:
    struct Stack {
        std::span<std::byte> memory; ///< without the guard page; empty: no memory left
        bool guarded = false;

        bool intact() const;
    };
    /// Memory for a fixed number of stacks, the first `guarded` of them with guard pages.
    struct Mapping {
        std::byte* memory = nullptr;
        std::size_t guarded = 0;
    };

    StackPool() = default;
    ~StackPool();
    StackPool(const StackPool&) = delete;
    StackPool& operator=(const StackPool&) = delete;

    Stack take();
    /// Bytes of memory that `count` stacks take: of each, the pages that the shipped kernels have been seen
    /// to touch (a test looks). The rest is address space, which costs nothing until a kernel goes deeper.
    static std::int64_t bytes(std::int64_t count);
    /// The most bytes that were touched of one of the stacks that wait for the next pool.
    static std::int64_t deepest();

private:
    std::vector<Mapping> mappings_;
    std::size_t used_ = 0; ///< stacks taken from the last mapping
};

} // namespace ks::emulator
