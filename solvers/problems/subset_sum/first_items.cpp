// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/first_items.h"

#include "solvers/core/cell_memory.h"
#include "solvers/core/formatted.h"
#include "solvers/cpu/vectors.h"

#include <algorithm>
#include <limits>

namespace ks {

namespace {

/// Number of cells between two checks for cancellation.
constexpr std::int64_t cells_a_piece = std::int64_t{1} << 20;

template <class Cell>
class FirstItems {
public:
    /// A cell is 0 if no item has reached the sum, otherwise the item's number from 1. The sum 0 is reached
    /// before any item.
    static constexpr Cell none = std::numeric_limits<Cell>::max();

    FirstItems(CellMemory<Cell> row, std::int64_t last) : row_(std::move(row)), last_(last) {
        row_[0] = none;
    }

    /// From the highest sum down, so that an item is taken once.
    Result<void> add(std::int64_t weight, Cell item, const Context& context) {
        if (weight == 0 || weight > last_)
            return {};
        const std::int64_t top = std::min(last_ - weight, top_) + weight; // avoids overflow
        for (std::int64_t end = top + 1; end > weight; end -= cells_a_piece) {
            KS_CHECK(context.check());
            raise(std::max(weight, end - cells_a_piece), end, weight, item);
        }
        top_ = top;
        return {};
    }

    bool reached(std::int64_t sum) const { return row_[sum] != 0; }

    Selection way_back(std::span<const std::int64_t> weights) const {
        Selection chosen;
        for (std::int64_t sum = last_; sum > 0; sum -= weights[static_cast<std::size_t>(row_[sum] - 1)])
            chosen.push_back(static_cast<std::int64_t>(row_[sum]) - 1);
        std::ranges::reverse(chosen);
        return chosen;
    }

private:
    static constexpr int vector_bytes = 16; // available on every x86-64
    static constexpr std::int64_t lanes = vector_bytes / static_cast<int>(sizeof(Cell));

    /// All cells that a vector reads are below all cells written so far, and are read before the vector
    /// itself is written.
    void raise(std::int64_t begin, std::int64_t end, std::int64_t weight, Cell item) {
        std::int64_t j = end;
        for (; j - lanes >= begin; j -= lanes) {
            auto& cells = *cpu::vectors_at<vector_bytes>(row_.get() + (j - lanes));
            const auto below = *cpu::vectors_at<vector_bytes>(row_.get() + (j - lanes - weight));
            const cpu::Vector<Cell, vector_bytes> zero{}, old = cells, items = zero + item;
            const cpu::Vector<Cell, vector_bytes> with = below != zero ? items : zero;
            cells = old != zero ? old : with;
        }
        for (--j; j >= begin; --j)
            if (row_[j] == 0 && row_[j - weight] != 0)
                row_[j] = item;
    }

    CellMemory<Cell> row_;
    std::int64_t last_;
    std::int64_t top_ = 0; ///< larger sums are not reached
};

template <class Cell>
Result<Answer> decide_by(std::span<const std::int64_t> weights, std::int64_t sum, Context& context) {
    CellMemory<Cell> row(
        static_cast<Cell*>(allocate_zeros((static_cast<std::size_t>(sum) + 1) * sizeof(Cell))));
    if (!row)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the sums up to {} do not fit into memory", sum),
                     .todo = "choose an instance with a smaller target"};
    FirstItems<Cell> items(std::move(row), sum);
    for (std::size_t i = 0; i < weights.size() && !items.reached(sum); ++i) {
        context.report("compute", static_cast<std::int64_t>(i), static_cast<std::int64_t>(weights.size()));
        KS_CHECK(items.add(weights[i], static_cast<Cell>(i + 1), context));
    }
    if (!items.reached(sum))
        return Answer{.status = Status::not_found};
    context.begin_stage("way-back");
    return Answer{
        .status = Status::found, .objective = sum, .weight = sum, .selection = items.way_back(weights)};
}

} // namespace

std::int64_t first_item_bytes(std::size_t weights) {
    return weights < UINT8_MAX ? 1 : weights < UINT16_MAX ? 2 : weights < UINT32_MAX ? 4 : 8;
}

Result<Answer> decide_by_first_items(std::span<const std::int64_t> weights, std::int64_t sum,
                                     Context& context) {
    switch (first_item_bytes(weights.size())) {
    case 1:
        return decide_by<std::uint8_t>(weights, sum, context);
    case 2:
        return decide_by<std::uint16_t>(weights, sum, context);
    case 4:
        return decide_by<std::uint32_t>(weights, sum, context);
    default:
        return decide_by<std::uint64_t>(weights, sum, context);
    }
}

} // namespace ks
