// SPDX-License-Identifier: Apache-2.0
#include "solvers/table/table_file.h"

#include "solvers/core/descriptor.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/system_words.h"
#include "solvers/formats/format.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>

namespace ks {

namespace {

namespace fs = std::filesystem;

Error cannot_read(const fs::path& path, const Sentence& why) {
    return {.code = ErrorCode::input,
            .what = formatted("cannot be read: {}", why),
            .where = path.string(),
            .todo = "check the file's name and permissions"};
}

/// Maps the whole file without checking its content.
Result<Mapping> map(const fs::path& path) {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (!file || ::fstat(file.number(), &status) != 0)
        return cannot_read(path, system_words(errno));
    if (!S_ISREG(status.st_mode))
        return cannot_read(path, "it is not a plain file");
    if (status.st_size == 0)
        return bad_table(path, "the file is empty");
    Mapping mapping = Mapping::of_file(file.number(), static_cast<std::size_t>(status.st_size));
    if (!mapping)
        return cannot_read(path, system_words(errno));
    return mapping;
}

std::uint64_t number_at(std::span<const std::byte> bytes, std::int64_t at) {
    std::uint64_t number = 0;
    std::memcpy(&number, bytes.data() + at, sizeof number);
    return number;
}

std::span<const std::byte> part(const Mapping& file, std::int64_t begin, std::int64_t end) {
    return file.bytes().subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
}

} // namespace

TableFile::TableFile(fs::path path, TableDescription table, FileLayout layout, Mapping file,
                     std::int64_t most_resident)
    : path_(std::move(path)), table_(std::move(table)), layout_(layout), file_(std::move(file)),
      sound_(std::make_unique<std::atomic<bool>[]>(static_cast<std::size_t>(rows()))),
      most_resident_(most_resident),
      seen_(std::make_unique<std::atomic<bool>[]>(static_cast<std::size_t>(rows()))) {}

Result<TableFilePtr> TableFile::open(const fs::path& path, std::int64_t most_resident) {
    KS_TRY(Mapping file, map(path));
    KS_TRY(TableDescription table, from_header(file.bytes(), path));
    const Result<FileLayout> layout = FileLayout::of(table);
    if (!layout)
        return bad_table(path, formatted("the header is damaged: {}", layout.error().what));
    const auto bytes = static_cast<std::int64_t>(file.bytes().size());
    if (bytes != layout->file_bytes)
        return bad_table(
            path,
            formatted("the file has {} bytes and its table {}: {}", bytes, layout->file_bytes,
                      bytes < layout->file_bytes ? said("it was cut short") : said("something was added")));
    const std::uint64_t seal = table_seal(table.version, part(file, 0, FileLayout::header_bytes),
                                          part(file, layout->checksums, layout->seal));
    if (seal != number_at(file.bytes(), layout->seal))
        return bad_table(path, "its header or checksums were altered: the seal does not fit");
    return TableFilePtr(new TableFile(path, std::move(table), *layout, std::move(file), most_resident));
}

Result<void> TableFile::check_instance(const Instance& instance) const {
    KS_TRY(const TableShape shape, table_shape(instance));
    if (shape == table_.shape && fingerprint(instance) == table_.instance_sha256)
        return {};
    return Error{.code = ErrorCode::input,
                 .what = "the table belongs to another instance",
                 .where = path_.string(),
                 .todo = "open the instance it was made from, or solve this one with --table",
                 .remedy = {.advice = "open the instance it was made from"}};
}

Result<std::span<const std::byte>> TableFile::row_bytes(std::int64_t i) const {
    if (i < 1 || i > rows())
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is no row {}", i),
                     .where = path_.string(),
                     .todo = formatted("choose one from 1 to {}", rows())};
    const std::span<const std::byte> bytes = part(file_, layout_.row(i), layout_.row(i + 1));
    std::atomic<bool>& sound = sound_[static_cast<std::size_t>(i - 1)];
    // Two threads may both check a row; they get the same result.
    if (!sound.load(std::memory_order_relaxed)) {
        if (row_checksum(table_.version, bytes) !=
            number_at(file_.bytes(), layout_.checksums + (i - 1) * FileLayout::checksum_bytes))
            return bad_table(path_, formatted("row {} is damaged", i));
        sound.store(true, std::memory_order_relaxed);
    }
    count_resident(i);
    return bytes;
}

/// Threads that count at the same time may exceed the limit a little. A row that is dropped while it is read
/// is loaded again.
void TableFile::count_resident(std::int64_t i) const {
    std::atomic<bool>& seen = seen_[static_cast<std::size_t>(i - 1)];
    if (seen.load(std::memory_order_relaxed))
        return;
    seen.store(true, std::memory_order_relaxed);
    if (resident_.fetch_add(layout_.row_bytes, std::memory_order_relaxed) + layout_.row_bytes <=
        most_resident_)
        return;
    file_.forget();
    for (std::int64_t k = 0; k < rows(); ++k)
        seen_[static_cast<std::size_t>(k)].store(false, std::memory_order_relaxed);
    resident_.store(0, std::memory_order_relaxed);
}

Result<RowCells> TableFile::row(std::int64_t i) const {
    KS_TRY(const std::span<const std::byte> bytes, row_bytes(i));
    // The header's size is a multiple of 8 bytes and the mapping begins at a page, so cells are aligned.
    return RowCells::at(bytes.data(), table_.shape.cell, table_.shape.columns);
}

Result<void> TableFile::check_rows(const std::stop_token& stop) const {
    for (std::int64_t i = 1; i <= rows(); ++i) {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        KS_CHECK(row_bytes(i));
    }
    return {};
}

} // namespace ks
