// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/counters/counting.h"
#include "solvers/gpu/counters/pm_sampling.h"
#include "solvers/gpu/counters/session.h"

namespace ks::gpu {

/// Counts the set of curves: samples from start to finish of the run, without passes.
class CurveCounting final : public Counting {
public:
    static Result<std::unique_ptr<Counting>> start(const Cupti& cupti, int device,
                                                   std::chrono::steady_clock::time_point zero);
    live::Counters finish() override;

private:
    std::unique_ptr<CuptiSession> session_;
    std::unique_ptr<HostProfiler> host_;
    std::unique_ptr<PmSampling> sampling_; ///< declared after what it refers to
};

} // namespace ks::gpu
