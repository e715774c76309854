// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace ks {

/// XXH64 (xxHash fast digest algorithm, specification 0.2.0): finds accidental damage at several GB/s; no
/// defence against someone who wants two texts with the same sum.
std::uint64_t xxh64(std::span<const std::byte> bytes, std::uint64_t seed = 0);

} // namespace ks
