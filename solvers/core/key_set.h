// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ks::json {

/// The keys of one object, to detect a key that appears twice. It stores a 64-bit sum per key, so that the
/// keys of a hostile file, long or many, take little memory. Among ten million different keys, two have the
/// same sum with a probability of 3 in a million; the text is then rejected.
class KeySet {
public:
    /// Returns false if the key was already added.
    bool add(std::string_view key);
    /// Removes all keys and keeps the memory.
    void clear();

private:
    bool insert(std::uint64_t sum);
    void grow();

    /// The sums of the first few keys in order; with more keys a hash table, in which 0 is an empty slot.
    std::vector<std::uint64_t> sums_;
    std::size_t count_ = 0;
};

} // namespace ks::json
