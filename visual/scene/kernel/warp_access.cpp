// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/warp_access.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/row_cells.h"
#include "solvers/emulator/counting/stride.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string_view>
#include <vector>

namespace ks::scene {

namespace {

using emulator::Memory;
using emulator::Op;

/// A value of a row is below -2^29 only where it represents minus infinity (-2^30 or -2^62).
constexpr std::int64_t hardly_finite = -(std::int64_t{1} << 29);

std::vector<std::uint64_t> active_addresses(const WarpAccess& access) {
    std::vector<std::uint64_t> addresses;
    for (int lane = 0; lane < warp_lanes; ++lane)
        if (access.has(lane))
            addresses.push_back(access.addresses[static_cast<std::size_t>(lane)]);
    return addresses;
}

/// The distance in bytes from one lane to the next, if it is the same for all lanes.
std::optional<std::int64_t> stride_of(const WarpAccess& access) {
    std::optional<std::int64_t> stride;
    int last = -1;
    for (int lane = 0; lane < warp_lanes; ++lane) {
        if (!access.has(lane))
            continue;
        if (last >= 0) {
            const auto apart = static_cast<std::int64_t>(access.addresses[static_cast<std::size_t>(lane)] -
                                                         access.addresses[static_cast<std::size_t>(last)]);
            const std::int64_t lanes = lane - last;
            if (apart % lanes != 0 || (stride && *stride != apart / lanes))
                return {};
            stride = apart / lanes;
        }
        last = lane;
    }
    return stride;
}

std::string pattern_of(const WarpAccess& access) {
    if (std::popcount(access.mask) == 1)
        return "";
    const auto stride = stride_of(access);
    if (!stride)
        return said(", scattered");
    if (*stride == 0)
        return said(", all the same");
    if (*stride == access.bytes)
        return said(", next to each other");
    return ", " + stride_words(*stride) + (*stride < 0 ? said(", downwards") : "");
}

/// "each lane reads", "12 of 32 lanes read", "lane 3 alone reads".
std::string lanes_do(const WarpAccess& access) {
    const int active = std::popcount(access.mask), first = std::countr_zero(access.mask);
    const bool reads = access.op == Op::load, writes = access.op == Op::store;
    if (active == warp_lanes)
        return reads    ? said("each lane reads")
               : writes ? said("each lane writes")
                        : said("each lane updates");
    if (active == 1)
        return reads    ? formatted("lane {} alone reads", first)
               : writes ? formatted("lane {} alone writes", first)
                        : formatted("lane {} alone updates", first);
    return reads    ? formatted("{} of 32 lanes read", active)
           : writes ? formatted("{} of 32 lanes write", active)
                    : formatted("{} of 32 lanes update", active);
}

/// Constant memory delivers one word at a time, to any number of lanes.
std::string constant_sentence(const WarpAccess& access, const Counters& counters) {
    return formatted(
        "Constant memory: {} asked for, {}: {} {}{}{}.",
        counted("{} distinct word", "{} distinct words", counters.wavefronts, number(counters.wavefronts)),
        counted("{} wavefront", "{} wavefronts", counters.wavefronts, number(counters.wavefronts)),
        lanes_do(access), counted("{} byte", "{} bytes", access.bytes, number(access.bytes)),
        pattern_of(access), counters.conflicts > 0 ? said("; one word goes out at a time") : "");
}

std::string memory_sentence(const WarpAccess& access) {
    const Counters counters = counters_of(access);
    if (access.space == Memory::constant)
        return constant_sentence(access, counters);
    const bool shared = access.space == Memory::shared;
    const std::string cost =
        shared ? counted("{} wavefront", "{} wavefronts", counters.wavefronts, number(counters.wavefronts))
        : access.whole_lines ? counted("{} line of 128 bytes", "{} lines of 128 bytes", counters.lines_128,
                                       number(counters.lines_128))
                             : counted("{} sector", "{} sectors", counters.sectors, number(counters.sectors));
    return formatted("{} for {}: {} {}{}{}.", cost,
                     counted("{} byte", "{} bytes", counters.bytes_used, number(counters.bytes_used)),
                     lanes_do(access), counted("{} byte", "{} bytes", access.bytes, number(access.bytes)),
                     pattern_of(access),
                     counters.conflicts > 0 ? said("; words of one bank wait for each other") : "");
}

std::string branch_sentence(const WarpAccess& access) {
    int taken = 0;
    for (int lane = 0; lane < warp_lanes; ++lane)
        taken += access.has(lane) && access.values[static_cast<std::size_t>(lane)] != 0 ? 1 : 0;
    const int asked = std::popcount(access.mask);
    if (taken == asked)
        return formatted("The condition holds for all {} that ask.",
                         counted("{} lane", "{} lanes", asked, number(asked)));
    if (taken == 0)
        return formatted("The condition holds for none of the {} that ask.",
                         counted("{} lane", "{} lanes", asked, number(asked)));
    return formatted("The warp diverges: the condition holds for {}, not for the other {}.",
                     counted("{} lane", "{} lanes", taken, number(taken)), asked - taken);
}

} // namespace

TouchedWords words_of(const WarpAccess& access, int lane) {
    const std::uint64_t begin = access.addresses[static_cast<std::size_t>(lane)];
    const std::uint64_t end = begin + static_cast<std::uint64_t>(access.bytes);
    return {.first = begin / word_bytes, .end = (end + word_bytes - 1) / word_bytes};
}

Counters counters_of(const WarpAccess& access) {
    Counters counters;
    const auto addresses = active_addresses(access);
    if (!access.touches_memory() || addresses.empty())
        return counters;
    const auto bytes = static_cast<std::uint64_t>(access.bytes);
    if (access.space == Memory::shared)
        count_shared(counters, access.mask, addresses, bytes);
    else if (access.space == Memory::constant)
        count_constant(counters, addresses, bytes);
    else
        count_global(counters, addresses, bytes);
    if (access.whole_lines)
        counters.bytes_moved = 128 * counters.lines_128;
    return counters;
}

std::string sentence_of(const WarpAccess& access) {
    if (access.mask == 0)
        return said("No lane takes part.");
    if (access.touches_memory())
        return memory_sentence(access);
    if (access.op == Op::branch)
        return branch_sentence(access);
    const std::string lanes =
        counted("{} lane", "{} lanes", std::popcount(access.mask), number(std::popcount(access.mask)));
    if (access.op == Op::barrier)
        return formatted("{} of this warp have come to the barrier and wait for the others.", lanes);
    if (access.op == Op::collective)
        return formatted("{} exchange values.", lanes);
    if (access.op == Op::fence)
        return formatted("{} make what they wrote visible before they go on.", lanes);
    if (access.op == Op::spin)
        return formatted("{} have waited for others.", lanes);
    if (access.op == Op::watch)
        return formatted("The variable's value in {}.", lanes);
    return formatted("{} take part.", lanes);
}

std::optional<CellNumber> number_of(std::int64_t value, bool real) {
    if (real)
        return value_of(std::bit_cast<double>(value));
    return value < hardly_finite ? std::nullopt : std::optional<CellNumber>(value);
}

std::string value_text(std::int64_t value) {
    return value_text(number_of(value, false));
}

std::string value_text(const std::optional<CellNumber>& value) {
    return value ? number(*value) : "-∞";
}

} // namespace ks::scene
