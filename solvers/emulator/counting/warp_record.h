// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/event.h"

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ks::emulator {

/// The value that one lane read, wrote or held: a number, or the parts of a vector.
struct LaneValue {
    std::array<std::int64_t, 4> parts{};
    int count = 0;
    bool real = false; ///< the parts are the bits of float64s
};

/// Records every lane of one warp of one block, up to a limit. The lanes pass their values (`keep`) just
/// before they record an event. The merge reports which event of a lane it takes, and which instructions it
/// makes of them. Used by one OS thread at a time.
class WarpRecord {
public:
    struct Instruction {
        std::uint64_t what = 0;
        std::uint32_t mask = 0;
        std::vector<std::uint64_t> wheres; ///< the `where` of each active lane's event
        std::vector<std::int64_t> values;
        int parts = 1;
        bool real = false;                ///< the values are the bits of float64s
        std::vector<std::uint32_t> turns; ///< the index of the event in each active lane's sequence
    };

    WarpRecord(std::int64_t block, int warp) : block_(block), warp_(warp) {}
    bool is_at(std::int64_t block, int warp) const { return block == block_ && warp == warp_; }
    std::int64_t block() const { return block_; }

    // Called for lanes.
    void keep(unsigned lane, const LaneValue& value);
    void name(std::uint64_t watch, const char* local);

    // Called by the merge.
    void collected(unsigned lane, std::uint64_t what);
    void count(std::uint64_t what, std::uint32_t mask, std::span<const std::uint64_t> wheres, bool collected);
    void count_loop(std::uint64_t what, std::uint32_t asked, std::uint32_t staying);

    /// Returns the first instructions, in an order in which every lane could have run them. Lanes that
    /// diverge are listed one after the other, not in the order in which the merge completed them.
    std::vector<Instruction> instructions() const;
    /// Returns the number of all instructions, whether recorded or not.
    std::int64_t total() const { return total_; }
    const std::map<std::uint64_t, std::string>& names() const { return names_; }

private:
    struct Taken {
        std::uint32_t turn = 0;
        LaneValue value;
    };
    struct Lane {
        std::deque<LaneValue> kept;
        std::uint32_t turns = 0;
        std::map<std::uint64_t, std::deque<Taken>> open; ///< taken by the merge, but not part of an
                                                         ///< instruction yet
    };

    Lane& lane(int index) { return lanes_[static_cast<std::size_t>(index)]; }
    Taken take(int index, std::uint64_t what);
    bool full() const;

    std::int64_t block_;
    int warp_;
    std::array<Lane, 32> lanes_;
    std::vector<Instruction> recorded_; ///< in the order in which the merge made them
    std::int64_t total_ = 0;
    std::map<std::uint64_t, std::string> names_;
};

} // namespace ks::emulator
