// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/counting.h"

#if __has_include(<cupti_range_profiler.h>)
#include "solvers/core/sentence.h"
#include "solvers/core/sentence_json.h"
#include "solvers/gpu/counters/curve_counting.h"
#include "solvers/gpu/counters/range_counting.h"
#endif

namespace ks::gpu {

namespace {

/// Counts nothing and reports the reason.
class NoCounting final : public Counting {
public:
    explicit NoCounting(Sentence why) : why_(std::move(why)) {}
    live::Counters finish() override { return {.unavailable = why_}; }

private:
    Sentence why_;
};

#if __has_include(<cupti_range_profiler.h>)
Result<std::unique_ptr<Counting>> try_counting(live::CounterSet set, Backend& backend, int device,
                                               std::chrono::steady_clock::time_point zero) {
    KS_TRY(const Cupti* const cupti, Cupti::load());
    if (set == live::CounterSet::curves)
        return CurveCounting::start(*cupti, device, zero);
    return RangeCounting::start(*cupti, set, backend, device);
}
#else
Result<std::unique_ptr<Counting>> try_counting(live::CounterSet, Backend&, int,
                                               std::chrono::steady_clock::time_point) {
    return Error{.code = ErrorCode::device,
                 .what = "this program was built without CUPTI's headers, so it has no counters",
                 .todo = "build it with CUDA 12.6 or newer"};
}
#endif

} // namespace

std::unique_ptr<Counting> start_counting(live::CounterSet set, Backend& backend, int device,
                                         std::chrono::steady_clock::time_point zero) {
    Result<std::unique_ptr<Counting>> counting = try_counting(set, backend, device, zero);
    if (!counting)
        return std::make_unique<NoCounting>(sentence_of(counting.error()));
    return *std::move(counting);
}

} // namespace ks::gpu
