// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/lane.h"
#include "solvers/emulator/plain/program.h"

#include <array>
#include <cstddef>
#include <cstdint>

// The addresses that a plain kernel sees. Each variable and each buffer has 64 GB of made-up addresses to
// itself, with the content in their middle. So a 32-bit index never leads from one variable into another, and
// an access outside a variable is found whatever its index is. A kernel holds no real pointer except to its
// own stack and to constant tables of its code.
namespace ks::plain {

inline constexpr int slot_bits = 36;
inline constexpr std::uint64_t slot_middle = std::uint64_t{1} << (slot_bits - 1);
inline constexpr std::uint64_t first_variable_slot = 1, first_buffer_slot = 256, slot_count = 1024;

constexpr std::uint64_t slot_address(std::uint64_t slot) {
    return (slot << slot_bits) + slot_middle;
}

/// A variable or buffer as it is reached from its address.
struct Slot {
    std::uint64_t begin = 0; ///< the address of its first byte
    std::uint64_t bytes = 0;
    std::byte* host =
        nullptr; ///< its content; null: in the block's shared memory, `where` bytes from its begin
    std::uint64_t where = 0; ///< the device address of the content, or its offset in shared memory
    std::uint32_t allocation = 0;
    emulator::Memory memory = emulator::Memory::none;
    const char* name = nullptr;
};

/// The slots of the kernel that runs on this OS thread.
inline thread_local constinit std::array<Slot, slot_count> slots;

/// Memory that an access reaches.
struct Place {
    std::byte* host;
    std::uint64_t where; ///< as of Slot
    const Slot* slot;    ///< null: the lane's own stack, or a table of its code
};

/// Reports an access outside its variable, or off its alignment, and ends the launch.
[[noreturn, gnu::noinline, gnu::cold]] void fault_at(std::uint64_t address, std::uint64_t bytes,
                                                     emulator::Op op, const Site* site);

/// The memory of an address that belongs to no slot.
[[gnu::noinline]] Place own_place(std::uint64_t address, std::uint64_t bytes, emulator::Op op,
                                  const Site* site);

inline bool has_slot(std::uint64_t address) {
    return address >> slot_bits < slot_count;
}

[[gnu::always_inline]] inline Place place_of(std::uint64_t address, std::uint64_t bytes, emulator::Op op,
                                             const Site* site) {
    if (!has_slot(address)) [[unlikely]]
        return own_place(address, bytes, op, site);
    const Slot& slot = slots[address >> slot_bits];
    const std::uint64_t offset = address - slot.begin;
    if (offset >= slot.bytes || offset + bytes > slot.bytes || address % bytes != 0) [[unlikely]]
        fault_at(address, bytes, op, site);
    std::byte* const host =
        slot.host != nullptr ? slot.host + offset : emulator::running.shared + slot.where + offset;
    return {.host = host, .where = slot.where + offset, .slot = &slot};
}

inline emulator::SourceLocation location_of(const Site* site) {
    return std::bit_cast<emulator::SourceLocation>(site);
}

} // namespace ks::plain
