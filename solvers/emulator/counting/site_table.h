// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/counting/counters.h"
#include "solvers/emulator/counting/warp_record.h"

#include <array>
#include <unordered_map>

namespace ks::emulator {

/// The counters of one launch by operation and source position (Event::what). Each OS thread fills its own;
/// they are added up when the launch is over.
class SiteTable {
public:
    /// Counts one warp instruction; `wheres` holds the `where` of each lane of `mask`, in order. `collected`:
    /// the lanes' events were taken from their streams before.
    void count(std::uint64_t what, std::uint32_t mask, std::span<const std::uint64_t> wheres,
               bool collected = false);
    /// Counts one evaluation of a loop's head by the lanes `asked`, of which `staying` go on.
    void count_loop(std::uint64_t mark, std::uint32_t asked, std::uint32_t staying);
    /// Notes that a lane's event was taken from its stream, to be counted with others later.
    void collect(int lane, std::uint64_t what) {
        if (window_ != nullptr)
            window_->collected(static_cast<unsigned>(lane), what);
    }

    /// Sets the window that records every instruction of the warp that runs now; null: none does.
    void show(WarpRecord* window) { window_ = window; }
    /// Warp instructions counted so far.
    std::int64_t instructions() const { return instructions_; }

    void add(const SiteTable& other);
    const std::unordered_map<std::uint64_t, Counters>& sites() const { return sites_; }

private:
    Counters& site(std::uint64_t what);

    std::unordered_map<std::uint64_t, Counters> sites_;
    WarpRecord* window_ = nullptr;
    std::int64_t instructions_ = 0;
    /// The sites of a loop come round again, so they are found by the low bits of their position and not by
    /// the map.
    struct Recent {
        std::uint64_t what = 0;
        Counters* counters = nullptr; ///< map nodes stay where they are
    };
    std::array<Recent, 32> recent_{};
};

} // namespace ks::emulator
