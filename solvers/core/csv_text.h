// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace ks {

/// Returns rows of cells as a CSV file (RFC 4180): a cell is in quotation marks where it has a comma, a
/// quotation mark or the end of a line, and each line ends with CR LF.
std::string csv_text(const std::vector<std::vector<std::string>>& rows);

} // namespace ks
