// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// A cell with any of these characters is in quotation marks. They are the separators of all spreadsheets:
/// one that expects another separator must not take the rest of a name for a cell, and compute it.
inline constexpr std::string_view csv_quoted_characters = "\",;|\t\r\n";

/// Returns the text in quotation marks, with each quotation mark in it written twice.
std::string csv_quoted(std::string_view text);

/// Returns rows of cells as a CSV file in the dialect of csv_dialect(). A cell is in quotation marks if it
/// contains one of `csv_quoted_characters`, except a number with a decimal comma. Each line ends with CR LF
/// (RFC 4180). No spreadsheet computes a cell, because texts are guarded (csv_formula.h).
std::string csv_text(const std::vector<std::vector<std::string>>& rows);

} // namespace ks
