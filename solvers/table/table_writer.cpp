// SPDX-License-Identifier: Apache-2.0
#include "solvers/table/table_writer.h"

#include "solvers/base/xxh64.h"

namespace ks {

namespace {

std::string_view as_text(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace

TableWriter::TableWriter(NewFile file, TableDescription table, TableLayout layout, std::stop_token stop)
    : file_(std::move(file)), table_(std::move(table)), layout_(layout), header_(to_header(table_)),
      stop_(std::move(stop)) {}

Result<TableWriter> TableWriter::create(const std::filesystem::path& path, TableDescription table,
                                        std::stop_token stop) {
    KS_TRY(const TableLayout layout, TableLayout::of(table));
    KS_TRY(NewFile file, NewFile::open(path));
    KS_CHECK(file.check_space(layout.file_bytes));
    TableWriter writer(std::move(file), std::move(table), layout, std::move(stop));
    KS_CHECK(writer.file_.write(as_text(writer.header_)));
    return writer;
}

Result<void> TableWriter::row(std::int64_t index, std::span<const std::int32_t> cells) {
    return write_row(index, std::as_bytes(cells), RowWidth::bits32);
}

Result<void> TableWriter::row(std::int64_t index, std::span<const std::int64_t> cells) {
    return write_row(index, std::as_bytes(cells), RowWidth::bits64);
}

Result<void> TableWriter::write_row(std::int64_t index, std::span<const std::byte> bytes, RowWidth width) {
    const auto next = static_cast<std::int64_t>(checksums_.size()) + 1;
    if (index != next || index > table_.rows || width != table_.width ||
        static_cast<std::int64_t>(bytes.size()) != layout_.row_bytes)
        return Error{ErrorCode::internal,
                     table_.variant + " handed out row " + std::to_string(index) + " of " +
                         std::to_string(bytes.size()) + " bytes where row " + std::to_string(next) + " of " +
                         std::to_string(layout_.row_bytes) + " was expected",
                     "", ""};
    KS_CHECK(file_.write(as_text(bytes), stop_));
    checksums_.push_back(xxh64(bytes));
    return {};
}

Result<void> TableWriter::finish() {
    if (static_cast<std::int64_t>(checksums_.size()) != table_.rows)
        return Error{ErrorCode::internal,
                     table_.variant + " handed out " + std::to_string(checksums_.size()) + " of " +
                         std::to_string(table_.rows) + " rows",
                     "", ""};
    const auto checksums = std::as_bytes(std::span(checksums_));
    const std::uint64_t seal = table_seal(header_, checksums);
    KS_CHECK(file_.write(as_text(checksums), stop_));
    KS_CHECK(file_.write(as_text(std::as_bytes(std::span(&seal, 1))), stop_));
    return file_.commit();
}

} // namespace ks
