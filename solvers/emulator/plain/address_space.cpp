// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/plain/address_space.h"

#include "solvers/emulator/engine/warp_runner.h"

namespace ks::plain {

using emulator::Memory;
using emulator::Op;

void fault_at(std::uint64_t address, std::uint64_t bytes, Op op, const Site* site) {
    static constexpr Slot wild{.allocation = UINT32_MAX, .memory = Memory::global};
    const Slot& used = slots[has_slot(address) ? address >> slot_bits : 0];
    const Slot& slot = used.bytes > 0 ? used : wild;
    const auto offset = static_cast<std::int64_t>(address - slot.begin);
    const auto size = static_cast<std::int64_t>(bytes);
    emulator::fault({.op = op,
                     .memory = slot.memory,
                     .index = offset >= 0 ? offset / size : (offset - size + 1) / size,
                     .count = slot.bytes / bytes,
                     .bytes = bytes,
                     .allocation = slot.allocation,
                     .array = slot.name,
                     .address = slot.where + static_cast<std::uint64_t>(offset),
                     .at = location_of(site)});
}

Place own_place(std::uint64_t address, std::uint64_t bytes, Op op, const Site* site) {
    const std::span<std::byte> stack = emulator::running.runner->stack();
    const auto begin = reinterpret_cast<std::uint64_t>(stack.data());
    if (address < begin || address - begin > stack.size() || stack.size() - (address - begin) < bytes)
        fault_at(address, bytes, op, site);
    return {.host = reinterpret_cast<std::byte*>(address), .where = 0, .slot = nullptr};
}

} // namespace ks::plain
