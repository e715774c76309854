// SPDX-License-Identifier: GPL-3.0-or-later
// A student's answers to a sheet of exercises.
#include "solvers/questions/sheet_answers.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

namespace ks::fuzz {

Verdict check_answers(std::string_view bytes) {
    return written_and_read(
        bytes,
        [](std::string_view text) -> Result<SheetAnswers> {
            KS_TRY(const json::Node document, json::parse(text, "x.json"));
            return read_answers(json::Cursor(document, "x.json"));
        },
        [](const SheetAnswers& answers) { return to_line(to_json(answers)); });
}

} // namespace ks::fuzz
