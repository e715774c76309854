// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/collectives.h"
#include "solvers/emulator/engine/warp_runner.h"
#include "solvers/emulator/plain/access.h"
#include "solvers/emulator/plain/atomic_ops.h"
#include "solvers/emulator/plain/hooks.h"
#include "solvers/emulator/plain/printed.h"

#include <cmath>

namespace ks::plain {

namespace {

using emulator::Op;
using emulator::running;

enum class AtomicOp {
#define KS_ATOMIC_OP(name, number) name = number,
    KS_ATOMIC_OPS
#undef KS_ATOMIC_OP
};

/// One coordinate of a linear index.
unsigned coordinate(std::int64_t index, const std::optional<Extent>& extent, int axis) {
    if (!extent)
        return axis == 0 ? static_cast<unsigned>(index) : 0;
    const std::int64_t at[] = {index % extent->x, index / extent->x % extent->y,
                               index / (extent->x * extent->y)};
    return static_cast<unsigned>(at[axis]);
}
unsigned size(std::int64_t count, const std::optional<Extent>& extent, int axis) {
    const Extent whole = extent.value_or(Extent{.x = count});
    const std::int64_t all[] = {whole.x, whole.y, whole.z};
    return static_cast<unsigned>(all[axis]);
}

/// 0 to 2: threadIdx, 3 to 5: blockIdx, 6 to 8: blockDim, 9 to 11: gridDim, 12: the lane.
unsigned special_hook(std::uint32_t which) {
    const LaunchShape& shape = running.runner->shape();
    const int axis = static_cast<int>(which % 3);
    switch (which / 3) {
    case 0:
        return coordinate(emulator::threadIdx.x, shape.block_extent, axis);
    case 1:
        return coordinate(emulator::blockIdx.x, shape.grid_extent, axis);
    case 2:
        return size(shape.block, shape.block_extent, axis);
    case 3:
        return size(shape.grid, shape.grid_extent, axis);
    default:
        return emulator::threadIdx.x % 32;
    }
}

void barrier_hook(std::uint32_t of_grid, const Site* site) {
    if (of_grid != 0)
        emulator::grid_barrier(location_of(site));
    else
        emulator::barrier(location_of(site));
}

void fence_hook(const Site* site) {
    emulator::fence(location_of(site));
}

std::uint64_t collective_hook(std::uint32_t kind, std::uint32_t mask, std::uint64_t bits,
                              std::uint32_t argument, const Site* site) {
    return emulator::take_part(
        {.kind = static_cast<emulator::Collective>(kind), .mask = mask, .value = bits, .argument = argument},
        location_of(site));
}

/// The float or double with the same bits.
template <class T>
using Real = std::conditional_t<sizeof(T) == 4, float, double>;

template <class T>
T changed(AtomicOp op, T before, T value, T other) {
    using Signed = std::make_signed_t<T>;
    const auto real = [](T bits) { return std::bit_cast<Real<T>>(bits); };
    switch (op) {
    case AtomicOp::add:
        return before + value;
    case AtomicOp::subtract:
        return before - value;
    case AtomicOp::max_signed:
        return static_cast<Signed>(before) < static_cast<Signed>(value) ? value : before;
    case AtomicOp::max_unsigned:
        return before < value ? value : before;
    case AtomicOp::min_signed:
        return static_cast<Signed>(value) < static_cast<Signed>(before) ? value : before;
    case AtomicOp::min_unsigned:
        return value < before ? value : before;
    case AtomicOp::bit_or:
        return before | value;
    case AtomicOp::bit_and:
        return before & value;
    case AtomicOp::bit_xor:
        return before ^ value;
    case AtomicOp::exchange:
        return value;
    case AtomicOp::compare_exchange:
        return before == value ? other : before;
    case AtomicOp::increment:
        return before >= value ? T{0} : before + 1;
    case AtomicOp::decrement:
        return before == 0 || before > value ? value : before - 1;
    case AtomicOp::add_float:
        return std::bit_cast<T>(real(before) + real(value));
    case AtomicOp::max_float:
        return std::bit_cast<T>(std::fmax(real(before), real(value)));
    case AtomicOp::min_float:
        return std::bit_cast<T>(std::fmin(real(before), real(value)));
    }
    return before;
}

template <class T>
std::uint64_t atomic(AtomicOp op, std::uint64_t address, std::uint64_t value, std::uint64_t other,
                     const Site* site) {
    const Place at = place_of(address, sizeof(T), Op::atomic, site);
    const std::atomic_ref<T> cell(*reinterpret_cast<T*>(at.host));
    const auto change = [&](T before) {
        return changed<T>(op, before, static_cast<T>(value), static_cast<T>(other));
    };
    T before = cell.load(), after = change(before);
    while (!cell.compare_exchange_weak(before, after))
        after = change(before);
    if (is_silent(at))
        return before;
    running.changed |= before != after;
    if (in_window())
        keep(before, site);
    if (running.checker != nullptr)
        check(at, Op::atomic, sizeof(T), before == after, true, site);
    emulator::record(location_of(site), Op::atomic, at.slot->memory, sizeof(T),
                     at.where | (before == after ? emulator::Event::unchanged : 0));
    return before;
}

std::uint64_t atomic_hook(std::uint32_t op, std::uint64_t address, std::uint32_t bytes, std::uint64_t value,
                          std::uint64_t other, const Site* site) {
    const auto which = static_cast<AtomicOp>(op);
    return bytes == 8 ? atomic<std::uint64_t>(which, address, value, other, site)
                      : atomic<std::uint32_t>(which, address, value, other, site);
}

} // namespace

std::span<const Hook> cuda_hooks() {
    static const Hook all[] = {
        hook<&special_hook>("ks_special"),    hook<&barrier_hook>("ks_barrier"),
        hook<&fence_hook>("ks_fence"),        hook<&collective_hook>("ks_collective"),
        hook<&atomic_hook>("ks_atomic"),      hook<&print_hook>("ks_printf"),
        hook<&assert_hook>("ks_assert_fail"), hook<&trap_hook>("ks_trap"),
    };
    return all;
}

} // namespace ks::plain
