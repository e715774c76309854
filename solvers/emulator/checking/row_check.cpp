// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/checking/row_check.h"

#include <algorithm>
#include <limits>

namespace ks::emulator {

RowCheck::RowCheck(InstancePtr instance, const KindTable& table, Writer writer, std::stop_token stop)
    : instance_(std::move(instance)), table_(table), shape_(table.shape(*instance_)),
      writer_(std::move(writer)) {
    context_.stop = std::move(stop);
}

std::int64_t RowCheck::bytes(const TableShape& shape) {
    const std::int64_t elements = elements_of(shape.columns, cells_in_element(shape.cell));
    std::int64_t bytes = 0;
    const bool overflow = __builtin_mul_overflow(elements, element_bytes(shape.cell), &bytes) ||
                          __builtin_mul_overflow(bytes, shape.reach() + 1, &bytes);
    return overflow ? std::numeric_limits<std::int64_t>::max() : bytes;
}

/// Returns a row that is still stored, or the base row for an index of 0 or less.
Result<RowCells> RowCheck::right_row(std::int64_t index) const {
    return right_[index <= 0 ? 0 : static_cast<std::size_t>(1 + index % (shape_.reach() + 1))].cells();
}

Result<void> RowCheck::compute(std::int64_t index) {
    if (right_.empty()) {
        KS_TRY(RowBuffer base, base_row(table_, *instance_));
        same_ = SameCell::above(base.cells());
        right_.push_back(std::move(base));
        for (std::int64_t k = 0; k <= shape_.reach(); ++k) {
            KS_TRY(RowBuffer row, RowBuffer::zeros(shape_.cell, shape_.columns));
            right_.push_back(std::move(row));
        }
    }
    RowBuffer& row = right_[static_cast<std::size_t>(1 + index % (shape_.reach() + 1))];
    return table_.fill(
        *instance_, index, [this](std::int64_t i) { return right_row(i); }, row, context_);
}

Result<void> RowCheck::row(std::int64_t index, const RowCells& cells) {
    if (compared_.first_wrong)
        return {};
    KS_CHECK(compute(index));
    KS_TRY(const RowCells right, right_row(index));
    compared_.rows = index;
    if (cells.type() == right.type() && std::ranges::equal(cells.bytes(), right.bytes()))
        return {};
    for (std::int64_t j = 0; j < shape_.columns; ++j)
        if (const auto got = cells[j], expected = right[j]; !same_(got, expected)) {
            const std::int64_t in_element = cells_in_element(cells.type());
            compared_.first_wrong =
                WrongCell{.row = index,
                          .capacity = j,
                          .got = got,
                          .expected = expected,
                          .writer = writer_(j / in_element * element_bytes(cells.type()))};
            break;
        }
    return {};
}

} // namespace ks::emulator
