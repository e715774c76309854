// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/row_source.h"

#include <algorithm>
#include <memory>
#include <string>

namespace ks {

namespace {

template <class Cell>
Result<void> check_rising(std::span<const Cell> row, std::int64_t i) {
    const auto fall = std::ranges::is_sorted_until(row);
    if (fall == row.end())
        return {};
    return Error{ErrorCode::check,
                 "the table contradicts itself: row " + std::to_string(i) + " falls at capacity " +
                     std::to_string(fall - row.begin()),
                 "", "report this with the instance; the variant computed a wrong cell"};
}

template <class Cell>
Result<RowSource> checked_rows(TableFilePtr file, const std::stop_token& stop) {
    for (std::int64_t i = 1; i <= file->rows(); ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::cancelled, "cancelled", "", ""};
        KS_TRY(const std::span<const Cell> row, file->row<Cell>(i));
        KS_CHECK(check_rising(row, i));
    }
    // Each row was found sound, and a file trusts a row from then on.
    return RowSource([file = std::move(file)](std::int64_t i) { return RowCells(*file->row<Cell>(i)); });
}

} // namespace

RowSource rows_in_memory(dp::Table<std::int64_t> table) {
    return [kept = std::make_shared<const dp::Table<std::int64_t>>(std::move(table))](std::int64_t i) {
        return RowCells(kept->row(i));
    };
}

Result<RowSource> rows_of_file(TableFilePtr file, std::stop_token stop) {
    return file->description().width == RowWidth::bits32 ? checked_rows<std::int32_t>(std::move(file), stop)
                                                         : checked_rows<std::int64_t>(std::move(file), stop);
}

} // namespace ks
