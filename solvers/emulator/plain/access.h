// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/checking/access.h"
#include "solvers/emulator/engine/lane_values.h"
#include "solvers/emulator/plain/address_space.h"

namespace ks::plain {

/// Passes an access to the checker of races and uninitialised reads.
[[gnu::noinline]] inline void check(const Place& at, emulator::Op op, std::uint64_t bytes, bool unchanged,
                                    bool strong, const Site* site) {
    using emulator::Memory;
    const Memory memory = at.slot->memory;
    if (memory == Memory::constant) // no kernel writes it
        return;
    emulator::check_access({.what = emulator::Event::code(location_of(site), op, memory, bytes),
                            .address = at.where,
                            .allocation = at.slot->allocation,
                            .strong = strong,
                            .unchanged = unchanged,
                            .array = memory == Memory::shared ? at.slot->name : nullptr});
}

/// Keeps the value of the access that follows, for the warp that is recorded lane by lane.
template <class T>
[[gnu::noinline]] void keep(T bits, const Site* site) {
    if constexpr (sizeof(T) == 16) {
        emulator::keep_in_window(static_cast<std::uint64_t>(bits));
    } else if ((site->flags & site_floating) != 0) {
        if constexpr (sizeof(T) == 8)
            emulator::keep_in_window(std::bit_cast<double>(bits));
        else if constexpr (sizeof(T) == 4)
            emulator::keep_in_window(std::bit_cast<float>(bits));
        else
            emulator::keep_in_window(bits);
    } else if ((site->flags & site_unsigned) != 0) {
        emulator::keep_in_window(bits);
    } else {
        emulator::keep_in_window(static_cast<std::make_signed_t<T>>(bits));
    }
}

/// Whether the lane's values are recorded.
inline bool in_window() {
    return emulator::running.window != nullptr && emulator::running.next != nullptr;
}

/// Whether no event belongs to the access: the lane's own memory, or a table of constants.
inline bool is_silent(const Place& at) {
    return at.slot == nullptr || at.slot->memory == emulator::Memory::none;
}

template <class T>
[[gnu::always_inline]] inline T load(std::uint64_t address, const Site* site) {
    using namespace emulator;
    const Place at = place_of(address, sizeof(T), Op::load, site);
    T value;
    std::memcpy(&value, at.host, sizeof value);
    if (is_silent(at)) [[unlikely]]
        return value;
    if (in_window()) [[unlikely]]
        keep(value, site);
    if (running.checker != nullptr) [[unlikely]]
        check(at, Op::load, sizeof(T), false, (site->flags & site_volatile) != 0, site);
    record(location_of(site), Op::load, at.slot->memory, sizeof(T), at.where);
    return value;
}

template <class T>
[[gnu::always_inline]] inline void store(std::uint64_t address, T value, const Site* site) {
    using namespace emulator;
    const Place at = place_of(address, sizeof(T), Op::store, site);
    const bool unchanged = std::memcmp(at.host, &value, sizeof value) == 0;
    std::memcpy(at.host, &value, sizeof value);
    if (is_silent(at)) [[unlikely]]
        return;
    if (in_window()) [[unlikely]]
        keep(value, site);
    running.changed |= !unchanged;
    if (running.checker != nullptr) [[unlikely]]
        check(at, Op::store, sizeof(T), unchanged, (site->flags & site_volatile) != 0, site);
    record(location_of(site), Op::store, at.slot->memory, sizeof(T),
           at.where | (unchanged ? Event::unchanged : 0));
}

} // namespace ks::plain
