// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

// Sums of the xxHash library: they detect accidental damage at memory speed, but do not protect against
// someone who wants two texts with the same sum.
namespace ks {

/// Returns the 64-bit XXH3 sum of `bytes`, followed by `more` in the second form.
std::uint64_t xxh3(std::span<const std::byte> bytes, std::uint64_t seed = 0);
std::uint64_t xxh3(std::span<const std::byte> bytes, std::span<const std::byte> more, std::uint64_t seed = 0);

/// Returns XXH64, which table files of version 1 and trace files contain.
std::uint64_t xxh64(std::span<const std::byte> bytes, std::uint64_t seed = 0);

} // namespace ks
