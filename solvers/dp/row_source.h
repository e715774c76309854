// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/row_summary.h"
#include "solvers/dp/way_back.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ks {

/// The finished rows of a table, 0 first, where they lie: all of one type and length. Serves several threads.
class RowSource {
public:
    /// Looks at each of `count` rows once: what `rows` says against one is the error, as is a cell that is no
    /// number. From then on `rows` has each of them, for several threads and as long as the source.
    static Result<RowSource> over(std::int64_t count, RowAccess rows, const std::stop_token& stop);

    RowCells operator()(std::int64_t row) const { return *rows_(row); }
    const RowAccess& access() const { return rows_; }
    const RowSummary& summary() const { return *summary_; }
    /// Of parts of a row, none of them empty, into as many places.
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
