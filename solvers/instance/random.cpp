// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/random.h"

namespace ks {

// Steele, Lea, Flood: Fast splittable pseudorandom number generators (OOPSLA 2014), Figure 3.
std::uint64_t Random::next() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

std::int64_t Random::between(std::int64_t least, std::int64_t most) {
    __extension__ using Wide = unsigned __int128;
    const Wide count =
        static_cast<Wide>(static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least)) + 1;
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(least) +
                                     static_cast<std::uint64_t>(next() * count >> 64));
}

} // namespace ks
