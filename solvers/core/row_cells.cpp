// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/row_cells.h"

namespace ks {

std::string_view to_text(CellType type) {
    switch (type) {
    case CellType::int32:
        return "int32";
    case CellType::int64:
        return "int64";
    case CellType::float64:
        return "float64";
    case CellType::bit:
        return "bit";
    }
    return "int32";
}

std::optional<CellType> cell_type(std::string_view text) {
    for (const CellType type : all_cell_types)
        if (to_text(type) == text)
            return type;
    return {};
}

namespace {

template <class Element>
RowCells row_at(const std::byte* memory, std::int64_t columns) {
    const auto elements = static_cast<std::size_t>(elements_of(columns, cells_an_element<Element>));
    return {std::span(reinterpret_cast<const Element*>(memory), elements), columns};
}

} // namespace

RowCells RowCells::at(const std::byte* memory, CellType type, std::int64_t columns) {
    switch (type) {
    case CellType::int32:
        return row_at<std::int32_t>(memory, columns);
    case CellType::int64:
        return row_at<std::int64_t>(memory, columns);
    case CellType::float64:
        return row_at<double>(memory, columns);
    case CellType::bit:
        break;
    }
    return row_at<std::uint64_t>(memory, columns);
}

std::span<const std::byte> RowCells::bytes() const {
    return visit([](const auto& cells) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(cells)>, Bits>)
            return std::as_bytes(cells.words());
        else
            return std::as_bytes(cells);
    });
}

} // namespace ks
