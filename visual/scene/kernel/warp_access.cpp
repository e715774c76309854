// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/warp_access.h"

#include "visual/scene/numbers.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string_view>
#include <vector>

namespace ks::scene {

namespace {

/// Values of rows are 2^29 at least below zero only where they stand for minus infinity (-2^30 or -2^62).
constexpr std::int64_t hardly_finite = -(std::int64_t{1} << 29);

std::vector<std::uint64_t> active_addresses(const WarpAccess& access) {
    std::vector<std::uint64_t> addresses;
    for (int lane = 0; lane < warp_lanes; ++lane)
        if (access.has(lane))
            addresses.push_back(access.addresses[static_cast<std::size_t>(lane)]);
    return addresses;
}

std::string counted(std::int64_t count, std::string_view unit) {
    return number(count) + " " + std::string(unit) + (count == 1 ? "" : "s");
}

/// Bytes from one lane to the next, where that is the same for all of them.
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
        return ", scattered";
    if (*stride == 0)
        return ", all the same";
    if (*stride == access.bytes)
        return ", next to each other";
    return ", " + number(std::abs(*stride)) + " apart" + (*stride < 0 ? ", downwards" : "");
}

/// "each lane reads", "12 of 32 lanes read", "lane 3 reads".
std::string lanes_do(const WarpAccess& access, std::string_view verb) {
    const int active = std::popcount(access.mask);
    if (active == warp_lanes)
        return "each lane " + std::string(verb) + "s";
    if (active == 1)
        return "lane " + std::to_string(std::countr_zero(access.mask)) + " alone " + std::string(verb) + "s";
    return std::to_string(active) + " of 32 lanes " + std::string(verb);
}

/// Constant memory delivers one word at a time, to any number of lanes.
std::string constant_sentence(const WarpAccess& access, const Counters& counters) {
    return "Constant memory: " + counted(counters.wavefronts, "distinct word") + " asked for, " +
           counted(counters.wavefronts, "wavefront") + ": " + lanes_do(access, "read") + " " +
           counted(access.bytes, "byte") + pattern_of(access) +
           (counters.conflicts > 0 ? "; one word goes out at a time." : ".");
}

std::string memory_sentence(const WarpAccess& access) {
    const Counters counters = counters_of(access);
    if (access.space == "constant")
        return constant_sentence(access, counters);
    const bool shared = access.space == "shared";
    const std::string_view verb = access.op == "load" ? "read" : access.op == "store" ? "write" : "update";
    std::string text =
        (shared ? counted(counters.wavefronts, "wavefront") : counted(counters.sectors, "sector")) + " for " +
        counted(counters.bytes_used, "byte") + ": " + lanes_do(access, verb) + " " +
        counted(access.bytes, "byte") + pattern_of(access);
    if (counters.conflicts > 0)
        text += "; words of one bank wait for each other";
    return text + ".";
}

std::string branch_sentence(const WarpAccess& access) {
    int taken = 0;
    for (int lane = 0; lane < warp_lanes; ++lane)
        taken += access.has(lane) && access.values[static_cast<std::size_t>(lane)] != 0 ? 1 : 0;
    const int asked = std::popcount(access.mask);
    if (taken == asked)
        return "The condition holds for all " + counted(asked, "lane") + " that ask.";
    if (taken == 0)
        return "The condition holds for none of the " + counted(asked, "lane") + " that ask.";
    return "The warp diverges: the condition holds for " + counted(taken, "lane") + ", not for the other " +
           std::to_string(asked - taken) + ".";
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
    if (access.space == "shared")
        count_shared(counters, access.mask, addresses, bytes);
    else if (access.space == "constant")
        count_constant(counters, addresses, bytes);
    else
        count_global(counters, addresses, bytes);
    return counters;
}

std::string sentence_of(const WarpAccess& access) {
    if (access.mask == 0)
        return "No lane takes part.";
    if (access.touches_memory())
        return memory_sentence(access);
    if (access.op == "branch")
        return branch_sentence(access);
    const std::string lanes = counted(std::popcount(access.mask), "lane");
    if (access.op == "barrier")
        return lanes + " of this warp have come to the barrier and wait for the others.";
    if (access.op == "collective")
        return lanes + " exchange values.";
    if (access.op == "fence")
        return lanes + " make what they wrote visible before they go on.";
    if (access.op == "spin")
        return lanes + " have waited for others.";
    if (access.op == "watch")
        return "The variable's value in " + lanes + ".";
    return lanes + " take part.";
}

std::string value_text(std::int64_t value) {
    return value < hardly_finite ? "-∞" : number(value);
}

std::string value_text(const std::optional<CellNumber>& value) {
    return value ? number(*value) : "-∞";
}

} // namespace ks::scene
