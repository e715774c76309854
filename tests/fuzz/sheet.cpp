// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of exercises.
#include "solvers/questions/sheet.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

namespace ks::fuzz {

Verdict check_sheet(std::string_view bytes) {
    return written_and_read(
        bytes,
        [](std::string_view text) -> Result<Sheet> {
            KS_TRY(const json::Node document, json::parse(text, "x.json"));
            return read_sheet(json::Cursor(document, "x.json"));
        },
        [](const Sheet& sheet) { return to_line(to_json(sheet)); });
}

} // namespace ks::fuzz
