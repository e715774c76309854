// SPDX-License-Identifier: Apache-2.0
// Rows of bits that are shifted and or-ed, compiled once for each set of vector instructions.
#include "solvers/cpu/shift_or.h"

#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/vectors.h"

#include <algorithm>
#include <array>

namespace ks::cpu {

namespace {

/// A shift by `words` words and `bits` bits.
struct Shift {
    std::int64_t words;
    int bits;
};

/// Returns word k of the row moved by the shift; words below 0 are empty.
inline std::uint64_t moved(const std::uint64_t* from, std::int64_t k, Shift shift) {
    const std::int64_t at = k - shift.words;
    const std::uint64_t upper = at >= 0 ? from[at] << shift.bits : 0;
    const std::uint64_t lower = at >= 1 ? (from[at - 1] >> 1) >> (63 - shift.bits) : 0;
    return upper | lower;
}

inline void word_by_word(const std::uint64_t* from, std::uint64_t* to, std::int64_t begin, std::int64_t end,
                         std::span<const Shift> shifts) {
    for (std::int64_t k = end; k-- > begin;) {
        std::uint64_t word = from[k];
        for (const Shift shift : shifts)
            word |= moved(from, k, shift);
        to[k] = word;
    }
}

/// Computes words above every shift, so that all words that they read exist.
template <int Bytes, int Shifts>
[[gnu::always_inline]] inline void vectors(const std::uint64_t* from, std::uint64_t* to, std::int64_t begin,
                                           std::int64_t end, const Shift* shifts) {
    constexpr std::int64_t lanes = Bytes / 8;
    std::int64_t k = end - lanes;
    for (; k >= begin; k -= lanes) {
        Vector<std::uint64_t, Bytes> words = *vectors_at<Bytes>(from + k);
#pragma GCC unroll 3
        for (int s = 0; s < Shifts; ++s) {
            const std::uint64_t* at = from + (k - shifts[s].words);
            words |= *vectors_at<Bytes>(at) << shifts[s].bits;
            words |= (*vectors_at<Bytes>(at - 1) >> 1) >> (63 - shifts[s].bits);
        }
        *vectors_at<Bytes>(to + k) = words;
    }
    word_by_word(from, to, begin, k + lanes, {shifts, Shifts});
}

/// Works from the top down: the words above the largest shift use all shifts, those below it one less, and so
/// on.
template <int Bytes>
[[gnu::always_inline]] inline void shift_or(const std::uint64_t* from, std::uint64_t* to, std::int64_t begin,
                                            std::int64_t end, std::span<const std::int64_t> shifts) {
    std::array<Shift, most_shifts> all{};
    std::ranges::transform(shifts, all.begin(), [](std::int64_t shift) {
        return Shift{.words = shift / 64, .bits = static_cast<int>(shift % 64)};
    });
    for (std::size_t count = shifts.size();; --count) {
        const std::int64_t least =
            count == 0 ? 0 : all[count - 1].words + 1; // from here on all source words exist
        const std::int64_t first = std::clamp(least, begin, end);
        if (count == 3)
            vectors<Bytes, 3>(from, to, first, end, all.data());
        else if (count == 2)
            vectors<Bytes, 2>(from, to, first, end, all.data());
        else if (count == 1)
            vectors<Bytes, 1>(from, to, first, end, all.data());
        else
            vectors<Bytes, 0>(from, to, first, end, all.data());
        end = first;
        if (count == 0)
            return;
        const std::int64_t boundary = std::max(begin, std::min(end, all[count - 1].words)); // partly below 0
        word_by_word(from, to, boundary, end, std::span(all).first(count));
        end = boundary;
    }
}

void plain(const std::uint64_t* from, std::uint64_t* to, std::int64_t begin, std::int64_t end,
           std::span<const std::int64_t> shifts) {
    shift_or<16>(from, to, begin, end, shifts);
}

#ifdef __x86_64__
[[gnu::target("avx2")]] void avx2(const std::uint64_t* from, std::uint64_t* to, std::int64_t begin,
                                  std::int64_t end, std::span<const std::int64_t> shifts) {
    shift_or<32>(from, to, begin, end, shifts);
}
[[gnu::target("avx512f")]] void avx512(const std::uint64_t* from, std::uint64_t* to, std::int64_t begin,
                                       std::int64_t end, std::span<const std::int64_t> shifts) {
    shift_or<64>(from, to, begin, end, shifts);
}
#endif

} // namespace

Result<ShiftOr> find_shift_or(const std::string& simd) {
    KS_TRY(const Simd* found, find_simd(simd));
#ifdef __x86_64__
    if (found->name == "avx512")
        return avx512;
    if (found->name == "avx2")
        return avx2;
#endif
    return plain;
}

} // namespace ks::cpu
