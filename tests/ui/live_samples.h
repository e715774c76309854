// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "tests/support/paths.h"
#include "tests/ui/samples.h"
#include "ui/live/live_feed.h"

#include <memory>
#include <string>

namespace ks::tests {

/// Makes the client use tests/ui/live_runner.py, whose invented GPU has this behaviour.
inline void use_live_runner(const char* behaviour, const char* seconds = "0.3", const char* blocks = "2000") {
    qputenv("KNAPSCOPE_RUNNER", source_path("tests/ui/live_runner.py").toLocal8Bit());
    qputenv("KS_LIVE", behaviour);
    qputenv("KS_LIVE_SECONDS", seconds);
    qputenv("KS_LIVE_BLOCKS", blocks);
    qputenv("KS_LIVE_SMS", "16");
    qputenv("KS_FAKE_SHA", QByteArray::fromStdString(fingerprint(*table_2_2())));
}

/// A run of `solves` solves of `ms` milliseconds, with a sample and a launch of as many blocks as SMs.
inline ui::LiveRunPtr watched_run(const std::string& variant, double ms, float occupancy, int solves = 40) {
    auto run = std::make_shared<live::LiveRun>();
    run->variant = variant;
    run->on = "gpu:0";
    run->device = "Made-up GPU";
    run->cc = "9.0";
    run->instance = "Table 2.2";
    run->parameters = {{"block", "256"}};
    constexpr int sms = 4;
    for (int i = 0; i < solves; ++i) {
        const double t = 0.01 * i;
        run->solves.push_back({.t = t, .total_ms = ms});
        run->samples.push_back({.t = t, .occupancy = std::vector<float>(sms, occupancy)});
    }
    live::Timeline& timeline = run->timeline.emplace();
    timeline.sms = sms;
    timeline.max_warps = 64;
    timeline.length = 1000;
    timeline.launches.push_back({.kernel = "mckp_shared.row<int32>",
                                 .grid = sms,
                                 .block = 256,
                                 .blocks_per_sm = 8,
                                 .begin = 0,
                                 .end = 1000});
    for (int sm = 0; sm < sms; ++sm)
        timeline.blocks.push_back({.begin = 0,
                                   .end = 1000,
                                   .warp_time = static_cast<std::int64_t>(64'000 * occupancy),
                                   .launch = 0,
                                   .block = sm,
                                   .sm = sm});
    return run;
}

} // namespace ks::tests
