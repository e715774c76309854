// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// Whether the bytes are those of a workbook of a spreadsheet program, also of one that cannot be read.
bool looks_like_workbook(std::string_view bytes);

/// One sheet of a workbook.
struct Workbook {
    std::string sheet; ///< its name
    std::string
        table; ///< its cells as a table with commas; each row is a line, so that numbers of lines agree
    std::vector<std::string> others{}; ///< the names of the other sheets that have values
};

/// What messages call the sheet: "bag.xlsx, sheet Table 1".
std::string name_of_sheet(const std::string& file, const Workbook& book);
/// Says which sheet is read and which sheets are left out; empty: the workbook has no other sheet with
/// values.
Sentence other_sheets(const Workbook& book);
/// Says how another sheet is chosen; the workbook has one.
Sentence choose_other_sheet(const Workbook& book);

/// Returns the names of all sheets that have values; those that are hidden come last. `name` is the file's
/// name for messages.
Result<std::vector<std::string>> sheets_in(std::string_view bytes, const std::string& name,
                                           const std::stop_token& stop = {});

/// Reads a sheet of a workbook in the format of Excel (.xlsx) or OpenDocument (.ods). `sheet` is its name, or
/// its number from 1 among those of sheets_in; empty: the first one. Formulas count by the values that were
/// saved, dates are texts.
Result<Workbook> read_workbook(std::string_view bytes, const std::string& name, const std::string& sheet = {},
                               const std::stop_token& stop = {});

} // namespace ks
