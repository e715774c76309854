// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/curve_counting.h"

#include "solvers/core/sentence_json.h"

namespace ks::gpu {

Result<std::unique_ptr<Counting>> CurveCounting::start(const Cupti& cupti, int device,
                                                       std::chrono::steady_clock::time_point zero) {
    auto counting = std::make_unique<CurveCounting>();
    KS_TRY(counting->session_, CuptiSession::open(cupti, device, CUPTI_PROFILER_PM_SAMPLING));
    KS_TRY(counting->host_, HostProfiler::open(cupti, counting->session_->chip(), live::CounterSet::curves));
    KS_TRY(counting->sampling_, PmSampling::start(cupti, *counting->host_, device, zero));
    return std::unique_ptr<Counting>(std::move(counting));
}

live::Counters CurveCounting::finish() {
    live::Counters counters{.chip = session_->chip(), .passes = 1};
    Result<std::vector<live::CounterCurve>> curves = sampling_->finish();
    if (!curves)
        counters.unavailable = sentence_of(curves.error());
    else if (curves->empty() || curves->front().times.empty())
        counters.unavailable =
            "the run was too short for a sample of the counters; repeat it for some seconds";
    else
        counters.curves = std::move(*curves);
    sampling_.reset();
    session_.reset(); // the next run may count before this object is destroyed
    return counters;
}

} // namespace ks::gpu
