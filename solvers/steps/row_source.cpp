// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/row_source.h"

namespace ks {

Result<RowSource> rows_of_file(TableFilePtr file, RowBuffer base, const std::stop_token& stop) {
    const std::int64_t count = file->rows() + 1;
    // Each row is read once here. A file checks a row only at its first use.
    return RowSource::over(
        count,
        [file = std::move(file), base = std::make_shared<const RowBuffer>(std::move(base))](
            std::int64_t i) -> Result<RowCells> { return i == 0 ? base->cells() : file->row(i); },
        stop);
}

} // namespace ks
