// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/row_summary.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks {

namespace {

constexpr std::size_t block_cells = 64;
constexpr std::size_t blocks_between_looks = std::size_t{1} << 14; ///< cells between two checks for
                                                                   ///< cancellation: about a millisecond

Error cancelled() {
    return {.code = ErrorCode::cancelled, .what = "cancelled"};
}

/// Calls `look(begin, end)` for successive pieces of `cells` cells until a call returns false.
template <class Look>
Result<bool> in_pieces(std::size_t cells, const std::stop_token& stop, Look look) {
    constexpr std::size_t piece = block_cells * blocks_between_looks;
    for (std::size_t begin = 0; begin < cells; begin += piece) {
        if (stop.stop_requested())
            return cancelled();
        if (!look(begin, std::min(cells, begin + piece)))
            return false;
    }
    return true;
}

/// Returns whether no cell is below the one before it. A cell that is not a number counts as below.
template <class Cell>
Result<bool> rises(std::span<const Cell> row, const std::stop_token& stop) {
    return in_pieces(row.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (std::size_t j = std::max<std::size_t>(begin, 1); j < end; ++j)
            if (!(row[j - 1] <= row[j]))
                return false;
        return true;
    });
}

/// Widens `extremes` so that they include the cells [begin, end).
template <class Cell>
void widen(std::pair<Cell, Cell>& extremes, std::span<const Cell> row, std::size_t begin, std::size_t end) {
    for (std::size_t j = begin; j < end; ++j) {
        extremes.first = std::min(extremes.first, row[j]);
        extremes.second = std::max(extremes.second, row[j]);
    }
}

template <class Cell>
bool is_number(Cell cell) {
    if constexpr (std::is_floating_point_v<Cell>)
        return !std::isnan(cell);
    return true;
}

} // namespace

template <class Cell>
Result<RowSummary::Blocks> RowSummary::summed(std::span<const Cell> row, std::int64_t i,
                                              const std::stop_token& stop) {
    KS_TRY(const bool up, rises(row, stop));
    Blocks blocks;
    if (up && is_number(row.front()))
        return blocks;
    blocks.resize((row.size() - 1) / block_cells + 1);
    std::optional<std::size_t> strange;
    KS_CHECK(in_pieces(row.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (; begin < end; begin += block_cells) {
            const std::span<const Cell> cells = row.subspan(begin, std::min(block_cells, end - begin));
            std::size_t smallest = 0, largest = 0;
            for (std::size_t j = 0; j < cells.size(); ++j) {
                if (!is_number(cells[j]))
                    strange = begin + j;
                if (cells[j] < cells[smallest])
                    smallest = j;
                if (cells[j] > cells[largest])
                    largest = j;
            }
            blocks[begin / block_cells] = {.smallest = static_cast<std::uint8_t>(smallest),
                                           .largest = static_cast<std::uint8_t>(largest)};
        }
        return !strange;
    }));
    if (strange)
        return Error{.code = ErrorCode::check,
                     .what = formatted("row {} of the table holds no number at column {}", i, *strange),
                     .todo = "report this with the instance; the variant computed a wrong cell"};
    return blocks;
}

Result<RowSummary::Blocks> RowSummary::summed(const Bits&, std::int64_t, const std::stop_token&) {
    return Blocks();
}

template <class Cell>
std::pair<Cell, Cell> RowSummary::extremes_of(std::span<const Cell> row, const Blocks& blocks,
                                              CellRange part) {
    const auto begin = static_cast<std::size_t>(part.begin), end = static_cast<std::size_t>(part.end);
    if (blocks.empty())
        return {row[begin], row[end - 1]};
    std::pair<Cell, Cell> extremes{row[begin], row[begin]};
    const std::size_t first = (begin + block_cells - 1) / block_cells,
                      last = end / block_cells; // whole blocks
    if (first >= last) {
        widen(extremes, row, begin, end);
        return extremes;
    }
    widen(extremes, row, begin, first * block_cells);
    for (std::size_t k = first; k < last; ++k) {
        extremes.first = std::min(extremes.first, row[k * block_cells + blocks[k].smallest]);
        extremes.second = std::max(extremes.second, row[k * block_cells + blocks[k].largest]);
    }
    widen(extremes, row, last * block_cells, end);
    return extremes;
}

std::pair<bool, bool> RowSummary::extremes_of(const Bits& row, const Blocks&, CellRange part) {
    const auto begin = static_cast<std::size_t>(part.begin), end = static_cast<std::size_t>(part.end);
    bool all = true, any = false;
    for (std::size_t k = begin / 64; k <= (end - 1) / 64; ++k) {
        std::uint64_t mask = ~std::uint64_t{0};
        if (k == begin / 64)
            mask &= ~std::uint64_t{0} << begin % 64;
        if (k == (end - 1) / 64)
            mask &= ~std::uint64_t{0} >> (63 - (end - 1) % 64);
        all = all && (row.words()[k] & mask) == mask;
        any = any || (row.words()[k] & mask) != 0;
    }
    return {all, any};
}

Result<void> RowSummary::add(const RowCells& row, const std::stop_token& stop) {
    KS_TRY(Blocks blocks, row.visit([&](const auto& cells) { return summed(cells, rows(), stop); }));
    rows_.push_back(std::move(blocks));
    if (row.type() == CellType::float64)
        return widen_scale(row.elements<double>(), stop);
    Extremes all;
    extremes(rows() - 1, row, std::array{CellRange{0, row.columns()}}, std::span(&all, 1));
    largest_ = std::max(largest_, all.largest.value_or(0)); // a negative integer is minus infinity
    return {};
}

/// Infinite values do not widen the scale.
Result<void> RowSummary::widen_scale(std::span<const double> row, const std::stop_token& stop) {
    double smallest = smallest_.real(), largest = largest_.real();
    KS_CHECK(in_pieces(row.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (const double cell : row.subspan(begin, end - begin))
            if (std::isfinite(cell)) {
                smallest = std::min(smallest, cell);
                largest = std::max(largest, cell);
            }
        return true;
    }));
    smallest_ = smallest;
    largest_ = largest;
    return {};
}

void RowSummary::extremes(std::int64_t i, const RowCells& row, std::span<const CellRange> parts,
                          std::span<Extremes> into) const {
    const Blocks& blocks = rows_[static_cast<std::size_t>(i)];
    row.visit([&](const auto& cells) {
        for (std::size_t n = 0; n < parts.size(); ++n) {
            const auto [smallest, largest] = extremes_of(cells, blocks, parts[n]);
            into[n] = {.smallest = value_of(smallest), .largest = value_of(largest)};
        }
    });
}

} // namespace ks
