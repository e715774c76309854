// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/table.h"

#include <string>

namespace ks {

Result<Estimate> estimate_table(std::int64_t rows, std::int64_t capacity, RowWidth width,
                                std::int64_t items) {
    std::int64_t columns = 0, all_rows = 0, bytes = 0;
    const bool overflow =
        __builtin_add_overflow(capacity, 1, &columns) || __builtin_add_overflow(rows, 1, &all_rows) ||
        __builtin_mul_overflow(all_rows, columns, &bytes) ||
        __builtin_mul_overflow(bytes, cell_bytes(width), &bytes) || bytes > (std::int64_t{1} << 62);
    if (overflow)
        return Error{ErrorCode::limit,
                     "a table of " + std::to_string(rows) + " rows up to capacity " +
                         std::to_string(capacity) + " is larger than any memory",
                     "", "divide the weights and the capacity by a common factor"};
    return Estimate{bytes, 0, static_cast<double>(columns) * static_cast<double>(items)};
}

} // namespace ks
