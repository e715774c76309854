// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/counting/site_table.h"

#include <bit>

namespace ks::emulator {

Counters& SiteTable::site(std::uint64_t what) {
    Recent& recent = recent_[what / alignof(std::uint64_t) % recent_.size()];
    if (recent.counters != nullptr && recent.what == what)
        return *recent.counters;
    Counters& counters = sites_[what];
    recent = {.what = what, .counters = &counters};
    return counters;
}

void SiteTable::count(std::uint64_t what, std::uint32_t mask, std::span<const std::uint64_t> wheres,
                      bool collected) {
    if (window_ != nullptr) [[unlikely]] {
        window_->count(what, mask, wheres, collected);
        if (Event::op(what) == Op::watch) // a watch has no cost
            return;
    }
    ++instructions_;
    Counters& counters = site(what);
    const Op op = Event::op(what);
    if (Event::memory(what) == Memory::none) {
        std::size_t taken = 0;
        std::uint64_t rounds = 0;
        for (const std::uint64_t where : wheres) {
            taken += where >> 63;
            rounds += where & Event::low48;
        }
        ++counters.requests;
        counters.active_lanes += static_cast<std::int64_t>(wheres.size());
        counters.divergent += op == Op::branch && taken != 0 && taken != wheres.size();
        counters.iterations += op == Op::spin ? static_cast<std::int64_t>(rounds) : 0;
        return;
    }
    std::array<std::uint64_t, 32> addresses{};
    for (std::size_t i = 0; i < wheres.size(); ++i)
        addresses[i] = wheres[i] & Event::low48;
    const auto used = std::span<const std::uint64_t>(addresses).first(wheres.size());
    if (Event::memory(what) == Memory::global)
        count_global(counters, used, Event::bytes(what));
    else if (Event::memory(what) == Memory::shared)
        count_shared(counters, mask, used, Event::bytes(what));
    else
        count_constant(counters, used, Event::bytes(what));
}

void SiteTable::count_loop(std::uint64_t mark, std::uint32_t asked, std::uint32_t staying) {
    const std::uint64_t what = Event::position(mark) | static_cast<std::uint64_t>(Op::branch) << 48;
    if (window_ != nullptr) [[unlikely]]
        window_->count_loop(what, asked, staying);
    ++instructions_;
    Counters& counters = site(what);
    ++counters.requests;
    counters.active_lanes += std::popcount(asked);
    counters.divergent += staying != 0 && staying != asked;
}

void SiteTable::add(const SiteTable& other) {
    for (const auto& [what, counters] : other.sites_)
        sites_[what] += counters;
}

} // namespace ks::emulator
