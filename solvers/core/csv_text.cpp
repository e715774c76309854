// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_text.h"

#include <string_view>

namespace ks {

namespace {

std::string csv_field(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char letter : text) {
        quoted += letter;
        if (letter == '"')
            quoted += letter;
    }
    return quoted + '"';
}

} // namespace

std::string csv_text(const std::vector<std::vector<std::string>>& rows) {
    std::string text;
    for (const std::vector<std::string>& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i > 0 ? "," : "") + csv_field(row[i]);
        text += "\r\n";
    }
    return text;
}

} // namespace ks
