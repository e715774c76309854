// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <string>
#include <string_view>

namespace ks {

/// Whether the bytes are those of a workbook of a spreadsheet program, also of one that cannot be read.
bool looks_like_workbook(std::string_view bytes);

/// The first sheet of a workbook.
struct Workbook {
    std::string sheet; ///< its name
    std::string
        table; ///< its cells as a table with commas; each row is a line, so that numbers of lines agree
};

/// What messages call the sheet: "bag.xlsx, sheet Table 1".
std::string name_of_sheet(const std::string& file, const Workbook& book);

/// Reads the first sheet of a workbook in the format of Excel (.xlsx) or OpenDocument (.ods). Formulas count
/// by the values that were saved, dates are texts. `name` is the file's name for messages.
Result<Workbook> read_workbook(std::string_view bytes, const std::string& name);

} // namespace ks
