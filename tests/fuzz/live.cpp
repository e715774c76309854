// SPDX-License-Identifier: GPL-3.0-or-later
// Watched runs.
#include "solvers/run/live_document.h"
#include "tests/fuzz/document_target.h"

#include <nlohmann/json.hpp>

namespace ks::fuzz {

Verdict check_live(std::string_view bytes) {
    return document_written_and_read(bytes, read_live_run,
                                     [](const live::LiveRun& run) { return to_json(run); });
}

} // namespace ks::fuzz
