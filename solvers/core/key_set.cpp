// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/key_set.h"

#include "solvers/core/xxhash.h"

#include <algorithm>
#include <utility>

namespace ks::json {

namespace {

constexpr std::size_t few = 16; ///< a hash table pays off only with more keys
constexpr std::size_t first_slots = 4 * few;

} // namespace

bool KeySet::add(std::string_view key) {
    const std::uint64_t sum = std::max<std::uint64_t>(xxh3(std::as_bytes(std::span(key))), 1);
    if (count_ < few) {
        if (std::ranges::find(sums_, sum) != sums_.end())
            return false;
        sums_.push_back(sum);
        ++count_;
        return true;
    }
    if (count_ == few || count_ >= sums_.size() / 4 * 3)
        grow();
    if (!insert(sum))
        return false;
    ++count_;
    return true;
}

void KeySet::clear() {
    sums_.clear();
    count_ = 0;
}

/// Inserts a sum into the hash table. Returns false if the table already contains it.
bool KeySet::insert(std::uint64_t sum) {
    const std::size_t mask = sums_.size() - 1;
    std::size_t at = sum & mask;
    while (sums_[at] != 0 && sums_[at] != sum)
        at = (at + 1) & mask;
    return std::exchange(sums_[at], sum) != sum;
}

/// Makes a hash table of the first keys, or one of twice the size.
void KeySet::grow() {
    const std::size_t slots = count_ == few ? first_slots : 2 * sums_.size();
    for (const std::uint64_t sum : std::exchange(sums_, std::vector<std::uint64_t>(slots)))
        if (sum != 0)
            insert(sum);
}

} // namespace ks::json
