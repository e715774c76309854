// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace ks {

/// A cell of the dynamic-programming table: row 0 is the base row, columns are capacities from 0.
struct CellAt {
    std::int64_t row = 0;
    std::int64_t column = 0;
    friend bool operator==(const CellAt&, const CellAt&) = default;
};

/// The place of a cell in the state that a recording shows, in as many numbers as its shape has: [row,
/// column] in a table, [layer, row, column] in a table with layers, [list, index], [node], [point], [box,
/// item], [item] of bars.
class At {
public:
    At(std::initializer_list<std::int64_t> numbers) : size_(numbers.size()) {
        assert(size_ <= numbers_.size());
        std::ranges::copy(numbers, numbers_.begin());
    }
    At(CellAt cell) : At({cell.row, cell.column}) {}

    std::span<const std::int64_t> numbers() const { return {numbers_.data(), size_}; }
    /// Returns the cell, for a table without layers.
    CellAt cell() const {
        assert(size_ == 2);
        return {numbers_[0], numbers_[1]};
    }

    friend bool operator==(const At&, const At&) = default;

private:
    std::array<std::int64_t, 3> numbers_{};
    std::size_t size_ = 0;
};

} // namespace ks
