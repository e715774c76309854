// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/live_collector.h"

#include <algorithm>

namespace ks {

RunEvents LiveCollector::listening(RunEvents events) {
    RunEvents both = events;
    both.sample = [this, next = events.sample](const live::Sample& sample) {
        {
            const std::lock_guard lock(mutex_);
            run_.samples.push_back(sample);
        }
        if (next)
            next(sample);
    };
    both.progress = [this, next = events.progress](const Progress& progress) {
        if (progress.rows_are == Progress().rows_are) // chunks of a kernel mix are not rows of a table
            run_.rows = std::max(run_.rows, progress.rows);
        if (next)
            next(progress);
    };
    both.solved = [this, next = events.solved](const live::SolveTime& solve) {
        run_.solves.push_back(solve);
        if (next)
            next(solve);
    };
    both.timeline = [this, next = events.timeline](const live::Timeline& timeline) {
        run_.timeline = timeline;
        if (next)
            next(timeline);
    };
    both.counters = [this, next = events.counters](const live::Counters& counters) {
        run_.counters = counters;
        if (next)
            next(counters);
    };
    return both;
}

live::LiveRun LiveCollector::run(const Outcome& outcome) const {
    live::LiveRun run = run_;
    run.variant = outcome.variant;
    run.on = outcome.on;
    if (outcome.device) {
        run.device = outcome.device->name;
        run.cc = outcome.device->cc;
    }
    for (const auto& [name, value] : outcome.parameters.texts())
        run.parameters.emplace_back(name, value);
    run.instance = outcome.instance_name;
    run.instance_sha256 = outcome.instance_sha256;
    for (const Stage& stage : outcome.stages)
        if (!stage.is_apart())
            run.stages.push_back({.name = stage.name, .begin_ms = stage.begin_ms, .ms = stage.ms});
    return run;
}

} // namespace ks
