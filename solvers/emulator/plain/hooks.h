// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

// The functions that instrumented code may call, besides those of mathematics. The compiler links no others.
namespace ks::plain {

struct Hook {
    const char* name;
    void* function;
};

template <auto function>
Hook hook(const char* name) {
    return {.name = name, .function = reinterpret_cast<void*>(function)};
}

/// Loads, stores and copies of memory.
std::span<const Hook> access_hooks();
/// Branches, loops, calls and waiting loops.
std::span<const Hook> flow_hooks();
/// CUDA's variables and functions: `threadIdx`, barriers, collectives, atomics, printf.
std::span<const Hook> cuda_hooks();

} // namespace ks::plain
