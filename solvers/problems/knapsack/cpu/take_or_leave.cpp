// SPDX-License-Identifier: Apache-2.0
// Rows of Algorithm 2.1, vectorised. Decisions are stored lane by lane, so that no bit has to move between
// lanes: the t-th vector of a block sets bit t of its lanes' words. The code is compiled once for each set of
// vector instructions.
#include "solvers/problems/knapsack/cpu/take_or_leave.h"

#include <algorithm>
#include <climits>
#include <type_traits>

namespace ks::cpu {

namespace {

template <class Cell>
constexpr int word_bits = CHAR_BIT * sizeof(Cell);
/// Words of decisions per block, which is also the number of lanes of a vector, on every CPU.
template <class Cell>
constexpr int lanes = static_cast<int>(decision_block) / word_bits<Cell>;

template <class Cell>
constexpr Cell bit(int t) {
    return static_cast<Cell>(std::make_unsigned_t<Cell>{1} << t);
}

/// Computes a block in which every cell has room for the item. `without` is the block in the row above,
/// `with` is `weight` cells before it.
template <class Cell, int Bytes>
[[gnu::always_inline]] inline void whole_block(const Cell* without, const Cell* with, Cell value, Cell* row,
                                               Cell* taken) {
    using Vector [[gnu::vector_size(Bytes)]] = Cell;
    using Unaligned [[gnu::vector_size(Bytes), gnu::aligned(sizeof(Cell)), gnu::may_alias]] = Cell;
    constexpr int width = Bytes / static_cast<int>(sizeof(Cell));
    for (int lane = 0; lane < lanes<Cell>; lane += width) {
        Vector decisions{};
#pragma GCC unroll 64
        for (int t = 0; t < word_bits<Cell>; ++t) {
            const int at = t * lanes<Cell> + lane;
            const Vector left = *reinterpret_cast<const Unaligned*>(without + at);
            const Vector took = *reinterpret_cast<const Unaligned*>(with + at) + value;
            const Vector better = took > left; // in each lane all bits or none
            *reinterpret_cast<Unaligned*>(row + at) = took > left ? took : left;
            decisions |= better & bit<Cell>(t);
        }
        *reinterpret_cast<Unaligned*>(taken + lane) = decisions;
    }
}

/// Computes a block that begins before the item's weight.
template <class Cell>
void first_block(const Cell* above, Cell* row, Cell* taken, std::int64_t begin, std::int64_t weight,
                 Cell value) {
    std::fill_n(taken, lanes<Cell>, Cell{0});
    std::copy_n(above + begin, decision_block, row + begin);
    for (std::int64_t j = std::max(begin, weight); j < begin + decision_block; ++j) {
        const Cell took = static_cast<Cell>(above[j - weight] + value);
        if (took <= above[j])
            continue;
        row[j] = took;
        const auto at = static_cast<int>(j - begin);
        taken[at % lanes<Cell>] |= bit<Cell>(at / lanes<Cell>);
    }
}

template <class Cell, int Bytes>
[[gnu::always_inline]] inline void blocks(const Cell* above, Cell* row, Cell* taken, std::int64_t begin,
                                          std::int64_t end, std::int64_t weight, Cell value) {
    for (; begin < end; begin += decision_block) {
        Cell* const decisions = taken + begin / word_bits<Cell>;
        if (begin < weight)
            first_block(above, row, decisions, begin, weight, value);
        else
            whole_block<Cell, Bytes>(above + begin, above + (begin - weight), value, row + begin, decisions);
    }
}

template <class Cell>
void plain(const Cell* above, Cell* row, Cell* taken, std::int64_t begin, std::int64_t end,
           std::int64_t weight, Cell value) {
    blocks<Cell, 16>(above, row, taken, begin, end, weight, value);
}

#ifdef __x86_64__
template <class Cell>
[[gnu::target("avx2")]] void avx2(const Cell* above, Cell* row, Cell* taken, std::int64_t begin,
                                  std::int64_t end, std::int64_t weight, Cell value) {
    blocks<Cell, 32>(above, row, taken, begin, end, weight, value);
}

template <class Cell>
[[gnu::target("avx512f")]] void avx512(const Cell* above, Cell* row, Cell* taken, std::int64_t begin,
                                       std::int64_t end, std::int64_t weight, Cell value) {
    blocks<Cell, 64>(above, row, taken, begin, end, weight, value);
}
#endif

} // namespace

template <class Cell>
TakeOrLeave<Cell> take_or_leave(const std::string& simd) {
#ifdef __x86_64__
    if (simd == "avx512")
        return avx512<Cell>;
    if (simd == "avx2")
        return avx2<Cell>;
#endif
    return plain<Cell>;
}

template <class Cell>
bool is_taken(const Cell* taken, std::int64_t j) {
    const auto at = static_cast<int>(j % decision_block);
    const Cell word = taken[j / decision_block * lanes<Cell> + at % lanes<Cell>];
    return (word & bit<Cell>(at / lanes<Cell>)) != 0;
}

template TakeOrLeave<std::int32_t> take_or_leave(const std::string&);
template TakeOrLeave<std::int64_t> take_or_leave(const std::string&);
template bool is_taken(const std::int32_t*, std::int64_t);
template bool is_taken(const std::int64_t*, std::int64_t);

} // namespace ks::cpu
