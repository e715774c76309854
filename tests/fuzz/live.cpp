// SPDX-License-Identifier: GPL-3.0-or-later
// Watched runs.
#include "solvers/run/live_document.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

namespace ks::fuzz {

Verdict check_live(std::string_view bytes) {
    return written_and_read(
        bytes,
        [](std::string_view text) -> Result<live::LiveRun> {
            KS_TRY(const json::Node document, json::parse(text, "x.json"));
            return read_live_run(json::Cursor(document, "x.json"));
        },
        [](const live::LiveRun& run) { return to_line(to_json(run)); });
}

} // namespace ks::fuzz
