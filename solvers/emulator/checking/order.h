// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/checking/shadow_memory.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

// The happened-before order. A launch has one clock, and every access carries its time. The clock ticks
// whenever lanes meet, so "everything before that meeting" means "every time below a number". Each meeting is
// at least one event of a traced run; the number of events is limited, so the clock cannot overflow.
//
// Order comes from the end of a launch, a grid barrier, a block's barrier, a collective (for the lanes of its
// mask), and from fences as in C++. Lane A does or knows something, fences, and then writes. Lane B reads
// what A wrote and then fences. If the write and the read are atomic or volatile, B then knows what A did or
// knew before A's fence. If several lanes of a block release at one address, or lanes release at more
// addresses than are kept apart, what they release is joined. So the checker may miss a race, but never
// invents one.
namespace ks::emulator {

/// How much is known of what one block did.
struct Horizon {
    std::uint32_t all = 0;  ///< known: accesses of any lane before this time
    std::uint32_t warp = 0; ///< known: accesses of the warp of `thread` before this time
    std::uint32_t own = 0;  ///< known: accesses of `thread` before this time
    std::uint16_t thread = 0;

    static constexpr std::uint16_t everyone = 0xffff; ///< a value of `thread`: `own` holds for all threads
    bool covers(const Touch& mark) const;
    void join(const Horizon& other);
};

/// How much is known of each block: one horizon per block.
class Clock {
public:
    bool covers(const Touch& mark) const {
        return mark.block < blocks_.size() && blocks_[mark.block].covers(mark);
    }
    void add(std::uint32_t block, const Horizon& horizon);
    void join(const Clock& other);
    void clear() { blocks_.clear(); }

private:
    std::vector<Horizon> blocks_; ///< by block, up to the last block of which anything is known
};

/// The order among the accesses of one block.
class BlockOrder {
public:
    std::uint32_t index() const { return index_; }
    /// Accesses to the block's shared memory that are older than this were made by another block, so they are
    /// in order with everything that this block does.
    std::uint32_t birth() const { return birth_; }
    /// Accesses to global memory that are older than this were made by an earlier launch or before a grid
    /// barrier, so they are in order with everything that this block does.
    std::uint32_t floor() const { return floor_; }

    /// Whether the access happened before anything that `thread` does now. Accesses older than `since` did so
    /// in any case.
    bool before(const Touch& mark, std::uint32_t thread, std::uint32_t since) const {
        if (mark.time < since)
            return true;
        if (mark.block != index_)
            return knows_others_ && (known_.covers(mark) || acquired(mark, thread));
        if (mark.time < barrier_ || mark.thread == thread)
            return true;
        if (mark.thread / 32 == thread / 32) {
            const Warp& warp = warps_[thread / 32];
            if (mark.time < warp.time ||
                (!warp.lanes.empty() && mark.time < warp.lanes[thread % 32][mark.thread % 32]))
                return true;
        }
        return knows_others_ && acquired(mark, thread);
    }

private:
    friend class Order;
    struct Warp {
        std::uint32_t time = 0; ///< all lanes know what its lanes did before this time
        std::vector<std::array<std::uint32_t, 32>> lanes; ///< [lane][other lane]; empty until the first
                                                          ///< partial mask
    };
    struct Lane {
        Horizon fenced;                 ///< what the lane releases; empty before its first fence
        std::vector<const Clock*> seen; ///< clocks it read since its last fence
    };
    struct Acquired {
        std::uint32_t warp = 0, mask = 0; ///< known to these lanes
        Clock clock;
    };
    bool acquired(const Touch& mark, std::uint32_t thread) const;
    void acquire(std::uint32_t warp, std::uint32_t mask, const Clock& clock);

    std::uint32_t index_ = 0, birth_ = 0, floor_ = 0, barrier_ = 0;
    bool knows_others_ = false; ///< whether it has acquired a clock of another block
    std::vector<Warp> warps_;
    std::vector<Lane> lanes_; ///< empty until a lane fences or reads a released clock
    Clock known_;             ///< known to all lanes since the last barrier
    std::vector<Acquired> acquired_;
};

/// The order between launches, blocks and lanes. Calls must come in the order of the events, from one OS
/// thread.
class Order {
public:
    void begin_launch(std::int64_t grid);
    std::uint32_t now() const { return time_; }

    void begin(BlockOrder& block, std::int64_t index, int threads);
    void barrier(BlockOrder& block);
    /// Records that lanes `present` of a warp have met at a collective.
    void met(BlockOrder& block, std::uint32_t warp, std::uint32_t present);
    void fence(BlockOrder& block, std::uint32_t thread);
    /// Records an atomic or volatile access; `place` identifies the address.
    void strong(BlockOrder& block, std::uint32_t thread, std::uint64_t place, bool reads, bool writes);
    /// Records that all blocks are at the grid barrier; then each passes it.
    void grid_opened() { grid_ = ++time_; }
    void grid_passed(BlockOrder& block);

private:
    static BlockOrder::Lane& lane(BlockOrder& block, std::uint32_t thread);
    Clock* released_at(std::uint64_t place);
    Clock& to_release_at(std::uint64_t place);

    std::uint32_t time_ = 0, floor_ = 0, grid_ = 0;
    std::unordered_map<std::uint64_t, Clock> released_; ///< by address; the map never moves its nodes
    std::size_t most_places_ = 0;                       ///< maximum number of addresses with a separate clock
    Clock others_;                                      ///< the joint clock of all further addresses
    bool shares_ = false;                               ///< whether `others_` is in use
};

} // namespace ks::emulator
