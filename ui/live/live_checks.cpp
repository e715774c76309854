// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_checks.h"

#include "solvers/core/formatted.h"

#include <cmath>

namespace ks::ui {
namespace {

constexpr std::size_t most_sms = 4096; ///< more than ten times the SMs of any GPU
constexpr double longest_run_s = 1e9;  ///< so that a time in nanoseconds fits into 64 bits

Error untrue(std::string what) {
    return {.code = ErrorCode::input, .what = std::move(what)};
}

/// Whether a time is valid: the reader refuses negative and non-finite times.
bool is_time(double seconds) {
    return std::isfinite(seconds) && seconds >= 0 && seconds <= longest_run_s;
}

Result<void> check_shares(const live::Telemetry& told) {
    for (const auto& share : {told.busy, told.memory_busy, told.sm_occupancy, told.dram_bandwidth})
        if (share && !(*share >= 0 && *share <= 1))
            return untrue(formatted("a share of {} is not between 0 and 1", *share));
    return {};
}

} // namespace

Result<void> check_sample(const live::Sample& sample, const live::Sample* before) {
    if (!is_time(sample.t))
        return untrue(formatted("a sample was taken at {} s", sample.t));
    if (before && sample.t < before->t)
        return untrue(formatted("a sample of {} s comes after one of {} s", sample.t, before->t));
    const std::size_t sms = sample.occupancy.size();
    if (sms > most_sms)
        return untrue(formatted("a sample has {} SMs", sms));
    if (before && sms > 0 && !before->occupancy.empty() && before->occupancy.size() != sms)
        return untrue(formatted("a sample has {} SMs, the one before {}", sms, before->occupancy.size()));
    return sample.telemetry ? check_shares(*sample.telemetry) : Result<void>{};
}

Result<void> check_solve(const live::SolveTime& solve, const live::SolveTime* before) {
    if (!is_time(solve.t))
        return untrue(formatted("a solve ended at {} s", solve.t));
    if (before && solve.t < before->t)
        return untrue(formatted("a solve of {} s comes after one of {} s", solve.t, before->t));
    return {};
}

Result<void> check_live_run(const live::LiveRun& run) {
    for (std::size_t i = 0; i < run.samples.size(); ++i)
        KS_CHECK(check_sample(run.samples[i], i > 0 ? &run.samples[i - 1] : nullptr));
    for (std::size_t i = 0; i < run.solves.size(); ++i)
        KS_CHECK(check_solve(run.solves[i], i > 0 ? &run.solves[i - 1] : nullptr));
    return {};
}

} // namespace ks::ui
