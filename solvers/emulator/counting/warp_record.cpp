// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/counting/warp_record.h"

#include "solvers/emulator/lanes.h"
#include "solvers/emulator/warp_place.h"

#include <bit>
#include <functional>
#include <queue>

namespace ks::emulator {

namespace {

/// Whether lanes pass a value with this event.
bool has_value(std::uint64_t what) {
    const Op op = Event::op(what);
    return Event::memory(what) != Memory::none || op == Op::collective || op == Op::watch;
}

/// Returns a branch's outcome or a spin's rounds, which are in the event itself.
LaneValue value_of(std::uint64_t what, std::uint64_t where) {
    if (Event::op(what) == Op::branch)
        return {.parts = {(where & Event::taken) != 0 ? 1 : 0}, .count = 1};
    if (Event::op(what) == Op::spin)
        return {.parts = {static_cast<std::int64_t>(where & Event::low48)}, .count = 1};
    return {};
}

void append(WarpRecord::Instruction& instruction, const LaneValue& value) {
    instruction.parts = std::max(1, value.count);
    instruction.real = value.real;
    instruction.values.insert(instruction.values.end(), value.parts.begin(),
                              value.parts.begin() + value.count);
}

} // namespace

bool WarpRecord::full() const {
    return static_cast<std::int64_t>(recorded_.size()) >= most_recorded_instructions;
}

void WarpRecord::keep(unsigned index, const LaneValue& value) {
    if (!full())
        lanes_[index % 32].kept.push_back(value);
}

void WarpRecord::name(std::uint64_t watch, const char* local) {
    names_.try_emplace(watch, local);
}

/// Returns the lane's next event, in the lane's own order.
WarpRecord::Taken WarpRecord::take(int index, std::uint64_t what) {
    Lane& taken = lane(index);
    Taken next{.turn = taken.turns++};
    if (has_value(what) && !taken.kept.empty()) {
        next.value = taken.kept.front();
        taken.kept.pop_front();
    }
    return next;
}

void WarpRecord::collected(unsigned index, std::uint64_t what) {
    if (!full())
        lanes_[index].open[what].push_back(take(static_cast<int>(index), what));
}

void WarpRecord::count(std::uint64_t what, std::uint32_t mask, std::span<const std::uint64_t> wheres,
                       bool was_collected) {
    ++total_;
    if (full())
        return;
    Instruction instruction{.what = what, .mask = mask, .parts = 1};
    std::size_t i = 0;
    for_each_lane(mask, [&](int index) {
        const std::uint64_t where = wheres[i++];
        Taken taken;
        if (was_collected) {
            auto& open = lane(index).open[what];
            taken = open.front();
            open.pop_front();
        } else {
            taken = take(index, what);
        }
        instruction.wheres.push_back(where);
        instruction.turns.push_back(taken.turn);
        append(instruction, has_value(what) ? taken.value : value_of(what, where));
    });
    recorded_.push_back(std::move(instruction));
}

void WarpRecord::count_loop(std::uint64_t what, std::uint32_t asked, std::uint32_t staying) {
    ++total_;
    if (full())
        return;
    Instruction instruction{.what = what, .mask = asked, .parts = 1};
    for_each_lane(asked, [&](int index) {
        instruction.turns.push_back(take(index, what).turn);
        instruction.values.push_back(staying >> index & 1);
    });
    recorded_.push_back(std::move(instruction));
}

std::vector<WarpRecord::Instruction> WarpRecord::instructions() const {
    // Each lane's instructions in the lane's order. An instruction is next when it is next for all its lanes.
    std::array<std::map<std::uint32_t, std::size_t>, 32> order;
    for (std::size_t i = 0; i < recorded_.size(); ++i) {
        std::size_t active = 0;
        for_each_lane(recorded_[i].mask, [&](int index) {
            order[static_cast<std::size_t>(index)].emplace(recorded_[i].turns[active++], i);
        });
    }
    std::vector<int> missing(recorded_.size());
    std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> next;
    const auto arrive = [&](std::size_t index) {
        if (!order[index].empty() && --missing[order[index].begin()->second] == 0)
            next.push(order[index].begin()->second);
    };
    for (std::size_t i = 0; i < recorded_.size(); ++i)
        missing[i] = std::popcount(recorded_[i].mask);
    for (std::size_t index = 0; index < order.size(); ++index)
        arrive(index);
    std::vector<Instruction> sorted;
    std::vector<bool> done(recorded_.size());
    // When lanes run the same code in opposite orders, no instruction is next for all of them; then the
    // merge's order decides.
    for (std::size_t first = 0; sorted.size() < recorded_.size();) {
        while (done[first])
            ++first;
        std::size_t chosen = first;
        if (!next.empty()) {
            chosen = next.top();
            next.pop();
        }
        done[chosen] = true;
        sorted.push_back(recorded_[chosen]);
        std::size_t active = 0;
        for_each_lane(recorded_[chosen].mask, [&](int lane) {
            const auto index = static_cast<std::size_t>(lane);
            const bool was_next = order[index].begin()->second == chosen;
            order[index].erase(recorded_[chosen].turns[active++]);
            if (was_next)
                arrive(index);
        });
    }
    return sorted;
}

} // namespace ks::emulator
