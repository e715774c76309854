// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

// Texts that are tables without separators. They become lines of cells with semicolons, each on the line
// where it was.
namespace ks::csv {

/// The table of a text whose words are separated by blanks; nothing if the text has other separators, or its
/// lines differ too much.
std::optional<std::string> words_as_table(std::string_view text);

/// Whether a line begins an item of a list in YAML: `- weight: 5`.
bool is_yaml_item(std::string_view line);

/// The table, on its side, of lists with names: `weights = [8, 5]`, `Values: 31 17`, `param c := 19;`.
/// Nothing if the text has anything else.
std::optional<std::string> lists_as_table(std::string_view text);

/// The table of lines in words: `Item 1: weight 5, value 10`. Its headings are in a line before the first one
/// of the text. Nothing if a line with a number says something else.
std::optional<std::string> prose_as_table(std::string_view text);

} // namespace ks::csv
