// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/row_source.h"

namespace ks {

Result<RowSource> RowSource::over(std::int64_t count, RowAccess rows, const std::stop_token& stop) {
    RowSummary summary;
    for (std::int64_t i = 0; i < count; ++i) {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        KS_TRY(const RowCells row, rows(i));
        KS_CHECK(summary.add(row, stop));
    }
    return RowSource(std::move(rows), std::move(summary));
}

} // namespace ks
