// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/dp/observer.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/way_back.h"

namespace ks {

inline std::int64_t rows_of(const SubsetSumInstance& instance) {
    return static_cast<std::int64_t>(instance.weights().size());
}

inline std::int64_t items_of(const SubsetSumInstance& instance) {
    return rows_of(instance);
}

inline CellType cell_of(const SubsetSumInstance&) {
    return CellType::bit;
}

/// Without any weight only the sum 0 is reached.
inline void fill_base(const SubsetSumInstance&, std::span<std::uint64_t> row) {
    row[0] = 1;
}

inline bool bit_of(const std::uint64_t* row, std::int64_t j) {
    return row[j / 64] >> (j % 64) & 1;
}

/// SSO report, Section 3.3: returns whether the first i weights, of which `weight` is the last, reach the sum
/// j.
template <class Observer>
inline bool subset_sum_cell(const std::uint64_t* previous, std::int64_t weight, std::int64_t j,
                            Observer& observer) {
    if (weight > j) {
        observer.too_heavy(0);
        return bit_of(previous, j); // the report prints A[i] = A[i-1] for DP[i][j] = DP[i-1][j]
    }
    observer.fits(0, j - weight, bit_of(previous, j - weight));
    return bit_of(previous, j) || bit_of(previous, j - weight);
}

/// Fills row i of 1..n from row i - 1, cell by cell, 64 cells per word.
template <class Within>
Result<void> fill_row(const SubsetSumInstance& instance, std::int64_t i, const std::uint64_t* previous,
                      std::uint64_t* row, const Context& context, Within within) {
    const std::int64_t weight = instance.weights()[static_cast<std::size_t>(i - 1)];
    const std::int64_t columns = dp::columns_of(instance);
    dp::NullObserver nobody;
    return dp::fill_row(
        row, (columns - 1) / 64 + 1, 64, context,
        [&](std::int64_t word) {
            std::uint64_t cells = 0;
            const std::int64_t end = std::min<std::int64_t>(64, columns - word * 64);
            for (std::int64_t bit = 0; bit < end; ++bit)
                cells |= std::uint64_t{subset_sum_cell(previous, weight, word * 64 + bit, nobody)} << bit;
            return cells;
        },
        within);
}

} // namespace ks
