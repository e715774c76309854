// SPDX-License-Identifier: Apache-2.0
#include "solvers/base/xxh64.h"

#include <array>
#include <bit>
#include <cstring>

namespace ks {

namespace {

static_assert(std::endian::native == std::endian::little, "XXH64 reads little-endian words in place");

constexpr std::uint64_t prime1 = 0x9E3779B185EBCA87, prime2 = 0xC2B2AE3D27D4EB4F, prime3 = 0x165667B19E3779F9,
                        prime4 = 0x85EBCA77C2B2AE63, prime5 = 0x27D4EB2F165667C5;
constexpr std::size_t stripe_bytes = 32;

template <class Word>
std::uint64_t read(const std::byte* at) {
    Word word = 0;
    std::memcpy(&word, at, sizeof word);
    return word;
}

std::uint64_t round(std::uint64_t lane, std::uint64_t input) {
    return std::rotl(lane + input * prime2, 31) * prime1;
}

std::uint64_t merge(std::uint64_t sum, std::uint64_t lane) {
    return (sum ^ round(0, lane)) * prime1 + prime4;
}

/// Steps 1 to 3 of the specification: the whole stripes in four lanes. Takes them off `bytes`.
std::uint64_t stripes(std::span<const std::byte>& bytes, std::uint64_t seed) {
    std::array<std::uint64_t, 4> lanes = {seed + prime1 + prime2, seed + prime2, seed, seed - prime1};
    for (; bytes.size() >= stripe_bytes; bytes = bytes.subspan(stripe_bytes))
        for (std::size_t lane = 0; lane < 4; ++lane)
            lanes[lane] = round(lanes[lane], read<std::uint64_t>(bytes.data() + lane * 8));
    std::uint64_t sum =
        std::rotl(lanes[0], 1) + std::rotl(lanes[1], 7) + std::rotl(lanes[2], 12) + std::rotl(lanes[3], 18);
    for (const std::uint64_t lane : lanes)
        sum = merge(sum, lane);
    return sum;
}

} // namespace

std::uint64_t xxh64(std::span<const std::byte> bytes, std::uint64_t seed) {
    const std::uint64_t length = bytes.size();
    std::uint64_t sum = length >= stripe_bytes ? stripes(bytes, seed) : seed + prime5;
    sum += length;
    for (; bytes.size() >= 8; bytes = bytes.subspan(8))
        sum = std::rotl(sum ^ round(0, read<std::uint64_t>(bytes.data())), 27) * prime1 + prime4;
    if (bytes.size() >= 4) {
        sum = std::rotl(sum ^ read<std::uint32_t>(bytes.data()) * prime1, 23) * prime2 + prime3;
        bytes = bytes.subspan(4);
    }
    for (const std::byte byte : bytes)
        sum = std::rotl(sum ^ std::to_integer<std::uint64_t>(byte) * prime5, 11) * prime1;
    sum = (sum ^ (sum >> 33)) * prime2;
    sum = (sum ^ (sum >> 29)) * prime3;
    return sum ^ (sum >> 32);
}

} // namespace ks
