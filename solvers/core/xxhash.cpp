// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/xxhash.h"

#include "solvers/core/sanitizers.h"

#if KS_ADDRESS_SANITIZER || KS_THREAD_SANITIZER
#define XXH_NO_INLINE_HINTS 1 // g++ rejects them at -Og, which sanitizer builds use
#endif
#define XXH_INLINE_ALL // header-only: nothing is linked
#include <xxhash.h>

namespace ks {

std::uint64_t xxh3(std::span<const std::byte> bytes, std::uint64_t seed) {
    return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

std::uint64_t xxh3(std::span<const std::byte> bytes, std::span<const std::byte> more, std::uint64_t seed) {
    if (more.empty())
        return xxh3(bytes, seed);
    XXH3_state_t state;
    XXH3_INITSTATE(&state);
    XXH3_64bits_reset_withSeed(&state, seed);
    XXH3_64bits_update(&state, bytes.data(), bytes.size());
    XXH3_64bits_update(&state, more.data(), more.size());
    return XXH3_64bits_digest(&state);
}

std::uint64_t xxh64(std::span<const std::byte> bytes, std::uint64_t seed) {
    return XXH64(bytes.data(), bytes.size(), seed);
}

} // namespace ks
