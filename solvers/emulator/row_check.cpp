// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/row_check.h"

#include "solvers/problems/kind.h"
#include "solvers/table/table_layout.h"

#include <algorithm>

namespace ks::emulator {

namespace {

/// A cell for documents: whatever is negative is minus infinity.
template <class Cell>
std::optional<std::int64_t> value_of(Cell cell) {
    return cell < 0 ? std::nullopt : std::optional<std::int64_t>(cell);
}

} // namespace

RowCheck::RowCheck(InstancePtr instance, Writer writer, std::stop_token stop)
    : instance_(std::move(instance)), writer_(std::move(writer)) {
    context_.stop = std::move(stop);
}

std::optional<std::int64_t> RowCheck::bytes(const Instance& instance) {
    const auto shape = table_shape(instance);
    if (!shape)
        return {};
    return 2 * shape->columns * static_cast<std::int64_t>(sizeof(std::int64_t));
}

Result<void> RowCheck::row(std::int64_t index, std::span<const std::int32_t> cells) {
    return compare(index, cells);
}

Result<void> RowCheck::row(std::int64_t index, std::span<const std::int64_t> cells) {
    return compare(index, cells);
}

template <class Cell>
Result<void> RowCheck::fill(std::int64_t index, const Cell* above, Cell* row) const {
    const KindTable& table = *kind_of(*instance_).table; // without one there is no row to compare
    if constexpr (sizeof(Cell) == 4)
        return table.fill_32(*instance_, index, above, row, context_);
    else
        return table.fill_64(*instance_, index, above, row, context_);
}

template <class Cell>
Result<void> RowCheck::compare(std::int64_t index, std::span<const Cell> cells) {
    if (compared_.first_wrong)
        return {};
    if (index == 1)
        above_ = std::vector<Cell>(cells.size(), Cell{0});
    auto& above = std::get<std::vector<Cell>>(above_);
    std::vector<Cell> right(cells.size());
    KS_CHECK(fill(index, above.data(), right.data()));
    compared_.rows = index;
    for (std::size_t j = 0; j < cells.size(); ++j)
        if (const auto got = value_of(cells[j]), expected = value_of(right[j]); got != expected) {
            compared_.first_wrong = WrongCell{.row = index,
                                              .capacity = static_cast<std::int64_t>(j),
                                              .got = got,
                                              .expected = expected,
                                              .writer = writer_(static_cast<std::int64_t>(j * sizeof(Cell)))};
            break;
        }
    above = std::move(right);
    return {};
}

} // namespace ks::emulator
