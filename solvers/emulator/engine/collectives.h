// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/lane_values.h"

#include <array>
#include <bit>
#include <cstring>

namespace ks::emulator {

/// The collective operations of the lanes of a mask.
enum class Collective : std::uint8_t {
    sync,
    shuffle,
    shuffle_up,
    shuffle_down,
    shuffle_xor,
    ballot,
    any,
    all,
    add,
    max_signed,
    max_unsigned,
    min_signed,
    min_unsigned
};

/// One lane's part in a collective.
struct CollectiveCall {
    Collective kind = Collective::sync;
    std::uint32_t mask = 0;
    std::uint64_t value = 0;    ///< the lane's operand; afterwards its result
    std::uint32_t argument = 0; ///< a shuffle's source lane or distance
};

/// Replaces the values of the lanes of `present`, which have all made the same call, by their results. A lane
/// that reads from a lane that does not participate gets a pattern, so that no kernel relies on that value.
void complete(std::array<CollectiveCall, 32>& calls, std::uint32_t present);

Handover join(const CollectiveCall& call, SourceLocation at); ///< the lane waits for the others of the mask
std::uint64_t collective_result(); ///< this lane's result, once all lanes have arrived

/// Waits for the lanes of the mask and returns this lane's result.
[[gnu::always_inline]] inline std::uint64_t take_part(const CollectiveCall& call, SourceLocation at) {
    keep_value(call.value);
    record(at, Op::collective, Memory::none, 0, 0);
    switch_fiber(join(call, at));
    return collective_result();
}

template <class T>
std::uint64_t to_bits(T value) {
    static_assert(sizeof(T) == 4 || sizeof(T) == 8);
    return static_cast<std::uint64_t>(value); // a negative value keeps its sign, because a window shows it
}
template <class T>
T from_bits(std::uint64_t bits) {
    T value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

inline void sync_warp(std::uint32_t mask, SourceLocation at = KS_HERE) {
    take_part({.kind = Collective::sync, .mask = mask}, at);
}
inline unsigned ballot(std::uint32_t mask, bool vote, SourceLocation at = KS_HERE) {
    return static_cast<unsigned>(take_part({.kind = Collective::ballot, .mask = mask, .value = vote}, at));
}
inline int any(std::uint32_t mask, bool vote, SourceLocation at = KS_HERE) {
    return static_cast<int>(take_part({.kind = Collective::any, .mask = mask, .value = vote}, at));
}
inline int all(std::uint32_t mask, bool vote, SourceLocation at = KS_HERE) {
    return static_cast<int>(take_part({.kind = Collective::all, .mask = mask, .value = vote}, at));
}

// These are overloads and not templates, so that an argument read from memory converts to its value.
#define KS_SHUFFLES(T)                                                                                       \
    inline T shuffle(std::uint32_t mask, T value, int lane, SourceLocation at = KS_HERE) {                   \
        const auto from = static_cast<std::uint32_t>(lane);                                                  \
        return from_bits<T>(take_part(                                                                       \
            {.kind = Collective::shuffle, .mask = mask, .value = to_bits(value), .argument = from}, at));    \
    }                                                                                                        \
    inline T shuffle_up(std::uint32_t mask, T value, unsigned by, SourceLocation at = KS_HERE) {             \
        return from_bits<T>(take_part(                                                                       \
            {.kind = Collective::shuffle_up, .mask = mask, .value = to_bits(value), .argument = by}, at));   \
    }                                                                                                        \
    inline T shuffle_down(std::uint32_t mask, T value, unsigned by, SourceLocation at = KS_HERE) {           \
        return from_bits<T>(take_part(                                                                       \
            {.kind = Collective::shuffle_down, .mask = mask, .value = to_bits(value), .argument = by}, at)); \
    }                                                                                                        \
    inline T shuffle_xor(std::uint32_t mask, T value, int by, SourceLocation at = KS_HERE) {                 \
        const auto lanes = static_cast<std::uint32_t>(by);                                                   \
        return from_bits<T>(take_part(                                                                       \
            {.kind = Collective::shuffle_xor, .mask = mask, .value = to_bits(value), .argument = lanes},     \
            at));                                                                                            \
    }
KS_SHUFFLES(int)
KS_SHUFFLES(unsigned)
KS_SHUFFLES(long)
KS_SHUFFLES(unsigned long)
KS_SHUFFLES(long long)
KS_SHUFFLES(unsigned long long)
#undef KS_SHUFFLES

#define KS_REDUCTIONS(T, sign)                                                                               \
    inline T reduce_add(std::uint32_t mask, T value, SourceLocation at = KS_HERE) {                          \
        return from_bits<T>(                                                                                 \
            take_part({.kind = Collective::add, .mask = mask, .value = to_bits(value)}, at));                \
    }                                                                                                        \
    inline T reduce_max(std::uint32_t mask, T value, SourceLocation at = KS_HERE) {                          \
        return from_bits<T>(                                                                                 \
            take_part({.kind = Collective::max_##sign, .mask = mask, .value = to_bits(value)}, at));         \
    }                                                                                                        \
    inline T reduce_min(std::uint32_t mask, T value, SourceLocation at = KS_HERE) {                          \
        return from_bits<T>(                                                                                 \
            take_part({.kind = Collective::min_##sign, .mask = mask, .value = to_bits(value)}, at));         \
    }
KS_REDUCTIONS(int, signed)
KS_REDUCTIONS(unsigned, unsigned)
#undef KS_REDUCTIONS

} // namespace ks::emulator
