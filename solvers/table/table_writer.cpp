// SPDX-License-Identifier: Apache-2.0
#include "solvers/table/table_writer.h"

#include "solvers/core/formatted.h"
#include "solvers/core/xxhash.h"

#include <cstring>

namespace ks {

namespace {

std::string_view as_text(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Returns "3 (11 cells of int32)".
std::string row_text(std::int64_t index, std::int64_t columns, CellType cell) {
    return counted("{} ({} cell of {})", "{} ({} cells of {})", columns, index, columns, to_text(cell));
}

/// A row as stored in a file: units of 8 bytes, the last one padded with zeros.
class PaddedRow {
public:
    explicit PaddedRow(const RowCells& row) {
        const std::span<const std::byte> bytes = row.bytes();
        const std::int64_t cell_bits = element_bytes(row.type()) * 8 / cells_in_element(row.type());
        const auto spare_bits = row.columns() % (64 / cell_bits) * cell_bits;
        const auto units = static_cast<std::size_t>(row.columns() / (64 / cell_bits));
        whole = bytes.first(units * unit_bytes);
        last_bytes_ = spare_bits == 0 ? 0 : unit_bytes;
        if (spare_bits == 0)
            return;
        const std::span<const std::byte> rest = bytes.subspan(whole.size());
        std::memcpy(&last_, rest.data(), rest.size());
        last_ &= (std::uint64_t{1} << spare_bits) - 1; // bits after the last cell are undefined
    }

    std::span<const std::byte> whole;
    std::span<const std::byte> last() const { return std::as_bytes(std::span(&last_, 1)).first(last_bytes_); }

private:
    static constexpr std::size_t unit_bytes = 8;

    std::uint64_t last_ = 0;
    std::size_t last_bytes_ = 0;
};

} // namespace

TableWriter::TableWriter(NewFile file, TableDescription table, FileLayout layout, std::stop_token stop)
    : file_(std::move(file)), table_(std::move(table)), layout_(layout), header_(to_header(table_)),
      stop_(std::move(stop)) {}

Result<TableWriter> TableWriter::create(const std::filesystem::path& path, TableDescription table,
                                        std::stop_token stop) {
    KS_TRY(const FileLayout layout, FileLayout::of(table));
    KS_TRY(NewFile file, NewFile::open(path));
    KS_CHECK(file.check_space(layout.file_bytes));
    TableWriter writer(std::move(file), std::move(table), layout, std::move(stop));
    KS_CHECK(writer.file_.write(as_text(writer.header_)));
    return writer;
}

Result<void> TableWriter::row(std::int64_t index, const RowCells& cells) {
    const auto next = static_cast<std::int64_t>(checksums_.size()) + 1;
    const TableShape& shape = table_.shape;
    if (index != next || index > shape.all_rows() || cells.type() != shape.cell ||
        cells.columns() != shape.columns)
        return Error{.code = ErrorCode::internal,
                     .what = formatted("{} handed out row {} where row {} was expected", table_.variant,
                                       row_text(index, cells.columns(), cells.type()),
                                       row_text(next, shape.columns, shape.cell))};
    const PaddedRow row(cells);
    KS_CHECK(file_.write(as_text(row.whole), stop_));
    KS_CHECK(file_.write(as_text(row.last()), stop_));
    checksums_.push_back(xxh3(row.whole, row.last()));
    return {};
}

Result<void> TableWriter::finish() {
    if (static_cast<std::int64_t>(checksums_.size()) != table_.shape.all_rows())
        return Error{.code = ErrorCode::internal,
                     .what = formatted("{} handed out {} of {} rows", table_.variant, checksums_.size(),
                                       table_.shape.all_rows())};
    const auto checksums = std::as_bytes(std::span(checksums_));
    const std::uint64_t seal = table_seal(table_.version, header_, checksums);
    KS_CHECK(file_.write(as_text(checksums), stop_));
    KS_CHECK(file_.write(as_text(std::as_bytes(std::span(&seal, 1))), stop_));
    return file_.commit();
}

} // namespace ks
