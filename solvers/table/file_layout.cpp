// SPDX-License-Identifier: Apache-2.0
#include "solvers/table/file_layout.h"

#include "solvers/core/formatted.h"
#include "solvers/core/table_magic.h"
#include "solvers/core/xxhash.h"
#include "solvers/kinds/kind.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace ks {

namespace {

/// The beginning of the header in every version.
struct RawBegin {
    std::array<char, 8> magic;
    std::uint32_t version;
    std::uint32_t header_bytes;
};

/// The header as stored in a file of version 2. Texts are UTF-8, truncated to their field and padded with
/// zeros.
struct RawHeader {
    RawBegin begin;
    std::array<char, 8> cell; ///< "int32", "int64", "float64", "bit"
    std::int64_t layers;
    std::int64_t rows; ///< per layer
    std::int64_t columns;
    std::array<char, 64> instance_sha256;
    std::array<char, 64> variant;
    std::array<char, 32> on;
    std::array<char, 112> device;
};

/// The header of version 1.
struct RawHeader1 {
    RawBegin begin;
    std::uint32_t cell_bytes; ///< 4 or 8, two's complement
    std::uint32_t reserved;   ///< 0
    std::int64_t rows;
    std::int64_t columns;
    std::array<char, 64> instance_sha256;
    std::array<char, 64> variant;
    std::array<char, 32> on;
    std::array<char, 120> device;
};
static_assert(sizeof(RawHeader) == FileLayout::header_bytes && alignof(RawHeader) == 8);
static_assert(sizeof(RawHeader1) == FileLayout::header_bytes && alignof(RawHeader1) == 8);

template <std::size_t N>
void put(std::array<char, N>& field, const std::string& text) {
    std::copy_n(text.begin(), std::min(text.size(), N), field.begin());
}

template <std::size_t N>
std::string text(const std::array<char, N>& field) {
    return {field.begin(), std::find(field.begin(), field.end(), '\0')};
}

template <class Raw>
Raw as_header(std::span<const std::byte> bytes) {
    Raw raw;
    std::memcpy(&raw, bytes.data(), sizeof raw);
    return raw;
}

/// Returns the content that both versions have.
template <class Raw>
TableDescription described(const Raw& raw, CellType cell, std::int64_t layers) {
    return {.shape = {.rows = raw.rows, .columns = raw.columns, .cell = cell, .layers = layers},
            .instance_sha256 = text(raw.instance_sha256),
            .variant = text(raw.variant),
            .on = text(raw.on),
            .device = text(raw.device),
            .version = static_cast<int>(raw.begin.version)};
}

std::optional<TableDescription> described(const RawHeader& raw) {
    const std::optional<CellType> cell = cell_type(text(raw.cell));
    return cell ? std::optional(described(raw, *cell, raw.layers)) : std::nullopt;
}

std::optional<TableDescription> described(const RawHeader1& raw) {
    if ((raw.cell_bytes != 4 && raw.cell_bytes != 8) || raw.reserved != 0)
        return {};
    return described(raw, raw.cell_bytes == 4 ? CellType::int32 : CellType::int64, 1);
}

} // namespace

Result<TableShape> table_shape(const Instance& instance) {
    const KindTable* table = kind_of(instance).table;
    if (!table)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("instances of kind {} have no table of rows", instance.kind()),
                     .todo = "leave the table out"};
    return table->shape(instance);
}

Result<FileLayout> FileLayout::of(const TableDescription& table) {
    const TableShape& shape = table.shape;
    const std::int64_t bytes = element_bytes(shape.cell), in_element = cells_in_element(shape.cell);
    // Number of cells in a unit of 8 bytes; version 1 pads no row.
    const std::int64_t in_unit = table.version == 1 ? 1 : 8 / bytes * in_element;
    FileLayout layout;
    std::int64_t all = 0, rows = 0, checksums = 0;
    const bool overflow = shape.rows < 0 || shape.columns < 1 || shape.layers < 1 ||
                          __builtin_mul_overflow(shape.layers, shape.rows, &all) ||
                          __builtin_mul_overflow(elements_of(shape.columns, in_unit),
                                                 table.version == 1 ? bytes : 8, &layout.row_bytes) ||
                          __builtin_mul_overflow(layout.row_bytes, all, &rows) ||
                          __builtin_mul_overflow(all, checksum_bytes, &checksums) ||
                          __builtin_add_overflow(header_bytes, rows, &layout.checksums) ||
                          __builtin_add_overflow(layout.checksums, checksums, &layout.seal) ||
                          __builtin_add_overflow(layout.seal, checksum_bytes, &layout.file_bytes);
    if (overflow)
        return Error{.code = ErrorCode::limit,
                     .what = shape.layers == 1
                                 ? formatted("a table of {} rows and {} columns fits no file", shape.rows,
                                             shape.columns)
                                 : formatted("a table of {} rows and {} columns in {} layers fits no file",
                                             shape.rows, shape.columns, shape.layers),
                     .todo = "divide the weights and the capacity by a common factor"};
    return layout;
}

TableHeader to_header(const TableDescription& table) {
    RawHeader raw{};
    raw.begin = {.magic = table_magic, .version = 2, .header_bytes = sizeof(RawHeader)};
    put(raw.cell, std::string(to_text(table.shape.cell)));
    raw.layers = table.shape.layers;
    raw.rows = table.shape.rows;
    raw.columns = table.shape.columns;
    put(raw.instance_sha256, table.instance_sha256);
    put(raw.variant, table.variant);
    put(raw.on, table.on);
    put(raw.device, table.device);
    return std::bit_cast<TableHeader>(raw);
}

Result<TableDescription> from_header(std::span<const std::byte> bytes, const std::filesystem::path& path) {
    RawBegin begin{};
    if (!bytes.empty()) // an empty span may have a null address, which memcpy does not accept
        std::memcpy(&begin, bytes.data(), std::min(bytes.size(), sizeof begin));
    if (begin.magic != table_magic)
        return bad_table(path, "this is not a table file of Knapscope");
    if (bytes.size() < sizeof(RawHeader))
        return bad_table(path, "the file ends within its header");
    if (begin.version != 1 && begin.version != 2)
        return bad_table(path, formatted("it is a table file of version {} and this program reads 1 and 2",
                                         begin.version));
    const std::optional<TableDescription> table = begin.header_bytes != sizeof(RawHeader) ? std::nullopt
                                                  : begin.version == 1
                                                      ? described(as_header<RawHeader1>(bytes))
                                                      : described(as_header<RawHeader>(bytes));
    if (!table)
        return bad_table(path, "the header is damaged");
    return *table;
}

std::uint64_t row_checksum(int version, std::span<const std::byte> row) {
    return version == 1 ? xxh64(row) : xxh3(row);
}

std::uint64_t table_seal(int version, std::span<const std::byte> header,
                         std::span<const std::byte> checksums) {
    return version == 1 ? xxh64(checksums, xxh64(header)) : xxh3(checksums, xxh3(header));
}

Error bad_table(const std::filesystem::path& path, const Sentence& what) {
    return {.code = ErrorCode::input,
            .what = what,
            .where = path.string(),
            .todo = "write it again with `knapscope-run solve --table`"};
}

} // namespace ks
