// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/new_file.h"
#include "solvers/table/file_layout.h"

#include <stop_token>
#include <vector>

namespace ks {

/// Writes a table file row by row as a run hands its rows out. The file appears under its name when `finish`
/// succeeds; before, and after any failure, nothing is left. Failures are output errors (exit code 8).
class TableWriter final : public RowSink {
public:
    /// Opens the file beside its target and refuses what the disk has no room for. `stop` ends the writing of
    /// a row within some milliseconds.
    static Result<TableWriter> create(const std::filesystem::path& path, TableDescription table,
                                      std::stop_token stop);

    /// Takes all rows in order, with the announced type and number of cells; anything else is an internal
    /// error.
    Result<void> row(std::int64_t index, const RowCells& cells) override;

    /// Called once, after the last row. Missing rows are an internal error. It does not wait for the disk: a
    /// file that a power cut tore is refused when it is opened.
    Result<void> finish();

private:
    TableWriter(NewFile file, TableDescription table, FileLayout layout, std::stop_token stop);

    NewFile file_;
    TableDescription table_;
    FileLayout layout_;
    TableHeader header_;
    std::stop_token stop_;
    std::vector<std::uint64_t> checksums_; ///< of the rows written so far
};

} // namespace ks
