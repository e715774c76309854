// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/host.h"
#include "solvers/gpu/counters/session.h"

#include <memory>
#include <vector>

namespace ks::gpu {

/// CUPTI's range profiler on the current context. This program begins and ends the ranges and repeats the
/// passes (user range, user replay). So one mechanism serves one pass or several, a solve of many launches,
/// and a persistent kernel; no memory has to be saved and restored. The caller must wait for the device
/// before it begins or ends a range.
class RangeProfiler {
public:
    /// Opens the profiler for at most `most_ranges` ranges per pass.
    static Result<std::unique_ptr<RangeProfiler>> open(const Cupti& cupti, const HostProfiler& host,
                                                       std::int64_t most_ranges);
    ~RangeProfiler();
    RangeProfiler(const RangeProfiler&) = delete;
    RangeProfiler& operator=(const RangeProfiler&) = delete;

    /// Returns the number of ranges as requested, or fewer if CUPTI did not accept that many.
    std::int64_t most_ranges() const { return most_ranges_; }

    Result<void> begin_pass();
    Result<void> begin_range(std::size_t index);
    Result<void> end_range();
    /// Ends a pass. Returns whether it was the last.
    Result<bool> end_pass();
    /// Called after the last pass. Returns the metrics of each range, by its index; empty for a lost range.
    Result<std::vector<std::vector<double>>> values();

private:
    RangeProfiler(const Cupti& cupti, const HostProfiler& host) : cupti_(cupti), host_(host) {}
    Result<void> enable();
    Result<void> configure(std::int64_t most_ranges);
    Result<std::size_t> index_of(std::size_t position) const;

    const Cupti& cupti_;
    const HostProfiler& host_;
    CUpti_RangeProfiler_Object* profiler_ = nullptr;
    bool in_pass_ = false;
    std::int64_t most_ranges_ = 0;
    std::vector<std::uint8_t> config_; ///< a copy, because CUPTI may write to it
    std::vector<std::uint8_t> data_;   ///< the counter data image
    std::vector<std::string> names_;   ///< names of the ranges; CUPTI holds pointers to them
};

} // namespace ks::gpu
