// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/row_summary.h"
#include "solvers/dp/way_back.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ks {

/// The finished rows of a table, row 0 first, wherever they are stored. All have the same type and length.
/// Several threads may use it at once.
class RowSource {
public:
    /// Looks at each of `count` rows once. If `rows` gives an error, it is returned; a cell that is no number
    /// is an error, too. From then on `rows` must succeed for each of them, for several threads, and as long
    /// as the source lives.
    static Result<RowSource> over(std::int64_t count, RowAccess rows, const std::stop_token& stop);

    RowCells operator()(std::int64_t row) const { return *rows_(row); }
    /// For a way back.
    CellAccess access() const {
        return [rows = rows_](std::int64_t row, CellRange) { return rows(row); };
    }
    const RowSummary& summary() const { return *summary_; }
    /// Writes the extremes of each part of a row to the place of the same index in `into`. No part is empty.
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
