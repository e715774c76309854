// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of exercises.
#include "solvers/questions/sheet.h"
#include "tests/fuzz/document_target.h"

namespace ks::fuzz {

Verdict check_sheet(std::string_view bytes) {
    return document_written_and_read(bytes, read_sheet);
}

} // namespace ks::fuzz
