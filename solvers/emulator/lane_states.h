// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/lane.h"

#include <array>

namespace ks::emulator {

/// Which lanes of a warp are in which state, as masks: what a warp does next is asked far more often than
/// what one lane waits for. Each lane is in one state; one that runs is `ready`.
class LaneStates {
public:
    explicit LaneStates(std::uint32_t lanes = 0) { in_[index(Wait::ready)] = lanes; }

    std::uint32_t in(Wait state) const { return in_[index(state)]; }
    /// Whether every lane is in one of these.
    template <class... States>
    bool all_in(States... these) const {
        std::uint32_t all = 0;
        for (const std::uint32_t lanes : in_)
            all |= lanes;
        return (in(these) | ...) == all;
    }
    /// Those of `lanes` that are in the first state.
    void move(std::uint32_t lanes, Wait from, Wait to) {
        const std::uint32_t moved = in_[index(from)] & lanes;
        in_[index(from)] &= ~moved;
        in_[index(to)] |= moved;
    }
    Wait of(int lane) const {
        std::size_t state = 0;
        while ((in_[state] >> lane & 1) == 0)
            ++state;
        return static_cast<Wait>(state);
    }

private:
    static constexpr std::size_t index(Wait state) { return static_cast<std::size_t>(state); }

    std::array<std::uint32_t, static_cast<std::size_t>(Wait::finished) + 1> in_{};
};

} // namespace ks::emulator
