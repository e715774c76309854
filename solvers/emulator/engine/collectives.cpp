// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/collectives.h"

#include "solvers/emulator/lanes.h"

#include <algorithm>

namespace ks::emulator {

namespace {

/// The value read from a lane that passed no value.
constexpr std::uint64_t unwritten_value = 0x0101010101010101 * unwritten_byte;

/// Returns the lane whose value `lane` receives. It is `lane` itself if the source would be outside the warp.
std::size_t source(const CollectiveCall& call, std::size_t lane) {
    const std::size_t by = call.argument % 32; // the hardware reads five bits
    switch (call.kind) {
    case Collective::shuffle:
        return by;
    case Collective::shuffle_up:
        return lane >= by ? lane - by : lane;
    case Collective::shuffle_down:
        return lane + by < 32 ? lane + by : lane;
    default:
        return lane ^ by;
    }
}

std::uint32_t combined(Collective kind, std::uint32_t a, std::uint32_t b) {
    const auto signed_of = [](std::uint32_t x) { return static_cast<std::int32_t>(x); };
    switch (kind) {
    case Collective::add:
        return a + b;
    case Collective::max_signed:
        return signed_of(a) < signed_of(b) ? b : a;
    case Collective::min_signed:
        return signed_of(b) < signed_of(a) ? b : a;
    case Collective::max_unsigned:
        return std::max(a, b);
    default:
        return std::min(a, b);
    }
}

/// Returns the result, which is the same for every lane.
std::uint64_t common(const std::array<CollectiveCall, 32>& calls, std::uint32_t present) {
    const Collective kind = calls[static_cast<std::size_t>(std::countr_zero(present))].kind;
    std::uint32_t votes = 0;
    for_each_lane(present, [&](std::size_t lane) { votes |= (calls[lane].value != 0 ? 1u : 0u) << lane; });
    switch (kind) {
    case Collective::sync:
        return 0;
    case Collective::ballot:
        return votes;
    case Collective::any:
        return votes != 0 ? 1 : 0;
    case Collective::all:
        return votes == present ? 1 : 0;
    default:
        break;
    }
    auto result =
        static_cast<std::uint32_t>(calls[static_cast<std::size_t>(std::countr_zero(present))].value);
    for_each_lane(present & (present - 1), [&](std::size_t lane) {
        result = combined(kind, result, static_cast<std::uint32_t>(calls[lane].value));
    });
    return result;
}

bool shuffles(Collective kind) {
    return kind >= Collective::shuffle && kind <= Collective::shuffle_xor;
}

} // namespace

void complete(std::array<CollectiveCall, 32>& calls, std::uint32_t present) {
    std::array<std::uint64_t, 32> results{};
    if (shuffles(calls[static_cast<std::size_t>(std::countr_zero(present))].kind))
        for_each_lane(present, [&](std::size_t lane) {
            const std::size_t from = source(calls[lane], lane);
            results[lane] = present >> from & 1 ? calls[from].value : unwritten_value;
        });
    else
        results.fill(common(calls, present));
    for_each_lane(present, [&](std::size_t lane) { calls[lane].value = results[lane]; });
}

} // namespace ks::emulator
