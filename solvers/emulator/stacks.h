// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ks::emulator {

/// Fiber stacks, carved from a few large mappings: one mapping for each would meet the system's limit near
/// 32,750 (vm.max_map_count). While the process has fewer than 16,000, each has a guard page below it; beyond
/// that a canary, which its owner checks at every switch. Not thread-safe: each OS thread has its own.
class StackPool {
public:
    struct Stack {
        std::span<std::byte> memory; ///< without the guard page; empty: no memory left
        bool guarded = false;

        bool intact() const;
    };

    StackPool() = default;
    ~StackPool();
    StackPool(const StackPool&) = delete;
    StackPool& operator=(const StackPool&) = delete;

    Stack take();
    /// Bytes of address space that `count` stacks take.
    static std::int64_t bytes(std::int64_t count);

private:
    std::vector<std::span<std::byte>> mappings_;
    std::size_t used_ = 0; ///< stacks taken from the last mapping
};

} // namespace ks::emulator
