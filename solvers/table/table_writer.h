// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/new_file.h"
#include "solvers/table/file_layout.h"

#include <stop_token>
#include <vector>

namespace ks {

/// Writes a table file row by row while a run computes its rows. The file appears under its name when
/// `finish` succeeds; before that, and after any failure, no file remains. Failures are output errors (exit
/// code 8).
class TableWriter final : public RowSink {
public:
    /// Opens a temporary file next to the target. It is an output error if the disk has too little room.
    /// `stop` ends the writing of a row within some milliseconds.
    static Result<TableWriter> create(const std::filesystem::path& path, TableDescription table,
                                      std::stop_token stop);

    /// Writes the next row. All rows must come in order, with the announced type and number of cells;
    /// anything else is an internal error.
    Result<void> row(std::int64_t index, const RowCells& cells) override;

    /// Finishes the file. Must be called once, after the last row. Missing rows are an internal error. It
    /// does not wait for the disk: a file that is incomplete after a power cut is rejected when it is opened.
    Result<void> finish();

private:
    TableWriter(NewFile file, TableDescription table, FileLayout layout, std::stop_token stop);

    NewFile file_;
    TableDescription table_;
    FileLayout layout_;
    TableHeader header_;
    std::stop_token stop_;
    std::vector<std::uint64_t> checksums_; ///< checksums of the rows written so far
};

} // namespace ks
