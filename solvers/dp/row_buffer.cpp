// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/row_buffer.h"

#include <cstdlib>

namespace ks {

Result<RowBuffer> RowBuffer::zeros(CellType type, std::int64_t columns) {
    const auto elements = static_cast<std::size_t>(elements_of(columns, cells_in_element(type)));
    void* const memory = std::calloc(elements, static_cast<std::size_t>(element_bytes(type)));
    if (!memory)
        return Error{.code = ErrorCode::limit,
                     .what = "the system has no memory left for a row of this table",
                     .todo = "close other programs"};
    return RowBuffer(static_cast<std::byte*>(memory), type, columns);
}

} // namespace ks
