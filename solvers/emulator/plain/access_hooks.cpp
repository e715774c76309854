// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/plain/access.h"
#include "solvers/emulator/plain/hooks.h"

#include <algorithm>

namespace ks::plain {

namespace {

__extension__ using Wide = unsigned __int128;

template <class T>
T load_hook(std::uint64_t address, const Site* site) {
    return load<T>(address, site);
}
template <class T>
void store_hook(std::uint64_t address, T value, const Site* site) {
    store<T>(address, value, site);
}

template <class T>
void copy_piece(std::uint64_t to, std::uint64_t from, const Site* site) {
    store<T>(to, load<T>(from, site), site);
}

/// The widest piece of at most `bytes` bytes that the alignment allows.
std::uint64_t piece(std::uint64_t alignment, std::uint64_t bytes) {
    std::uint64_t unit = std::min<std::uint64_t>(16, alignment & -alignment);
    while (unit > bytes)
        unit /= 2;
    return unit;
}

/// Calls `work` with a value of the unsigned type that has `bytes` bytes.
template <class Work>
void with_type(std::uint64_t bytes, const Work& work) {
    switch (bytes) {
    case 1:
        return work(std::uint8_t{});
    case 2:
        return work(std::uint16_t{});
    case 4:
        return work(std::uint32_t{});
    case 8:
        return work(std::uint64_t{});
    default:
        return work(Wide{});
    }
}

/// Copies a struct in the widest pieces that its alignment allows, as nvcc does.
void copy_hook(std::uint64_t to, std::uint64_t from, std::uint64_t bytes, std::uint64_t alignment,
               const Site* site) {
    for (std::uint64_t at = 0; at < bytes;) {
        const std::uint64_t unit = piece(alignment, bytes - at);
        with_type(unit, [&]<class T>(T) { copy_piece<T>(to + at, from + at, site); });
        at += unit;
    }
}

void fill_hook(std::uint64_t to, std::uint32_t value, std::uint64_t bytes, std::uint64_t alignment,
               const Site* site) {
    for (std::uint64_t at = 0; at < bytes;) {
        const std::uint64_t unit = piece(alignment, bytes - at);
        with_type(unit, [&]<class T>(T) {
            T all;
            std::memset(&all, static_cast<int>(value & 0xff), sizeof all);
            store<T>(to + at, all, site);
        });
        at += unit;
    }
}

/// Checks an access of `bytes` bytes at `address` to a local variable of `size` bytes at `begin`.
void local_hook(std::uint64_t address, std::uint64_t begin, std::uint64_t size, std::uint64_t bytes,
                const Site* site) {
    const std::uint64_t offset = address - begin;
    if (offset <= size && bytes <= size - offset) [[likely]]
        return;
    emulator::fault({.op = emulator::Op::load,
                     .memory = emulator::Memory::none,
                     .index = static_cast<std::int64_t>(offset) /
                              static_cast<std::int64_t>(std::max<std::uint64_t>(bytes, 1)),
                     .count = size / std::max<std::uint64_t>(bytes, 1),
                     .bytes = 1,
                     .address = offset,
                     .at = location_of(site)});
}

} // namespace

std::span<const Hook> access_hooks() {
    static const Hook all[] = {
        hook<&load_hook<std::uint8_t>>("ks_load1"),
        hook<&load_hook<std::uint16_t>>("ks_load2"),
        hook<&load_hook<std::uint32_t>>("ks_load4"),
        hook<&load_hook<std::uint64_t>>("ks_load8"),
        hook<&load_hook<Wide>>("ks_load16"),
        hook<&store_hook<std::uint8_t>>("ks_store1"),
        hook<&store_hook<std::uint16_t>>("ks_store2"),
        hook<&store_hook<std::uint32_t>>("ks_store4"),
        hook<&store_hook<std::uint64_t>>("ks_store8"),
        hook<&store_hook<Wide>>("ks_store16"),
        hook<&copy_hook>("ks_copy"),
        hook<&fill_hook>("ks_fill"),
        hook<&local_hook>("ks_local"),
    };
    return all;
}

} // namespace ks::plain
