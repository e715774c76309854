// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/lane.h"

#include <array>

namespace ks::emulator {

/// The state of each lane of a warp, stored as masks: the scheduler asks for all lanes in a state far more
/// often than for the state of one lane. Each lane is in one state; a running lane is `ready`.
class LaneStates {
public:
    explicit LaneStates(std::uint32_t ready = 0) { lanes_[index(Wait::ready)] = ready; }

    std::uint32_t lanes(Wait state) const { return lanes_[index(state)]; }
    std::uint32_t all() const {
        std::uint32_t all = 0;
        for (const std::uint32_t some : lanes_)
            all |= some;
        return all;
    }
    bool is(int lane, Wait state) const { return (lanes(state) >> lane & 1) != 0; }
    /// Whether every lane is in one of these states.
    template <class... States>
    bool all_in(States... these) const {
        return (lanes(these) | ...) == all();
    }
    /// Moves the lanes of `which` that are in state `from` to state `to`.
    void move(std::uint32_t which, Wait from, Wait to) {
        const std::uint32_t moved = lanes_[index(from)] & which;
        lanes_[index(from)] &= ~moved;
        lanes_[index(to)] |= moved;
    }
    Wait of(int lane) const {
        std::size_t state = 0;
        while ((lanes_[state] >> lane & 1) == 0)
            ++state;
        return static_cast<Wait>(state);
    }

private:
    static constexpr std::size_t index(Wait state) { return static_cast<std::size_t>(state); }

    std::array<std::uint32_t, static_cast<std::size_t>(Wait::finished) + 1> lanes_{};
};

} // namespace ks::emulator
