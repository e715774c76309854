// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/host.h"
#include "solvers/gpu/counters/session.h"

#include <memory>
#include <vector>

namespace ks::gpu {

/// CUPTI's range profiler on the current context, with ranges that we begin and end and passes that we repeat
/// (user range, user replay): so one mechanism serves one pass and several, a solve of many launches, and a
/// persistent kernel, none of whose memory has to be saved and restored. Whoever begins or ends a range has
/// waited for the device before.
class RangeProfiler {
public:
    /// For at most `most_ranges` ranges a pass.
    static Result<std::unique_ptr<RangeProfiler>> open(const Cupti& cupti, const HostProfiler& host,
                                                       std::int64_t most_ranges);
    ~RangeProfiler();
    RangeProfiler(const RangeProfiler&) = delete;
    RangeProfiler& operator=(const RangeProfiler&) = delete;

    /// As asked for, or fewer if CUPTI did not take so many.
    std::int64_t most_ranges() const { return most_ranges_; }

    Result<void> begin_pass();
    Result<void> begin_range(std::size_t index);
    Result<void> end_range();
    /// Whether that was the last pass.
    Result<bool> end_pass();
    /// After the last pass: the metrics of each range, by its index; empty where a range was lost.
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
    std::vector<std::uint8_t> config_; ///< a copy of its own: CUPTI may write to it
    std::vector<std::uint8_t> data_;   ///< the counter data image
    std::vector<std::string> names_;   ///< of the ranges; CUPTI is given pointers to them
};

} // namespace ks::gpu
