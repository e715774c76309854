// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/counting/site_table.h"
#include "solvers/emulator/event.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ks::emulator {

/// A lane's events that are not merged yet.
struct EventStream {
    const Event* at = nullptr;
    const Event* end = nullptr;
    bool ended = false; ///< the lane has finished: no event follows `end`
    bool held = false;  ///< the lane waits for one whose log is full: no event follows for now

    bool empty() const { return at == end; }
};

/// Merges the event streams of a warp's lanes into warp instructions.
///
/// Two lanes' events are one instruction if three things are equal: the operation and its source position
/// (Event::what), the loop path (the same round of the same entry of each enclosing loop), and the position n
/// among such events of that round. While all lanes of a round do the same, instructions are counted column
/// by column. From the first difference on, the rest of the round is collected by key. A round ends when
/// every lane in it is at its loop's next round or exit; lanes that leave wait until the loop ends. Of two
/// loops on one level, the one that comes first in the source runs first.
///
/// Streams may be cut anywhere: `consume` stops when a lane that it needs has no events left, and continues
/// when that lane has more.
class WarpMerge {
public:
    void begin(int lanes);
    /// Returns false if lanes have drifted so far apart that the open instructions exceed their limit.
    bool consume(std::array<EventStream, 32>& streams, SiteTable& sites);

private:
    /// The n-th, (n+1)-th, ... instruction of one operation in the current round, from the first that some
    /// lane has not reached.
    struct Chain {
        struct Instruction {
            std::uint32_t mask = 0;
            std::array<std::uint64_t, 32> where{};
        };
        std::uint64_t what = 0;
        std::vector<Instruction> open;
        std::uint32_t counted = 0;            ///< leading instructions of `open` that are complete and
                                              ///< already counted
        std::array<std::uint32_t, 32> next{}; ///< by lane: its next instruction
    };
    /// One level of the loop path.
    struct Level {
        std::uint64_t mark = 0;  ///< code of the loop's enter mark; 0: the kernel itself
        std::uint32_t lanes = 0; ///< lanes in this round of this level, including those in levels above
        bool apart = false;      ///< the lanes of this round have diverged
        std::vector<Chain> chains;
    };
    enum class Advance { made, starved, overflow };

    Advance together(Level& level, std::array<EventStream, 32>& streams, SiteTable& sites);
    Advance apart(Level& level, std::array<EventStream, 32>& streams, SiteTable& sites);
    Advance meet(std::array<EventStream, 32>& streams, SiteTable& sites);
    void next_round(std::array<EventStream, 32>& streams, SiteTable& sites);
    void enter(std::uint64_t mark, std::uint32_t lanes);
    void leave();
    void collect(Level& level, int lane, const Event& event, SiteTable& sites);
    void flush(Level& level, SiteTable& sites);
    void count(std::uint64_t what, std::uint32_t mask, const std::array<std::uint64_t, 32>& where,
               SiteTable& sites);

    std::vector<Level> levels_; ///< never shrinks; the first depth_ levels are in use
    std::size_t depth_ = 0;
    std::size_t open_ = 0;
};

} // namespace ks::emulator
