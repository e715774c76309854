// SPDX-License-Identifier: GPL-3.0-or-later
// The file of `devices --measure`.
#include "solvers/roofline/ceilings.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

namespace ks::fuzz {

Verdict check_ceilings(std::string_view bytes) {
    return written_and_read(
        bytes, [](std::string_view text) { return roofline::read_ceilings(text, "x.json"); },
        [](const roofline::Ceilings& ceilings) { return to_line(roofline::to_json(ceilings)); });
}

} // namespace ks::fuzz
