// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_number.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace ks {

/// The type of a row's cells.
enum class CellType { int32, int64, float64, bit };
std::string_view to_text(CellType type); ///< "int32", "float64"
std::optional<CellType> cell_type(std::string_view text);
inline constexpr std::array all_cell_types = {CellType::int32, CellType::int64, CellType::float64,
                                              CellType::bit};

/// In memory a row is an array of elements: int32_t, int64_t or double with one cell each, or uint64_t with
/// 64 cells of one bit each, the least significant bit first. Bits after the last column are undefined.
template <class Element>
inline constexpr std::int64_t cells_an_element = std::is_same_v<Element, std::uint64_t> ? 64 : 1;
constexpr std::int64_t element_bytes(CellType type) {
    return type == CellType::int32 ? 4 : 8;
}
constexpr std::int64_t cells_in_element(CellType type) {
    return type == CellType::bit ? 64 : 1;
}
/// Returns the number of elements of a row of at least one column.
constexpr std::int64_t elements_of(std::int64_t columns, std::int64_t in_element) {
    return (columns - 1) / in_element + 1;
}

/// Cells of one bit.
class Bits {
public:
    Bits(std::span<const std::uint64_t> words, std::size_t size) : words_(words), size_(size) {}

    std::size_t size() const { return size_; }
    bool operator[](std::size_t j) const { return (words_[j / 64] >> (j % 64) & 1) != 0; }
    std::span<const std::uint64_t> words() const { return words_; }

private:
    std::span<const std::uint64_t> words_;
    std::size_t size_;
};

/// Returns a cell's value for readers and documents. Empty means minus infinity, which an integer cell stores
/// as any negative number.
template <class Cell>
std::optional<CellNumber> value_of(Cell cell) {
    if constexpr (std::is_floating_point_v<Cell>) {
        if (cell == -std::numeric_limits<Cell>::infinity())
            return {};
    } else if constexpr (std::is_signed_v<Cell>) {
        if (cell < 0)
            return {};
    }
    return CellNumber(cell);
}

/// A view of the cells of a row, of any type.
class RowCells {
public:
    template <class Element>
    RowCells(std::span<Element> elements, std::int64_t columns)
        : cells_(cells(std::span<const Element>(elements), columns)) {}
    template <class Element>
    requires(cells_an_element<std::remove_const_t<Element>> == 1) RowCells(std::span<Element> cells)
        : cells_(std::span<const Element>(cells)) {}

    /// Returns the view of a row in memory, which must be aligned for its elements.
    static RowCells at(const std::byte* memory, CellType type, std::int64_t columns);

    /// Calls `visitor` with the cells: a std::span of numbers, or Bits.
    template <class Visitor>
    decltype(auto) visit(Visitor&& visitor) const {
        return std::visit(std::forward<Visitor>(visitor), cells_);
    }
    /// Returns the elements of a row; `Element` must be their type.
    template <class Element>
    std::span<const Element> elements() const {
        if constexpr (cells_an_element<Element> == 1)
            return std::get<std::span<const Element>>(cells_);
        else
            return std::get<Bits>(cells_).words();
    }
    /// Calls `visitor` with the elements, whose type must be one of the given types.
    template <class Element, class... Others, class Visitor>
    decltype(auto) visit_as(Visitor&& visitor) const {
        if constexpr (sizeof...(Others) > 0)
            if (!holds<Element>())
                return visit_as<Others...>(std::forward<Visitor>(visitor));
        return std::forward<Visitor>(visitor)(elements<Element>());
    }

    CellType type() const { return all_cell_types[cells_.index()]; }
    std::int64_t columns() const {
        return visit([](const auto& cells) { return static_cast<std::int64_t>(cells.size()); });
    }
    /// Returns the value at a column of 0 .. columns() - 1; empty means minus infinity.
    std::optional<CellNumber> operator[](std::int64_t column) const {
        return visit([&](const auto& cells) { return value_of(cells[static_cast<std::size_t>(column)]); });
    }
    /// Returns the stored integer: negative for minus infinity. Not for cells of type float64.
    std::int64_t integer(std::int64_t column) const {
        return visit([&](const auto& cells) {
            assert(type() != CellType::float64);
            return static_cast<std::int64_t>(cells[static_cast<std::size_t>(column)]);
        });
    }
    /// Returns all elements as bytes.
    std::span<const std::byte> bytes() const;

private:
    template <class Element>
    bool holds() const {
        if constexpr (cells_an_element<Element> == 1)
            return std::holds_alternative<std::span<const Element>>(cells_);
        else
            return std::holds_alternative<Bits>(cells_);
    }
    template <class Element>
    static auto cells(std::span<const Element> elements, std::int64_t columns) {
        if constexpr (cells_an_element<Element> == 1)
            return elements.first(static_cast<std::size_t>(columns));
        else
            return Bits(elements, static_cast<std::size_t>(columns));
    }

    // In the order of all_cell_types.
    std::variant<std::span<const std::int32_t>, std::span<const std::int64_t>, std::span<const double>, Bits>
        cells_;
};

} // namespace ks
