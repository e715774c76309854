// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ks {

/// SplitMix64. An integer in [a, b] is drawn as a + high64(next * (b - a + 1)). Check vector, seed 1,
/// 1..10000: 5666, 7458, 9711, 4444, 4443.
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next();
    /// `least` must be at most `most`.
    std::int64_t between(std::int64_t least, std::int64_t most);

private:
    std::uint64_t state_;
};

} // namespace ks
