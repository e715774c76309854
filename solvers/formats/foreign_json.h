// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/formats/format.h"

#include <optional>
#include <string>
#include <vector>

namespace ks {

/// JSON of another program, written as a table for spreadsheets.
struct TableOfJson {
    std::string text;
    std::vector<Sentence> left_out; ///< what has no place in the table, in words
};

/// Whether the text begins as JSON does.
bool looks_like_json(std::string_view text);

/// Writes JSON of another program as a table: a list of objects, or lists of numbers of one length, and the
/// numbers next to them. The headings are the keys. An error (input) says what the JSON looks like if it has
/// no such table.
Result<TableOfJson> table_of_json(const InstanceText& given);

/// The same for the text of a file that may be anything; nothing: it is not JSON of another program, or has
/// no table.
std::optional<TableOfJson> table_of_foreign_json(const InstanceText& given);

/// Reads JSON without a header: that of the program's own keys, or a table.
Result<InstancePtr> read_foreign_json(const InstanceText& given);

} // namespace ks
