// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/row_buffer.h"
#include "solvers/dp/row_source.h"
#include "solvers/dp/table.h"
#include "solvers/table/table_file.h"

#include <memory>
#include <stop_token>
#include <utility>

namespace ks {

/// Returns the rows 0..m of a table in memory.
template <class Cell>
Result<RowSource> rows_in_memory(dp::Table<Cell> table, std::int64_t m, const std::stop_token& stop) {
    auto kept = std::make_shared<const dp::Table<Cell>>(std::move(table));
    return RowSource::over(
        m + 1, [kept = std::move(kept)](std::int64_t i) -> Result<RowCells> { return kept->cells(i); }, stop);
}

/// Returns the rows of a mapped table file, after the base row. A damaged row is an input error.
Result<RowSource> rows_of_file(TableFilePtr file, RowBuffer base, const std::stop_token& stop);

} // namespace ks
