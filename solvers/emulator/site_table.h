// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/counters.h"
#include "solvers/emulator/event.h"

#include <unordered_map>

namespace ks::emulator {

/// The counters of one launch by operation and source position (Event::what). Each OS thread fills its own;
/// they are added up when the launch is over.
class SiteTable {
public:
    /// One warp instruction: the `where` of each lane of `mask`, in their order.
    void count(std::uint64_t what, std::uint32_t mask, std::span<const std::uint64_t> wheres);
    /// One evaluation of a loop's head by `lanes` lanes.
    void count_loop(std::uint64_t mark, int lanes, bool divergent);

    void add(const SiteTable& other);
    const std::unordered_map<std::uint64_t, Counters>& sites() const { return sites_; }

private:
    Counters& site(std::uint64_t what);

    std::unordered_map<std::uint64_t, Counters> sites_;
    std::uint64_t last_what_ = 0;
    Counters* last_ = nullptr; ///< map nodes stay where they are
};

} // namespace ks::emulator
