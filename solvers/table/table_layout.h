// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/instance.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

// The table file, version 1. All numbers little-endian, no padding between the parts:
//
//   header      320 bytes, below
//   rows        1..m, each of C + 1 cells of 4 or 8 bytes; row 0 is all zeros and not stored
//   checksums   m times 8 bytes: XXH64 of each row's bytes, seed 0
//   seal        8 bytes: XXH64 of the checksums, its seed the XXH64 of the header
//
// The seal speaks for the whole file through the checksums, so opening reads 320 + 8 m + 8 bytes whatever the
// size of the rows, and each row is checked by itself when it is first looked at: damage names its row.
namespace ks {

static_assert(std::endian::native == std::endian::little,
              "table files are written and mapped as they lie in memory");

/// What a table file says of itself.
struct TableDescription {
    std::int64_t rows = 0;    ///< m: rows 1..m are stored
    std::int64_t columns = 0; ///< C + 1
    RowWidth width = RowWidth::bits32;
    std::string instance_sha256; ///< 64 hexadecimal digits: the instance's fingerprint
    std::string variant;         ///< id of the variant that filled the rows
    std::string on;              ///< where it ran: "cpu", "emulator", "gpu:0"
    std::string device;          ///< that device's name, empty for the CPU

    friend bool operator==(const TableDescription&, const TableDescription&) = default;
};

/// Rows, columns and width of an instance's table; the rest is left empty. A kind without a table of rows is
/// a usage error.
Result<TableDescription> table_shape(const Instance& instance);

/// Where the parts of a file begin, in bytes.
struct TableLayout {
    static constexpr std::int64_t header_bytes = 320;
    static constexpr std::int64_t checksum_bytes = 8;

    std::int64_t row_bytes = 0;
    std::int64_t checksums = 0;
    std::int64_t seal = 0;
    std::int64_t file_bytes = 0;

    /// A size that cannot be counted in 63 bits, or a table without columns, is a limit error.
    static Result<TableLayout> of(const TableDescription& table);
    std::int64_t row(std::int64_t i) const { return header_bytes + (i - 1) * row_bytes; }
};

using TableHeader = std::array<std::byte, static_cast<std::size_t>(TableLayout::header_bytes)>;

TableHeader to_header(const TableDescription& table);
/// What another program, another version or an accident left where a header should be is an input error that
/// names `path`.
Result<TableDescription> from_header(std::span<const std::byte> bytes, const std::filesystem::path& path);

std::uint64_t table_seal(std::span<const std::byte> header, std::span<const std::byte> checksums);

/// "PATH: WHAT; write it again with `knapscope-run solve --table`".
Error bad_table(const std::filesystem::path& path, const std::string& what);

} // namespace ks
