// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/row_summary.h"
#include "solvers/dp/way_back.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ks {

/// The finished rows of a table, from row 0 on, wherever they are stored. All have the same type and length.
/// Thread-safe.
class RowSource {
public:
    /// Reads each of `count` rows once. Returns the error if `rows` returns one; a cell that is not a number
    /// is an error as well. From then on `rows` must succeed for each row, on several threads, and as long as
    /// the source lives.
    static Result<RowSource> over(std::int64_t count, RowAccess rows, const std::stop_token& stop);

    RowCells operator()(std::int64_t row) const { return *rows_(row); }
    /// Returns access to the rows for a way back.
    CellAccess access() const {
        return [rows = rows_](std::int64_t row, CellRange) { return rows(row); };
    }
    const RowSummary& summary() const { return *summary_; }
    /// Writes the extremes of part k of a row to `into[k]`. Each part must have at least one cell.
    void extremes(std::int64_t row, std::span<const CellRange> parts, std::span<Extremes> into) const {
        summary_->extremes(row, (*this)(row), parts, into);
    }

private:
    RowSource(RowAccess rows, RowSummary summary)
        : rows_(std::move(rows)), summary_(std::make_shared<const RowSummary>(std::move(summary))) {}

    RowAccess rows_;
    std::shared_ptr<const RowSummary> summary_;
};

} // namespace ks
