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
    bool byte_order_mark = false; ///< begins the file; Excel recognises UTF-8 by it

    friend bool operator==(const CsvDialect&, const CsvDialect&) = default;
};

/// RFC 4180, as English spreadsheets and most programs read it.
inline constexpr CsvDialect csv_with_points{};
/// The dialect that Excel reads with a decimal comma, as in German and Italian.
inline constexpr CsvDialect csv_with_commas{.separator = ';', .decimal_mark = ',', .byte_order_mark = true};

/// Returns the dialect named "point" or "comma", or nothing for any other name.
std::optional<CsvDialect> csv_dialect_named(std::string_view name);

/// Sets the dialect in which the process writes CSV from now on; nothing: that of the current language
/// (core/language.h). Set once, before threads are started.
void write_csv_in(std::optional<CsvDialect> dialect);
/// Returns the dialect in which the process writes CSV.
CsvDialect csv_dialect();

/// Returns the beginning of a file in this dialect: the UTF-8 byte order mark, or nothing.
std::string_view csv_beginning(const CsvDialect& dialect);
/// Returns "3,5" for "3.5" in a dialect with a decimal comma. A text that is not a decimal number is returned
/// unchanged.
std::string csv_number(std::string text, const CsvDialect& dialect);

} // namespace ks
