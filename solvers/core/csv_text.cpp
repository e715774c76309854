// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_text.h"

#include "solvers/core/csv_dialect.h"
#include "solvers/core/csv_formula.h"

namespace ks {

namespace {

std::string csv_field(const std::string& cell, const CsvDialect& dialect) {
    const std::string text = with_guard(cell);
    const bool plain = text.find_first_of(csv_quoted_characters) == std::string::npos;
    return plain ? csv_number(text, dialect) : csv_quoted(text);
}

} // namespace

std::string csv_quoted(std::string_view text) {
    std::string quoted = "\"";
    for (const char letter : text) {
        quoted += letter;
        if (letter == '"')
            quoted += letter;
    }
    return quoted + '"';
}

std::string csv_text(const std::vector<std::vector<std::string>>& rows) {
    const CsvDialect dialect = csv_dialect();
    std::string text(csv_beginning(dialect));
    for (const std::vector<std::string>& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0)
                text += dialect.separator;
            text += csv_field(row[i], dialect);
        }
        text += "\r\n";
    }
    return text;
}

} // namespace ks
