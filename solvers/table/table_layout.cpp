// SPDX-License-Identifier: Apache-2.0
#include "solvers/table/table_layout.h"

#include "solvers/base/table_magic.h"
#include "solvers/base/xxh64.h"
#include "solvers/dp/table.h"
#include "solvers/problems/kind.h"

#include <algorithm>
#include <cstring>

namespace ks {

namespace {

constexpr std::uint32_t version = 1;

/// The header as it lies in the file. Texts are UTF-8, cut to their field, zeros behind.
struct RawHeader {
    std::array<char, 8> magic;
    std::uint32_t version;
    std::uint32_t header_bytes;
    std::uint32_t cell_bytes; ///< 4 or 8, two's complement
    std::uint32_t reserved;   ///< 0
    std::int64_t rows;
    std::int64_t columns;
    std::array<char, 64> instance_sha256;
    std::array<char, 64> variant;
    std::array<char, 32> on;
    std::array<char, 120> device;
};
static_assert(sizeof(RawHeader) == TableLayout::header_bytes && alignof(RawHeader) == 8);

template <std::size_t N>
void put(std::array<char, N>& field, const std::string& text) {
    std::copy_n(text.begin(), std::min(text.size(), N), field.begin());
}

template <std::size_t N>
std::string text(const std::array<char, N>& field) {
    return {field.begin(), std::find(field.begin(), field.end(), '\0')};
}

} // namespace

Result<TableDescription> table_shape(const Instance& instance) {
    const KindTable* table = kind_of(instance).table;
    if (!table)
        return Error{ErrorCode::usage, "a " + std::string(instance.kind()) + " instance has no table of rows",
                     "", "leave the table out"};
    const TableShape shape = table->shape(instance);
    TableDescription description;
    description.rows = shape.rows;
    description.columns = shape.columns;
    description.width = shape.width;
    return description;
}

Result<TableLayout> TableLayout::of(const TableDescription& table) {
    TableLayout layout;
    std::int64_t rows = 0, checksums = 0;
    const bool overflow = table.rows < 0 || table.columns < 1 ||
                          __builtin_mul_overflow(table.columns, cell_bytes(table.width), &layout.row_bytes) ||
                          __builtin_mul_overflow(layout.row_bytes, table.rows, &rows) ||
                          __builtin_mul_overflow(table.rows, checksum_bytes, &checksums) ||
                          __builtin_add_overflow(header_bytes, rows, &layout.checksums) ||
                          __builtin_add_overflow(layout.checksums, checksums, &layout.seal) ||
                          __builtin_add_overflow(layout.seal, checksum_bytes, &layout.file_bytes);
    if (overflow)
        return Error{ErrorCode::limit,
                     "a table of " + std::to_string(table.rows) + " rows and " +
                         std::to_string(table.columns) + " columns fits no file",
                     "", "divide the weights and the capacity by a common factor"};
    return layout;
}

TableHeader to_header(const TableDescription& table) {
    RawHeader raw{};
    raw.magic = table_magic;
    raw.version = version;
    raw.header_bytes = sizeof(RawHeader);
    raw.cell_bytes = static_cast<std::uint32_t>(cell_bytes(table.width));
    raw.rows = table.rows;
    raw.columns = table.columns;
    put(raw.instance_sha256, table.instance_sha256);
    put(raw.variant, table.variant);
    put(raw.on, table.on);
    put(raw.device, table.device);
    return std::bit_cast<TableHeader>(raw);
}

Result<TableDescription> from_header(std::span<const std::byte> bytes, const std::filesystem::path& path) {
    RawHeader raw{};
    std::memcpy(&raw, bytes.data(), std::min(bytes.size(), sizeof raw));
    if (raw.magic != table_magic)
        return bad_table(path, "this is not a table file of Knapscope");
    if (bytes.size() < sizeof raw)
        return bad_table(path, "the file ends within its header");
    if (raw.version != version)
        return bad_table(path, "it is a table file of version " + std::to_string(raw.version) +
                                   " and this program reads " + std::to_string(version));
    if (raw.header_bytes != sizeof raw || (raw.cell_bytes != 4 && raw.cell_bytes != 8) || raw.reserved != 0)
        return bad_table(path, "the header is damaged");
    return TableDescription{.rows = raw.rows,
                            .columns = raw.columns,
                            .width = raw.cell_bytes == 4 ? RowWidth::bits32 : RowWidth::bits64,
                            .instance_sha256 = text(raw.instance_sha256),
                            .variant = text(raw.variant),
                            .on = text(raw.on),
                            .device = text(raw.device)};
}

std::uint64_t table_seal(std::span<const std::byte> header, std::span<const std::byte> checksums) {
    return xxh64(checksums, xxh64(header));
}

Error bad_table(const std::filesystem::path& path, const std::string& what) {
    return {ErrorCode::input, what, path.string(), "write it again with `knapscope-run solve --table`"};
}

} // namespace ks
