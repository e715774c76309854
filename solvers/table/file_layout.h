// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/dp/table_shape.h"
#include "solvers/instance/instance.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

// The table file, version 2. All numbers little-endian, no padding between the parts:
//
//   header      320 bytes (file_layout.cpp); it names the cell: int32, int64, float64 or bit
//   rows        of the first layer, then of the next, each of C + 1 cells, padded with zeros to 8 bytes.
//               Bits are stored from the least significant bit of a byte on. Row 0 follows from the
//               instance and is not stored
//   checksums   8 bytes per row: XXH3 (64 bits) of the row's bytes, padding included, seed 0
//   seal        8 bytes: XXH3 of the checksums, with the XXH3 of the header as the seed
//
// Through the checksums the seal covers the whole file, so opening reads only 320 + 8 m + 8 bytes for any
// size of the rows. Each row is checked at its first use, so that an error names the damaged row.
//
// Version 1 can be read as well: cells of 4 or 8 bytes in two's complement, one layer, no padding, XXH64
// everywhere.
namespace ks {

static_assert(std::endian::native == std::endian::little,
              "table files are written and mapped as they lie in memory");

/// The description in a table file's header.
struct TableDescription {
    TableShape shape;
    std::string instance_sha256; ///< 64 hexadecimal digits: the instance's fingerprint
    std::string variant;         ///< id of the variant that filled the rows
    std::string on;              ///< where the variant ran: "cpu", "emulator", "gpu:0"
    std::string device;          ///< the device's name; empty for the CPU
    int version = 2;             ///< of the file; new files have the newest version

    friend bool operator==(const TableDescription&, const TableDescription&) = default;
};

/// Returns the shape of an instance's table. A kind without a table of rows is a usage error.
Result<TableShape> table_shape(const Instance& instance);

/// The offsets of the parts of a file, in bytes.
struct FileLayout {
    static constexpr std::int64_t header_bytes = 320;
    static constexpr std::int64_t checksum_bytes = 8;

    std::int64_t row_bytes = 0; ///< padding included
    std::int64_t checksums = 0;
    std::int64_t seal = 0;
    std::int64_t file_bytes = 0;

    /// Returns the layout. It is a limit error if a size does not fit 63 bits, or if the table has no columns
    /// or layers.
    static Result<FileLayout> of(const TableDescription& table);
    std::int64_t row(std::int64_t i) const { return header_bytes + (i - 1) * row_bytes; }
};

using TableHeader = std::array<std::byte, static_cast<std::size_t>(FileLayout::header_bytes)>;

TableHeader to_header(const TableDescription& table);
/// Reads a header. If the bytes are not a valid header of a supported version, it is an input error that
/// names `path`.
Result<TableDescription> from_header(std::span<const std::byte> bytes, const std::filesystem::path& path);

/// Returns the checksum of a row's bytes in a file of that version.
std::uint64_t row_checksum(int version, std::span<const std::byte> row);
std::uint64_t table_seal(int version, std::span<const std::byte> header,
                         std::span<const std::byte> checksums);

/// Returns the error "PATH: WHAT; write it again with `knapscope-run solve --table`".
Error bad_table(const std::filesystem::path& path, const Sentence& what);

} // namespace ks
