// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/counters/range_counting.h"

#include "solvers/core/context.h"
#include "solvers/core/formatted.h"
#include "solvers/core/sentence_json.h"

#include <algorithm>

namespace ks::gpu {

Result<std::unique_ptr<Counting>> RangeCounting::start(const Cupti& cupti, live::CounterSet set,
                                                       Backend& backend, int device) {
    auto counting = std::make_unique<RangeCounting>(backend);
    KS_TRY(counting->session_, CuptiSession::open(cupti, device, CUPTI_PROFILER_RANGE_PROFILING));
    KS_TRY(counting->host_, HostProfiler::open(cupti, counting->session_->chip(), set));
    KS_TRY(counting->profiler_, RangeProfiler::open(cupti, *counting->host_, RangePlan::most_ranges));
    return std::unique_ptr<Counting>(std::move(counting));
}

std::int64_t RangeCounting::passes_left() const {
    // CUPTI reports when it has all passes. If it needs two more than it announced, it will never finish.
    if (complete_ || failure_ || made_ >= host_->passes() + 2)
        return 0;
    return std::max<std::int64_t>(1, host_->passes() - made_);
}

void RangeCounting::note(const Result<void>& result) {
    if (result || failure_)
        return;
    failure_ = result.error();
    backend_.observe(nullptr);
}

void RangeCounting::begin_pass() {
    if (complete_ || failure_)
        return;
    plan_ = RangePlan(profiler_->most_ranges());
    note(profiler_->begin_pass());
    if (!failure_)
        backend_.observe(this);
}

Result<void> RangeCounting::before_launch(const std::string& kernel, Context& context) {
    const RangePlan::Step step = plan_.before(kernel);
    if (step.end || step.begin)
        KS_CHECK(backend_.synchronise(context));
    if (step.end)
        note(profiler_->end_range());
    if (step.begin && !failure_)
        note(profiler_->begin_range(plan_.ranges().size() - 1));
    return {};
}

Result<void> RangeCounting::after_launch(const std::string& /*kernel*/, Context& context) {
    if (!plan_.after())
        return {};
    const Result<void> waited = backend_.synchronise(context);
    note(profiler_->end_range()); // also for a cancelled run, because the pass has to end
    return waited;
}

Result<void> RangeCounting::end_counted_pass() {
    Context context; // a pass ends even if the run is cancelled
    KS_CHECK(backend_.synchronise(context));
    if (plan_.close())
        KS_CHECK(profiler_->end_range());
    KS_TRY(complete_, profiler_->end_pass());
    ++made_;
    return {};
}

void RangeCounting::end_pass() {
    backend_.observe(nullptr);
    if (complete_ || failure_)
        return;
    note(end_counted_pass());
    if (complete_ && !failure_)
        take_values();
}

void RangeCounting::take_values() {
    Result<std::vector<std::vector<double>>> values = profiler_->values();
    if (!values) {
        failure_ = values.error();
        return;
    }
    std::vector<CountedRange> counted;
    const auto ranges = plan_.ranges();
    for (std::size_t i = 0; i < ranges.size() && i < values->size(); ++i)
        if (!(*values)[i].empty())
            counted.push_back({ranges[i].kernel, ranges[i].launches, std::move((*values)[i])});
    kernels_ = by_kernel(host_->metrics(), counted);
}

live::Counters RangeCounting::finish() {
    backend_.observe(nullptr);
    live::Counters counters{.chip = session_->chip(), .passes = made_, .ranges = std::move(kernels_)};
    if (failure_)
        counters.unavailable = sentence_of(*failure_);
    else if (!complete_)
        counters.unavailable =
            formatted("the run ended after {} of the counters' {} passes", made_, host_->passes());
    else if (counters.ranges.empty())
        counters.unavailable = "CUPTI counted nothing in the launches of this run";
    profiler_.reset();
    session_.reset(); // the next run may count before this object is destroyed
    return counters;
}

} // namespace ks::gpu
