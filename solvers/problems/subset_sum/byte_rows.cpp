// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/byte_rows.h"

#include "solvers/core/cell_memory.h"
#include "solvers/core/formatted.h"

#include <algorithm>

namespace ks::cpu {

namespace {

using Cells = unsigned char*;
constexpr std::int64_t cells_a_piece = std::int64_t{1} << 20; ///< about a millisecond

using Memory = CellMemory<unsigned char>;

Result<Memory> allocate(std::int64_t bytes) {
    Memory cells(static_cast<Cells>(allocate_zeros(static_cast<std::size_t>(bytes))));
    if (!cells)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the system has no memory left for rows of {} bytes", bytes),
                     .todo = "choose a smaller target or subset-sum.bitset"};
    return cells;
}

/// Fills `row` from the row above it, cell by cell from left to right: DP[i][j] = DP[i-1][j] or DP[i-1][j -
/// A_i]. The report prints A[i] = A[i-1] for the cells that the weight does not fit.
Result<void> fill(const unsigned char* above, Cells row, std::int64_t weight, std::int64_t target,
                  const Context& context) {
    for (std::int64_t begin = 0; begin <= target; begin += cells_a_piece) {
        KS_CHECK(context.check());
        const std::int64_t end = std::min(target + 1, begin + cells_a_piece);
        const std::int64_t fits = std::clamp(weight, begin, end);
        std::copy(above + begin, above + fits, row + begin);
        for (std::int64_t j = fits; j < end; ++j)
            row[j] = above[j] | above[j - weight];
    }
    return {};
}

Result<bool> full_table(std::span<const std::int64_t> weights, std::int64_t target, const Context& context) {
    const auto n = static_cast<std::int64_t>(weights.size());
    KS_TRY(const Memory table, allocate((n + 1) * (target + 1)));
    table[0] = 1; // DP[0][0]: without any weight only the sum 0 is reached
    for (std::int64_t i = 1; i <= n; ++i)
        KS_CHECK(fill(table.get() + (i - 1) * (target + 1), table.get() + i * (target + 1),
                      weights[static_cast<std::size_t>(i - 1)], target, context));
    return table[static_cast<std::size_t>(n * (target + 1) + target)] != 0;
}

Result<bool> two_rows(std::span<const std::int64_t> weights, std::int64_t target, const Context& context) {
    KS_TRY(const Memory first, allocate(target + 1));
    KS_TRY(const Memory second, allocate(target + 1));
    first[0] = 1;
    for (const std::int64_t weight : weights) {
        KS_CHECK(fill(first.get(), second.get(), weight, target, context));
        for (std::int64_t begin = 0; begin <= target; begin += cells_a_piece) {
            KS_CHECK(context.check());
            const std::int64_t end = std::min(target + 1, begin + cells_a_piece);
            std::copy(second.get() + begin, second.get() + end, first.get() + begin);
        }
    }
    return first[static_cast<std::size_t>(target)] != 0;
}

/// From right to left, so that the cell A_i further left still holds the value of the row above. From left to
/// right it would already hold the new value, and a weight would be taken twice.
Result<bool> one_row(std::span<const std::int64_t> weights, std::int64_t target, const Context& context) {
    KS_TRY(const Memory row, allocate(target + 1));
    row[0] = 1;
    for (const std::int64_t weight : weights) {
        if (weight == 0)
            continue; // a cell would read itself
        for (std::int64_t end = target + 1; end > weight; end -= cells_a_piece) {
            KS_CHECK(context.check());
            for (std::int64_t j = end - 1; j >= std::max(weight, end - cells_a_piece); --j)
                row[static_cast<std::size_t>(j)] |= row[static_cast<std::size_t>(j - weight)];
        }
    }
    return row[static_cast<std::size_t>(target)] != 0;
}

} // namespace

const ByteRows byte_rows_v1{.version = "v1",
                            .section = "3.3.1",
                            .source = "Section 3.3.1",
                            .parry_source = "Sections 3.1 and 3.3.1",
                            .title = "Decision by the full table",
                            .parry_title = "Parry's loop, the full table",
                            .time = "Θ(n · c)",
                            .space = "Θ(n · c)",
                            .decide = full_table,
                            .rows = [](std::int64_t weights) { return weights + 1; }};
const ByteRows byte_rows_v2{.version = "v2",
                            .section = "3.3.2",
                            .source = "Section 3.3.2",
                            .parry_source = "Sections 3.1 and 3.3.2",
                            .title = "Decision by two rows, the new one copied over the old",
                            .parry_title = "Parry's loop, two rows, the new one copied over the old",
                            .time = "Θ(n · c)",
                            .space = "Θ(2 · c)",
                            .decide = two_rows,
                            .rows = [](std::int64_t) { return std::int64_t{2}; }};
const ByteRows byte_rows_v3{.version = "v3",
                            .section = "3.3.3",
                            .source = "Section 3.3.3",
                            .parry_source = "Sections 3.1 and 3.3.3",
                            .title = "Decision by one row, from right to left",
                            .parry_title = "Parry's loop, one row, from right to left",
                            .time = "O(n · c)",
                            .space = "Θ(c)",
                            .decide = one_row,
                            .rows = [](std::int64_t) { return std::int64_t{1}; }};

Result<std::int64_t> byte_rows_bytes(const ByteRows& rows, std::int64_t weights, std::int64_t target) {
    std::int64_t bytes = 0;
    if (target == INT64_MAX || __builtin_mul_overflow(rows.rows(weights), target + 1, &bytes))
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} rows of {} bytes are larger than any memory", rows.rows(weights),
                                       static_cast<std::uint64_t>(target) + 1),
                     .todo = "divide the weights and the target by a common factor"};
    return bytes;
}

} // namespace ks::cpu
