// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ks::emulator {

/// Fiber stacks, carved from a few large mappings. One mapping per stack would reach the system's limit near
/// 32,750 stacks (vm.max_map_count). The first 16,000 stacks of the process have a guard page below them; any
/// further stack has a canary, which its owner checks at every switch. A limited number of mappings outlives
/// their pool and serves the next. So a process that opens many backends (serve, conformance) guards its
/// stacks and takes their page faults only once. Not thread-safe: each OS thread has a separate pool.
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
    /// Returns the bytes of memory that `count` stacks take. Only the pages that the shipped kernels touch
    /// are counted (a test checks their number). The remaining address space costs nothing until a kernel
    /// needs deeper stacks.
    static std::int64_t bytes(std::int64_t count);
    /// Returns the most bytes that were touched in any of the spare stacks.
    static std::int64_t deepest();

private:
    std::vector<Mapping> mappings_;
    std::size_t used_ = 0; ///< stacks taken from the last mapping
};

} // namespace ks::emulator
