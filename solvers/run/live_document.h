// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/result.h"
#include "solvers/live/live_run.h"

#include <string_view>

namespace ks {

/// The document of a watched run (`knapscope-live`, app/runner/schemas/live.schema.json). Blocks and waits
/// are columns of integers, each the difference to the one before, packed as base64, so that 100,000 blocks
/// take about a megabyte.
Json to_json(const live::LiveRun& run);
Json to_json(const live::Timeline& timeline);
Json to_json(const live::Sample& sample);
Json to_json(const live::SolveTime& solve);
Json to_json(const live::Counters& counters);

/// Reads what `to_json` wrote. An error of code input names the place.
Result<live::LiveRun> read_live_run(const json::Cursor& document);
Result<live::Timeline> read_timeline(const json::Cursor& timeline);
Result<live::Sample> read_sample(const json::Cursor& sample);
Result<live::SolveTime> read_solve_time(const json::Cursor& solve);
Result<live::Counters> read_counters(const json::Cursor& counters);

/// Whether a text begins as the document of a watched run does, whatever its file is called.
inline bool looks_like_live_run(std::string_view text) {
    return text.substr(0, 4096).find("\"knapscope-live\"") != std::string_view::npos;
}

} // namespace ks
