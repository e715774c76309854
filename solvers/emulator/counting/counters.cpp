// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/counting/counters.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace ks {

namespace {

constexpr std::uint64_t sector = 32, line = 128, word = 4, banks = 32;
constexpr std::size_t lanes = 32;

/// Returns how many aligned units of `unit` bytes the bytes [begin, end) touch.
std::uint64_t units(std::uint64_t begin, std::uint64_t end, std::uint64_t unit) {
    return (end - 1) / unit - begin / unit + 1;
}

bool adjacent(std::span<const std::uint64_t> addresses, std::uint64_t bytes) {
    std::uint64_t wrong = 0;
    for (std::size_t i = 0; i < addresses.size(); ++i)
        wrong |= addresses[i] ^ (addresses[0] + i * bytes);
    return wrong == 0;
}

bool all_equal(std::span<const std::uint64_t> addresses) {
    std::uint64_t wrong = 0;
    for (const std::uint64_t address : addresses)
        wrong |= address ^ addresses[0];
    return wrong == 0;
}

struct Touched {
    std::uint64_t sectors = 0, lines = 0, bytes = 0;
};

/// Returns the distinct sectors, lines and bytes of arbitrary addresses: sorts them and sweeps once.
Touched sweep(std::span<const std::uint64_t> addresses, std::uint64_t bytes) {
    std::array<std::uint64_t, lanes> sorted{};
    std::copy(addresses.begin(), addresses.end(), sorted.begin());
    const auto end = sorted.begin() + static_cast<std::ptrdiff_t>(addresses.size());
    if (!std::is_sorted(sorted.begin(), end))
        std::sort(sorted.begin(), end);
    Touched touched;
    std::uint64_t next_sector = 0, next_line = 0, next_byte = 0; // the first that is not counted yet
    for (auto at = sorted.begin(); at != end; ++at) {
        const std::uint64_t last = *at + bytes - 1;
        const auto count = [&](std::uint64_t first_unit, std::uint64_t last_unit, std::uint64_t& next) {
            const std::uint64_t from = std::max(first_unit, next);
            next = std::max(next, last_unit + 1);
            return last_unit + 1 > from ? last_unit + 1 - from : 0;
        };
        touched.sectors += count(*at / sector, last / sector, next_sector);
        touched.lines += count(*at / line, last / line, next_line);
        touched.bytes += count(*at, last, next_byte);
    }
    return touched;
}

Touched touch(std::span<const std::uint64_t> addresses, std::uint64_t bytes) {
    std::uint64_t end = 0;
    if (adjacent(addresses, bytes))
        end = addresses.back() + bytes;
    else if (all_equal(addresses))
        end = addresses[0] + bytes;
    else
        return sweep(addresses, bytes);
    return {.sectors = units(addresses[0], end, sector),
            .lines = units(addresses[0], end, line),
            .bytes = end - addresses[0]};
}

/// Returns the largest number of distinct words in one bank, and the number of distinct words.
std::pair<std::uint64_t, std::uint64_t> bank_load(std::span<const std::uint64_t> addresses,
                                                  std::uint64_t bytes) {
    std::array<std::uint64_t, lanes * 5> words{}; // an unaligned access of 16 bytes touches at most five
                                                  // words
    std::size_t count = 0;
    for (const std::uint64_t address : addresses)
        for (std::uint64_t w = address / word; w <= (address + bytes - 1) / word; ++w)
            words[count++] = w;
    const auto end = words.begin() + static_cast<std::ptrdiff_t>(count);
    if (!std::is_sorted(words.begin(), end))
        std::sort(words.begin(), end);
    const auto last = std::unique(words.begin(), end);
    std::array<std::uint64_t, banks> load{};
    for (auto at = words.begin(); at != last; ++at)
        ++load[*at % banks];
    return {*std::max_element(load.begin(), load.end()), static_cast<std::uint64_t>(last - words.begin())};
}

/// Returns the number of words requested if each lane requests a whole word and no bank has to deliver two;
/// otherwise 0. Nearly all requests are like that, so this counts them in one pass without sorting.
std::uint64_t words_without_conflict(std::span<const std::uint64_t> addresses) {
    std::array<std::uint64_t, banks> asked; // valid for the banks whose bit is set
    std::uint32_t filled = 0;
    for (const std::uint64_t address : addresses) {
        const std::uint64_t bank = address / word % banks;
        if (address % word != 0 || ((filled >> bank & 1) != 0 && asked[bank] != address))
            return 0;
        filled |= 1u << bank;
        asked[bank] = address;
    }
    return static_cast<std::uint64_t>(std::popcount(filled));
}

/// Which lanes request which addresses.
class Warp {
public:
    Warp(std::uint32_t mask, std::span<const std::uint64_t> addresses) : mask_(mask) {
        for (auto address = addresses.begin(); mask != 0; mask &= mask - 1)
            addresses_[static_cast<std::size_t>(std::countr_zero(mask))] = *address++;
    }

    /// Whether each active lane has a neighbour that is inactive or requests the same address: all lanes at
    /// distance 1, or all at distance 2. Then the hardware serves twice as many lanes of a wide request
    /// together. (Seen with ncu on an H200, 2026-11-23; tests/solvers/emulator/counting/counters_test.cpp has
    /// the patterns.)
    bool neighbours_agree() const { return agree(1) || agree(2); }

private:
    bool active(std::size_t lane) const { return (mask_ >> lane & 1) != 0; }
    bool agree(std::size_t distance) const {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const std::size_t other = lane ^ distance;
            if (active(lane) && active(other) && addresses_[lane] != addresses_[other])
                return false;
        }
        return true;
    }

    std::uint32_t mask_;
    std::array<std::uint64_t, lanes> addresses_{};
};

} // namespace

double Counters::efficiency() const {
    return bytes_moved == 0 ? 0 : static_cast<double>(bytes_used) / static_cast<double>(bytes_moved);
}

Counters& Counters::operator+=(const Counters& other) {
    requests += other.requests;
    sectors += other.sectors;
    lines_128 += other.lines_128;
    bytes_used += other.bytes_used;
    bytes_moved += other.bytes_moved;
    wavefronts += other.wavefronts;
    conflicts += other.conflicts;
    active_lanes += other.active_lanes;
    divergent += other.divergent;
    iterations += other.iterations;
    return *this;
}

void count_global(Counters& counters, std::span<const std::uint64_t> addresses, std::uint64_t bytes) {
    const Touched touched = touch(addresses, bytes);
    ++counters.requests;
    counters.active_lanes += static_cast<std::int64_t>(addresses.size());
    counters.sectors += static_cast<std::int64_t>(touched.sectors);
    counters.lines_128 += static_cast<std::int64_t>(touched.lines);
    counters.bytes_used += static_cast<std::int64_t>(touched.bytes);
    counters.bytes_moved += static_cast<std::int64_t>(touched.sectors * sector);
}

void count_shared(Counters& counters, std::uint32_t mask, std::span<const std::uint64_t> addresses,
                  std::uint64_t bytes) {
    ++counters.requests;
    counters.active_lanes += static_cast<std::int64_t>(addresses.size());
    if (const std::uint64_t words = bytes == word ? words_without_conflict(addresses) : 0; words != 0) {
        ++counters.wavefronts;
        counters.bytes_used += static_cast<std::int64_t>(words * word);
        return;
    }
    counters.bytes_used += static_cast<std::int64_t>(touch(addresses, bytes).bytes);
    std::size_t turn = lanes; // lanes served in one wavefront
    if (bytes > word)
        turn = banks * word / bytes * (Warp(mask, addresses).neighbours_agree() ? 2 : 1);
    std::size_t served = 0;
    for (std::size_t first = 0; first < lanes; first += turn) {
        const std::uint32_t of_turn = ~0u >> (lanes - turn) << first;
        const auto active = static_cast<std::size_t>(std::popcount(mask & of_turn));
        if (active == 0)
            continue;
        const auto [most, words] = bank_load(addresses.subspan(served, active), bytes);
        served += active;
        counters.wavefronts += static_cast<std::int64_t>(most);
        counters.conflicts += static_cast<std::int64_t>(most - (words + banks - 1) / banks);
    }
}

void count_constant(Counters& counters, std::span<const std::uint64_t> addresses, std::uint64_t bytes) {
    const auto words = static_cast<std::int64_t>(bank_load(addresses, bytes).second);
    const auto of_a_lane = static_cast<std::int64_t>(std::max<std::uint64_t>(1, bytes / word));
    ++counters.requests;
    counters.active_lanes += static_cast<std::int64_t>(addresses.size());
    counters.bytes_used += static_cast<std::int64_t>(touch(addresses, bytes).bytes);
    counters.wavefronts += words;
    counters.conflicts += words - of_a_lane;
}

} // namespace ks
