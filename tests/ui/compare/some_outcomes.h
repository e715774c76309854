// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "solvers/run/outcome.h"

#include <memory>

namespace ks::tests {

inline std::shared_ptr<const Outcome> outcome(const char* variant, std::int64_t block, double ms,
                                              const char* sha256 = "aa") {
    auto made = std::make_shared<Outcome>();
    made->variant = variant;
    made->on = "cpu";
    if (block > 0)
        made->parameters = Parameters::told({{"block", block}});
    made->instance_name = "Set 3";
    made->instance_sha256 = sha256;
    made->answer.status = Status::optimal;
    made->total_ms = ms;
    return made;
}

inline RecordedResults results(const char* date, double ms) {
    RecordedRow row;
    row.variant = "mckp.shared";
    row.on = "gpu:0";
    row.parameters = {{"block", "512"}};
    row.instance = "thesis-set3";
    row.seed = 1;
    row.instance_sha256 = "aa";
    row.status = "optimal";
    row.total_ms = spread_of({ms});
    RecordedResults made{
        "knapscope-run bench c.json", date, "0123456789abcdef", "node7", "NVIDIA H200", "580", {}, {}};
    made.rows = {row};
    return made;
}

} // namespace ks::tests
