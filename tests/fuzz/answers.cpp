// SPDX-License-Identifier: GPL-3.0-or-later
// A student's answers to a sheet of exercises.
#include "solvers/questions/sheet_answers.h"
#include "tests/fuzz/document_target.h"

namespace ks::fuzz {

Verdict check_answers(std::string_view bytes) {
    return document_written_and_read(bytes, read_answers);
}

} // namespace ks::fuzz
