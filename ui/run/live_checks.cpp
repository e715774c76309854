// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/live_checks.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

constexpr int most_sms = 4096;              ///< no GPU has a tenth of them
constexpr double longest_run_s = 1e9;       ///< so that a time in nanoseconds still fits 64 bits
constexpr std::size_t blocks_a_look = 65536; ///< between two looks at whether to stop

Error untrue(std::string what) {
    return {.code = ErrorCode::input, .what = std::move(what)};
}

bool is_time(double seconds) {
    return std::isfinite(seconds) && seconds >= 0 && seconds <= longest_run_s;
}
bool is_share(double value) {
    return value >= 0 && value <= 1; // also false for a NaN
}
bool is_amount(double value) {
    return std::isfinite(value) && value >= 0;
}

Result<void> check_telemetry(const live::Telemetry& told) {
    for (const auto& share : {told.busy, told.memory_busy, told.sm_occupancy, told.dram_bandwidth})
        if (share && !is_share(*share))
            return untrue(formatted("a share of {} is not between 0 and 1", *share));
    for (const auto& amount : {told.sm_mhz, told.memory_mhz, told.power_w})
        if (amount && !is_amount(*amount))
            return untrue(formatted("{} is no clock and no power", *amount));
    if (told.temperature_c && !std::isfinite(*told.temperature_c))
        return untrue("a temperature is not a number");
    if (told.memory_used_bytes.value_or(0) < 0 || told.other_processes.value_or(0) < 0)
        return untrue("less than nothing is in use");
    return {};
}

Result<void> check_launch(const live::LaunchSpan& launch, std::int64_t length) {
    if (launch.begin < 0 || launch.end < launch.begin || launch.end > length)
        return untrue(formatted("a launch lasts from {} to {} of {}", launch.begin, launch.end, length));
    if (launch.grid < 0 || launch.block < 0 || launch.registers < 0 || launch.shared_bytes < 0 ||
        launch.blocks_per_sm < 0)
        return untrue("a launch has less than nothing");
    return {};
}

/// What a block and a wait of it have in common.
template <class Span>
Result<void> check_span(const Span& span, const live::Timeline& timeline) {
    if (span.sm < 0 || span.sm >= timeline.sms)
        return untrue(formatted("a block is on SM {} of {}", span.sm, timeline.sms));
    if (span.launch < 0 || static_cast<std::size_t>(span.launch) >= timeline.launches.size())
        return untrue(formatted("a block is of launch {} of {}", span.launch, timeline.launches.size()));
    if (span.begin < 0 || span.end < span.begin || span.end > timeline.length)
        return untrue(formatted("a block lasts from {} to {} of {}", span.begin, span.end, timeline.length));
    return {};
}

template <class Spans>
Result<void> check_spans(const Spans& spans, const live::Timeline& timeline, const std::stop_token& stop) {
    for (std::size_t i = 0; i < spans.size(); ++i) {
        if (i % blocks_a_look == 0 && stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        KS_CHECK(check_span(spans[i], timeline));
        if (i > 0 && spans[i].begin < spans[i - 1].begin)
            return untrue("the blocks are not in the order of their beginnings");
    }
    return {};
}

} // namespace

Result<void> check_sample(const live::Sample& sample, const live::Sample* before) {
    if (!is_time(sample.t))
        return untrue(formatted("a sample was taken at {} s", sample.t));
    if (before && sample.t < before->t)
        return untrue(formatted("a sample of {} s comes after one of {} s", sample.t, before->t));
    if (sample.occupancy.size() > most_sms)
        return untrue(formatted("a sample has {} SMs", sample.occupancy.size()));
    if (before && !before->occupancy.empty() && !sample.occupancy.empty() &&
        before->occupancy.size() != sample.occupancy.size())
        return untrue(formatted("a sample has {} SMs, the one before {}", sample.occupancy.size(),
                                before->occupancy.size()));
    const auto wrong = std::ranges::find_if_not(sample.occupancy, is_share);
    if (wrong != sample.occupancy.end())
        return untrue(formatted("an occupancy of {} is not between 0 and 1", *wrong));
    if (sample.barriers.value_or(0) < 0)
        return untrue(formatted("{} barriers were passed", *sample.barriers));
    return sample.telemetry ? check_telemetry(*sample.telemetry) : Result<void>{};
}

Result<void> check_solve(const live::SolveTime& solve, const live::SolveTime* before) {
    if (!is_time(solve.t) || !is_amount(solve.total_ms))
        return untrue(formatted("a solve took {} ms and ended at {} s", solve.total_ms, solve.t));
    if (before && solve.t < before->t)
        return untrue(formatted("a solve of {} s comes after one of {} s", solve.t, before->t));
    return {};
}

Result<void> check_stage(const live::StageTime& stage) {
    if (!is_amount(stage.begin_ms) || !is_amount(stage.ms))
        return untrue(formatted("a stage began at {} ms and took {} ms", stage.begin_ms, stage.ms));
    return {};
}

Result<void> check_timeline(const live::Timeline& timeline, const std::stop_token& stop) {
    if (timeline.sms < 1 || timeline.sms > most_sms)
        return untrue(formatted("the timeline has {} SMs", timeline.sms));
    if (timeline.max_warps < 1 || timeline.length < 0 || timeline.launches_left_out < 0)
        return untrue("the timeline has less than nothing");
    for (const live::LaunchSpan& launch : timeline.launches)
        KS_CHECK(check_launch(launch, timeline.length));
    KS_CHECK(check_spans(timeline.blocks, timeline, stop));
    const auto idle = std::ranges::find_if(timeline.blocks, [](const auto& b) { return b.warp_time < 0; });
    if (idle != timeline.blocks.end())
        return untrue("the warps of a block were there for less than no time");
    return check_spans(timeline.waits, timeline, stop);
}

Result<void> check_counters(const live::Counters& counters) {
    for (const live::CounterRange& range : counters.ranges)
        for (const live::Counter& counter : range.counters)
            if (!std::isfinite(counter.value))
                return untrue("the counter " + counter.name + " is not a number");
    for (const live::CounterCurve& curve : counters.curves) {
        if (curve.times.size() != curve.values.size())
            return untrue("the curve " + curve.name + " has more times than values, or fewer");
        if (!std::ranges::all_of(curve.times, is_time) || !std::ranges::is_sorted(curve.times) ||
            !std::ranges::all_of(curve.values, [](double value) { return std::isfinite(value); }))
            return untrue("the curve " + curve.name + " has points that are no points");
    }
    return {};
}

Result<void> check_live_run(const live::LiveRun& run, const std::stop_token& stop) {
    for (std::size_t i = 0; i < run.samples.size(); ++i)
        KS_CHECK(check_sample(run.samples[i], i > 0 ? &run.samples[i - 1] : nullptr));
    for (std::size_t i = 0; i < run.solves.size(); ++i)
        KS_CHECK(check_solve(run.solves[i], i > 0 ? &run.solves[i - 1] : nullptr));
    for (const live::StageTime& stage : run.stages)
        KS_CHECK(check_stage(stage));
    if (run.timeline)
        KS_CHECK(check_timeline(*run.timeline, stop));
    return run.counters ? check_counters(*run.counters) : Result<void>{};
}

} // namespace ks::ui
