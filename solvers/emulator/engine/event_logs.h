// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/counting/warp_merge.h"
#include "solvers/emulator/engine/block.h"

#include <array>
#include <memory>

namespace ks::emulator {

/// The memory to which the lanes of the running warp write their events, and how far the merge has read it.
/// When a warp is left, it keeps the events that could not be merged yet.
class EventLogs {
public:
    static constexpr std::size_t events_each = 512; ///< events per lane: 256 KB in all
    static constexpr std::int64_t bytes = static_cast<std::int64_t>(sizeof(Event)) * 32 * events_each;

    void allocate() {
        if (!logs_)
            logs_ = std::make_unique<Logs>();
    }
    /// Returns the stream of a lane. Lanes are numbered in their block.
    EventStream& stream(int lane) { return streams_[static_cast<std::size_t>(lane % 32)]; }
    bool is_empty(int lane) const { return streams_[static_cast<std::size_t>(lane % 32)].empty(); }
    Event* begin(int lane) { return (*logs_)[static_cast<std::size_t>(lane % 32)].data(); }
    Event* end(int lane) { return begin(lane) + events_each; }
    std::array<EventStream, 32>& streams() { return streams_; }

    /// Called before a warp that is not traced runs.
    void forget() { streams_ = {}; }
    /// Called before and after a traced warp runs; its lanes are first .. last - 1.
    void enter(Warp& warp, int first, int last);
    void leave(Warp& warp, int first, int last);

private:
    /// Each log is one cache line longer than its events, so that the lanes' logs do not fall into the same
    /// cache sets.
    using Logs = std::array<std::array<Event, events_each + 4>, 32>;

    std::unique_ptr<Logs> logs_;
    std::array<EventStream, 32> streams_{};
};

} // namespace ks::emulator
