// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ks {

/// How the cells of a CSV file are written.
struct CsvDialect {
    char separator = ',';         ///< between two cells
    char decimal_mark = '.';      ///< of numbers
    bool byte_order_mark = false; ///< begins the file, because Excel recognises UTF-8 by it

    friend bool operator==(const CsvDialect&, const CsvDialect&) = default;
};

/// RFC 4180, as English spreadsheets and most programs read it.
inline constexpr CsvDialect csv_with_points{};
/// As Excel reads it where numbers have a decimal comma, in German and Italian.
inline constexpr CsvDialect csv_with_commas{.separator = ';', .decimal_mark = ',', .byte_order_mark = true};

/// The dialect that a user calls "point" or "comma"; nothing for any other name.
std::optional<CsvDialect> csv_dialect_named(std::string_view name);

/// From now on the process writes CSV in this dialect; with nothing, in that of the language that is spoken
/// (core/language.h). Set once, before threads are started.
void write_csv_in(std::optional<CsvDialect> dialect);
/// The dialect in which the process writes CSV.
CsvDialect csv_dialect();

/// What a file of this dialect begins with: the byte order mark in UTF-8, or nothing.
std::string_view csv_beginning(const CsvDialect& dialect);
/// "3,5" of "3.5" in a dialect with a decimal comma. A text that is not a decimal number stays as it is.
std::string csv_number(std::string text, const CsvDialect& dialect);

} // namespace ks
