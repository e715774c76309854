// SPDX-License-Identifier: GPL-3.0-or-later
// Results of `bench`.
#include "solvers/bench/results.h"
#include "tests/fuzz/target.h"

namespace ks::fuzz {

Verdict check_results(std::string_view bytes) {
    return written_and_read(
        bytes, [](std::string_view text) { return read_results(text, "x.json"); },
        [](const RecordedResults& results) { return results_text(results); });
}

} // namespace ks::fuzz
