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
/// Opening checks header, size, checksums and seal and takes the same time for every size of rows. A row is
/// checked once, when it is first asked for (at memory speed), and trusted from then on: a file that
/// somebody overwrites in place while it is mapped may show other cells, and one that is cut short ends the
/// process (SIGBUS). TableWriter does neither: it puts a new file in the old one's place.
///
/// Rows looked at count as resident memory of the process. When those looked at could be more than
/// `most_resident` bytes, all are given back to the system's cache, from which they are loaded again when
/// needed.
class TableFile {
public:
    static constexpr std::int64_t usual_resident = std::int64_t{128} << 20;

    /// A file that is missing, unreadable, foreign, cut short or altered is an input error.
    static Result<TableFilePtr> open(const std::filesystem::path& path,
                                     std::int64_t most_resident = usual_resident);

    const TableDescription& description() const { return table_; }
    std::int64_t rows() const { return table_.shape.all_rows(); } ///< of all layers
    std::int64_t columns() const { return table_.shape.columns; } ///< C + 1

    /// It is an input error if the rows are not those of this instance.
    Result<void> check_instance(const Instance& instance) const;

    /// Row i of 1..rows(), valid as long as this object; any other i is a usage error. A damaged row is an
    /// input error that names it, each time.
    Result<RowCells> row(std::int64_t i) const;

    /// Checks every row, at memory or disk speed, asking `stop` between them.
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
    std::unique_ptr<std::atomic<bool>[]> sound_; ///< [i - 1]: row i was checked
    std::int64_t most_resident_;
    std::unique_ptr<std::atomic<bool>[]> seen_;      ///< [i - 1]: row i may be resident
    mutable std::atomic<std::int64_t> resident_ = 0; ///< bytes of the rows seen, an upper limit
};

} // namespace ks
