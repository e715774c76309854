// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace ks {

/// Returns rows of cells as a CSV file in the dialect of csv_dialect(). A cell is in quotation marks if it
/// contains the separator, a quotation mark or a line end, and each line ends with CR LF (RFC 4180). No
/// spreadsheet computes a cell, because texts are guarded (csv_formula.h).
std::string csv_text(const std::vector<std::vector<std::string>>& rows);

} // namespace ks
