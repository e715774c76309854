// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/counting/counters.h"
#include "solvers/emulator/counting/warp_record.h"

#include <array>
#include <unordered_map>

namespace ks::emulator {

/// The counters of one launch, by operation and source position (Event::what). Each OS thread fills a
/// separate table; the tables are added up at the end of the launch.
class SiteTable {
public:
    /// Counts one warp instruction; `wheres` holds the `where` of each lane of `mask`, in order. `collected`:
    /// the lanes' events have already been taken from their streams.
    void count(std::uint64_t what, std::uint32_t mask, std::span<const std::uint64_t> wheres,
               bool collected = false);
    /// Counts one evaluation of a loop's condition by the lanes `asked`, of which the lanes `staying`
    /// continue.
    void count_loop(std::uint64_t mark, std::uint32_t asked, std::uint32_t staying);
    /// Notes that a lane's event was taken from its stream. It is counted later, together with others.
    void collect(int lane, std::uint64_t what) {
        if (window_ != nullptr)
            window_->collected(static_cast<unsigned>(lane), what);
    }

    /// Sets the window that records every instruction of the running warp; null: nothing is recorded.
    void show(WarpRecord* window) { window_ = window; }
    /// Returns the number of warp instructions counted so far.
    std::int64_t instructions() const { return instructions_; }

    void add(const SiteTable& other);
    const std::unordered_map<std::uint64_t, Counters>& sites() const { return sites_; }

private:
    Counters& site(std::uint64_t what);

    std::unordered_map<std::uint64_t, Counters> sites_;
    WarpRecord* window_ = nullptr;
    std::int64_t instructions_ = 0;
    /// A loop repeats its sites, so they are looked up by the low bits of their position and not in the map.
    struct Recent {
        std::uint64_t what = 0;
        Counters* counters = nullptr; ///< the map never moves its nodes
    };
    std::array<Recent, 32> recent_{};
};

} // namespace ks::emulator
