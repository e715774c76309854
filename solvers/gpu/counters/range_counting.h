// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/counting.h"
#include "solvers/gpu/counters/range_plan.h"
#include "solvers/gpu/counters/range_profiler.h"
#include "solvers/kernels/launch_observer.h"

#include <optional>

namespace ks::gpu {

/// Counts sets in ranges: the launches of a solve run one after the other, so that each count belongs to one
/// kernel. The solve is repeated for each pass.
class RangeCounting final : public Counting, LaunchObserver {
public:
    static Result<std::unique_ptr<Counting>> start(const Cupti& cupti, live::CounterSet set, Backend& backend,
                                                   int device);
    explicit RangeCounting(Backend& backend) : backend_(backend) {}
    ~RangeCounting() override { backend_.observe(nullptr); }

    std::int64_t passes_left() const override;
    void begin_pass() override;
    void end_pass() override;
    live::Counters finish() override;

private:
    Result<void> before_launch(const std::string& kernel, Context& context) override;
    Result<void> after_launch(const std::string& kernel, Context& context) override;
    void note(const Result<void>& result);
    Result<void> end_counted_pass();
    void take_values();

    Backend& backend_;
    std::unique_ptr<CuptiSession> session_;
    std::unique_ptr<HostProfiler> host_;
    std::unique_ptr<RangeProfiler> profiler_; ///< declared after what it refers to
    RangePlan plan_;
    std::int64_t made_ = 0; ///< passes so far
    bool complete_ = false;
    std::optional<Error> failure_;
    std::vector<live::CounterRange> kernels_;
};

} // namespace ks::gpu
