// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/questions/kernel_truth.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace ks::tests {

namespace {

/// The address that each active lane accesses, by lane.
std::map<int, std::uint64_t> addresses_of(const TraceInstruction& instruction) {
    std::map<int, std::uint64_t> addresses;
    std::size_t active = 0;
    for (int lane = 0; lane < 32; ++lane)
        if ((instruction.mask >> lane & 1) != 0)
            addresses[lane] = instruction.addresses[active++];
    return addresses;
}

/// Stores move sectors of 32 bytes; loads move the units of the device's cache.
std::int64_t units_moved(const Trace& trace, const TraceSite& site, const TraceInstruction& instruction) {
    const std::uint64_t unit = site.op == emulator::Op::load && trace.load_bytes == 128 ? 128 : 32;
    std::set<std::uint64_t> units;
    for (const std::uint64_t address : instruction.addresses)
        for (int byte = 0; byte < site.bytes; ++byte)
            units.insert((address + static_cast<std::uint64_t>(byte)) / unit);
    return std::ssize(units);
}

/// In a pass each of the 32 banks delivers one word of four bytes to all lanes that request it.
std::int64_t passes(std::set<std::uint64_t> words) {
    std::int64_t count = 0;
    for (; !words.empty(); ++count) {
        std::set<std::uint64_t> busy;
        std::erase_if(words, [&](std::uint64_t word) { return busy.insert(word % 32).second; });
    }
    return count;
}

/// Whether lanes at this distance access the same address whenever both are active.
bool alike(const std::map<int, std::uint64_t>& addresses, int distance) {
    return std::ranges::all_of(addresses, [&](const auto& lane) {
        const auto other = addresses.find(lane.first ^ distance);
        return other == addresses.end() || other->second == lane.second;
    });
}

/// The banks deliver 128 bytes per pass, so for wider accesses fewer lanes are served together; twice as many
/// if all neighbours access the same address (measured on an H200, solvers/emulator/counting/counters.cpp).
std::int64_t wavefronts(const TraceSite& site, const TraceInstruction& instruction) {
    const std::map<int, std::uint64_t> addresses = addresses_of(instruction);
    int together = site.bytes <= 4 ? 32 : 128 / site.bytes;
    if (site.bytes > 4 && (alike(addresses, 1) || alike(addresses, 2)))
        together *= 2;
    std::int64_t count = 0;
    for (int first = 0; first < 32; first += together) {
        std::set<std::uint64_t> words;
        for (const auto& [lane, address] : addresses)
            for (int byte = 0; lane / together == first / together && byte < site.bytes; ++byte)
                words.insert((address + static_cast<std::uint64_t>(byte)) / 4);
        count += passes(std::move(words));
    }
    return count;
}

/// One lane's part of an instruction.
struct Touch {
    std::int64_t block = 0;
    int warp = 0, lane = 0;
    std::size_t instruction = 0;
    std::int64_t barriers = 0; ///< the number of barriers that its warp has passed
    bool writes = false;
    std::int64_t value = 0;
};
/// A byte of global memory, or of a block's shared memory.
using Byte = std::tuple<std::int64_t, std::uint64_t>; // the block, -1 for global memory

void note(std::map<Byte, std::vector<Touch>>& touches, const Trace& trace) {
    const RecordedWarp& warp = *trace.window;
    std::int64_t barriers = 0;
    for (std::size_t n = 0; n < warp.instructions.size(); ++n) {
        const TraceInstruction& instruction = warp.instructions[n];
        const TraceSite& site = trace.launches[static_cast<std::size_t>(warp.at.launch)]
                                    .sites[static_cast<std::size_t>(instruction.site)];
        barriers += site.op == emulator::Op::barrier ? 1 : 0;
        if (site.op != emulator::Op::load && site.op != emulator::Op::store)
            continue;
        std::size_t active = 0;
        for (const auto& [lane, address] : addresses_of(instruction)) {
            const Touch touch{.block = warp.at.block,
                              .warp = warp.at.warp,
                              .lane = lane,
                              .instruction = n,
                              .barriers = barriers,
                              .writes = site.op == emulator::Op::store,
                              .value = instruction.values[active++]};
            for (int byte = 0; byte < site.bytes; ++byte)
                touches[{site.space == emulator::Memory::shared ? warp.at.block : -1,
                         address + static_cast<std::uint64_t>(byte)}]
                    .push_back(touch);
        }
    }
}

bool race(const Touch& a, const Touch& b) {
    const bool same_thread = a.block == b.block && a.warp == b.warp && a.lane == b.lane;
    const bool ordered = a.block == b.block && a.barriers != b.barriers;
    const bool changes = (a.writes || b.writes) && !(a.writes && b.writes && a.value == b.value);
    return !same_thread && !ordered && changes;
}

} // namespace

RacingInstructions racing_instructions(std::int64_t blocks, int warps,
                                       const std::function<Trace(std::int64_t block, int warp)>& traced) {
    std::map<Byte, std::vector<Touch>> touches;
    for (std::int64_t block = 0; block < blocks; ++block)
        for (int warp = 0; warp < warps; ++warp)
            note(touches, traced(block, warp));
    RacingInstructions racing;
    for (const auto& [byte, all] : touches)
        for (const Touch& a : all)
            if (std::ranges::any_of(all, [&](const Touch& b) { return race(a, b); }))
                racing.insert({a.block, a.warp, a.instruction});
    return racing;
}

Truth access_truth(const QuizQuestion& question, const Trace& trace) {
    const TraceInstruction& instruction =
        trace.window->instructions[static_cast<std::size_t>(question.position)];
    const TraceSite& site = trace.launches[static_cast<std::size_t>(trace.window->at.launch)]
                                .sites[static_cast<std::size_t>(instruction.site)];
    switch (question.ask) {
    case Ask::sectors:
        return {{std::to_string(units_moved(trace, site, instruction))}};
    case Ask::wavefronts:
        return {{std::to_string(wavefronts(site, instruction))}};
    case Ask::lanes:
        return {lanes_response(instruction.mask)};
    default:
        return {};
    }
}

Response lanes_response(std::uint32_t mask) {
    Response lanes;
    for (int lane = 0; lane < 32; ++lane)
        if ((mask >> lane & 1) != 0)
            lanes.push_back(std::to_string(lane));
    return lanes;
}

} // namespace ks::tests
