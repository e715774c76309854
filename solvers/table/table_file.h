// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/table/file_layout.h"
#include "solvers/table/mapping.h"

#include <atomic>
#include <memory>
#include <stop_token>

namespace ks {

class TableFile;
using TableFilePtr = std::shared_ptr<const TableFile>;

/// A mapped table file: rows are read in place and nothing is copied. Several threads may use it.
///
/// Opening checks header, size, checksums and seal. It takes the same time for every size of rows. A row is
/// checked once, at its first use (at memory speed), and trusted afterwards. If another program overwrites a
/// mapped file in place, wrong cells may be read; if it truncates the file, this process ends (SIGBUS).
/// TableWriter does neither: it replaces the old file by a new one.
///
/// Rows that have been read count as resident memory of the process. When they could be more than
/// `most_resident` bytes, all are given back to the system's cache, from which they are loaded again when
/// needed.
class TableFile {
public:
    static constexpr std::int64_t usual_resident = std::int64_t{128} << 20;

    /// Opens a file. A file that is missing, unreadable, of another format, truncated or altered is an input
    /// error.
    static Result<TableFilePtr> open(const std::filesystem::path& path,
                                     std::int64_t most_resident = usual_resident);

    const TableDescription& description() const { return table_; }
    std::int64_t rows() const { return table_.shape.all_rows(); } ///< over all layers
    std::int64_t columns() const { return table_.shape.columns; } ///< C + 1

    /// Checks that the rows are those of this instance; otherwise it is an input error.
    Result<void> check_instance(const Instance& instance) const;

    /// Returns row i of 1..rows(), valid as long as this object; any other i is a usage error. A damaged row
    /// is an input error that names it, at every call.
    Result<RowCells> row(std::int64_t i) const;

    /// Checks every row, at memory or disk speed, and checks `stop` between rows.
    Result<void> check_rows(const std::stop_token& stop) const;

private:
    TableFile(std::filesystem::path path, TableDescription table, FileLayout layout, Mapping file,
              std::int64_t most_resident);
    Result<std::span<const std::byte>> row_bytes(std::int64_t i) const;
    void count_resident(std::int64_t i) const;

    std::filesystem::path path_;
    TableDescription table_;
    FileLayout layout_;
    Mapping file_;
    std::unique_ptr<std::atomic<bool>[]> sound_; ///< [i - 1]: row i has been checked
    std::int64_t most_resident_;
    std::unique_ptr<std::atomic<bool>[]> seen_;      ///< [i - 1]: row i may be resident
    mutable std::atomic<std::int64_t> resident_ = 0; ///< upper bound of the bytes of the rows seen
};

} // namespace ks
