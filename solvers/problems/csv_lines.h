// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// One cell of a table: its text, without the spaces around it unless it was quoted.
struct CsvCell {
    std::string text;
    bool quoted = false;
};

/// The lines of a CSV text (RFC 4180): cells in quotation marks may hold separators, line ends and doubled
/// quotation marks. Cells are separated by the first comma, semicolon or tab outside quotation marks, which
/// is what spreadsheets of different countries write. A byte order mark is accepted.
class CsvLines {
public:
    explicit CsvLines(std::string_view text);

    /// Reads the next line into `cells`; false: the text has ended.
    bool next(std::vector<CsvCell>& cells);
    /// The number of the line that was read last, from 1. Of one that goes over several it is the first.
    std::size_t line() const { return line_; }
    /// Whether the text ended within quotation marks.
    bool broken() const { return broken_; }

private:
    CsvCell cell();
    CsvCell quoted_cell();

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 0, next_line_ = 1;
    char separator_ = ',';
    bool broken_ = false;
};

/// A text as one cell of a comma-separated line, in quotation marks where it would be read differently
/// without.
std::string csv_cell(std::string_view text);

} // namespace ks
