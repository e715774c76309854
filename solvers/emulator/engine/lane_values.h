// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/counting/warp_record.h"
#include "solvers/emulator/engine/lane.h"

#include <bit>
#include <cstring>
#include <type_traits>

namespace ks::emulator {

/// Returns a value as the window shows it: an integer with its sign, a float or double as a float64, the
/// parts of CUDA's vectors, the bits of any other type.
template <class T>
LaneValue lane_value(const T& value) {
    LaneValue shown;
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        shown = {.parts = {static_cast<std::int64_t>(value)}, .count = 1};
    } else if constexpr (std::is_floating_point_v<T>) {
        shown = {
            .parts = {std::bit_cast<std::int64_t>(static_cast<double>(value))}, .count = 1, .real = true};
    } else if constexpr (requires { value.x; }) {
        using Part = std::remove_cvref_t<decltype(value.x)>;
        constexpr std::size_t count = sizeof(T) / sizeof(Part);
        Part parts[count];
        std::memcpy(parts, &value, sizeof parts);
        for (const Part part : parts)
            shown.parts[static_cast<std::size_t>(shown.count++)] = static_cast<std::int64_t>(part);
    } else {
        static_assert(sizeof(T) <= sizeof(std::int64_t));
        std::memcpy(shown.parts.data(), &value, sizeof value);
        shown.count = 1;
    }
    return shown;
}

template <class T>
[[gnu::noinline, gnu::cold]] void keep_in_window(const T& value) {
    running.window->keep(threadIdx.x, lane_value(value));
}
/// Passes the value of the next event to the window, if there is one.
template <class T>
[[gnu::always_inline]] inline void keep_value(const T& value) {
    if (running.window != nullptr && running.next != nullptr) [[unlikely]]
        keep_in_window(value);
}

/// KS_WATCH: passes a local variable's value to the window and to nothing else.
template <class T>
void watch(const char* name, const T& value, SourceLocation at = KS_HERE) {
    if (running.window == nullptr || running.next == nullptr)
        return;
    running.window->name(Event::code(at, Op::watch), name);
    keep_value(value);
    record(at, Op::watch, Memory::none, 0, 0);
}

} // namespace ks::emulator
